/** A rectangle of the window, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Size = { width: number; height: number }

/** Space kept between a message and a control, in pixels. */
const GAP = 4
/** Distance between candidate positions, in pixels. */
const STEP = 8

const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP &&
  one.right > other.left - GAP &&
  one.top < other.bottom + GAP &&
  one.bottom > other.top - GAP

export const isCovered = (box: Box, controls: readonly Box[]) => controls.some((control) => overlap(box, control))

/**
 * The free position nearest to the bottom, preferably at the inline end.
 * @param size Size of the messages.
 * @param area Allowed area.
 * @param controls Rectangles to keep uncovered.
 * @returns Undefined without a free position.
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
