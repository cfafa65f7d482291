// Places of marks along a slider.

/** A marked value, with a text below or without. */
export type SliderMark = number | { value: number; label: string }

/** Diameter of the thumb in px, which stays inside the track at both ends. */
export const THUMB = 20

export interface PlacedMark {
  value: number
  label: string | undefined
  /** Distance of the thumb's centre from the start of the track: a CSS length. */
  start: string
  /** The end of the track at which it is, where its text must not stick out. */
  edge: 'start' | 'end' | undefined
}

/** Places marks where the centre of the thumb stops; marks outside of the range are left out. */
export function placeMarks(marks: readonly SliderMark[], min: number, max: number): PlacedMark[] {
  return marks.flatMap((mark) => {
    const { value, label } = typeof mark === 'number' ? { value: mark, label: undefined } : mark
    if (value < min || value > max || max <= min) return []
    const share = (value - min) / (max - min)
    const shift = (0.5 - share) * THUMB
    const edge = share === 0 ? 'start' : share === 1 ? 'end' : undefined
    return [{ value, label, start: `calc(${share * 100}% + ${shift}px)`, edge }]
  })
}
