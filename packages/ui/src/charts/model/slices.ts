/** A part of a whole. */
export interface PiePart {
  id: string
  name: string
  value: number
}

export interface PieSlice extends PiePart {
  /** Share of the whole, 0 to 1. */
  share: number
  /** The parts combined as "Other". */
  parts?: readonly PiePart[]
}

/** The id of "Other", which no part may have. */
const REST = ' rest'

/** More colours cannot be distinguished. */
export const MOST_SLICES = 6

/** The largest parts in order, and the rest as "Other"; parts of 0 or less have no slice. */
export function slicesOf(parts: readonly PiePart[], other: string, most = MOST_SLICES): PieSlice[] {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)
  const total = sorted.reduce((sum, { value }) => sum + value, 0)
  const kept = sorted.length > most ? sorted.slice(0, most - 1) : sorted
  const rest = sorted.slice(kept.length)
  const slices: PieSlice[] = kept.map((part) => ({ ...part, share: part.value / total }))
  if (rest.length === 0) return slices
  const value = rest.reduce((sum, one) => sum + one.value, 0)
  return [...slices, { id: REST, name: other, value, share: value / total, parts: rest }]
}

/**
 * Index of the slice at a position, in px from the centre; angles run clockwise from the top. -1 in the hole and
 * outside.
 */
export function sliceAt(slices: readonly PieSlice[], x: number, y: number, inner: number, outer: number): number {
  const distance = Math.hypot(x, y)
  if (distance < inner || distance > outer) return -1
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
  let end = 0
  return slices.findIndex(({ share }, index) => {
    end += share
    return turn < end || index === slices.length - 1
  })
}
