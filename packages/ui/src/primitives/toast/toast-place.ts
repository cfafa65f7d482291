/** A rectangle of the window, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Size = { width: number; height: number }

/** Space kept between a message and a control, in pixels. */
const GAP = 4
/** How far apart the places are that are tried, in pixels. */
const STEP = 8

const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP &&
  one.right > other.left - GAP &&
  one.top < other.bottom + GAP &&
  one.bottom > other.top - GAP

export const isCovered = (box: Box, controls: readonly Box[]) => controls.some((control) => overlap(box, control))

/**
 * The free place nearest to the bottom, at the inline end where there is a choice.
 * @param size Of the messages.
 * @param area Where they may be.
 * @param controls What they must not cover.
 * @returns Undefined where no place is free.
 */
export function freePlace(size: Size, area: Box, controls: readonly Box[], rtl = false): Box | undefined {
  const ends = [area.right - size.width, area.left]
  if (rtl) ends.reverse()
  const columns = [...ends, (area.left + area.right - size.width) / 2]
  for (let top = area.bottom - size.height; top >= area.top; top -= STEP) {
    for (const left of columns) {
      const box = { left, top, right: left + size.width, bottom: top + size.height }
      if (!isCovered(box, controls)) return box
    }
  }
  return undefined
}
