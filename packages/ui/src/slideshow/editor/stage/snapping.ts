// Moves and resizes frames of layers with snapping.

import type { SlideFrame as Frame } from '../../slideshow'

/** A resize handle: `se` moves the right and the bottom edge. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** A guide line across the stage at a snapping position, in fractions. */
export type Guide = { axis: 'x' | 'y'; at: number }

/** Snapping distance, in fractions of each side. */
export type Reach = { x: number; y: number }

export type Snapped = { frame: Frame; guides: readonly Guide[] }

/** Minimum size of a layer, so that it can still be grabbed. */
export const SMALLEST = 0.02

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** Rounded to a hundredth of a percent, because sums of fractions would not be equal. */
const round = (value: number) => Math.round(value * 1e4) / 1e4

const roundFrame = ({ x, y, width, height }: Frame): Frame => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

/** The nearest frame that fits the stage. */
export function frameWithin({ x, y, width, height }: Frame): Frame {
  const wide = between(SMALLEST, width, 1)
  const high = between(SMALLEST, height, 1)
  return roundFrame({ x: between(0, x, 1 - wide), y: between(0, y, 1 - high), width: wide, height: high })
}

export const moveFrame = (frame: Frame, by: { x: number; y: number }): Frame =>
  frameWithin({ ...frame, x: frame.x + by.x, y: frame.y + by.y })

/** Moves the edges of a handle, up to the stage's edges and the opposite ones. */
export function resizeFrame(frame: Frame, handle: Handle, by: { x: number; y: number }): Frame {
  let { x, y, width, height } = frame
  const right = x + width
  const bottom = y + height
  if (handle.includes('w')) {
    x = between(0, x + by.x, right - SMALLEST)
    width = right - x
  } else if (handle.includes('e')) width = between(SMALLEST, width + by.x, 1 - x)
  if (handle.includes('n')) {
    y = between(0, y + by.y, bottom - SMALLEST)
    height = bottom - y
  } else if (handle.includes('s')) height = between(SMALLEST, height + by.y, 1 - y)
  return roundFrame({ x, y, width, height })
}

type Axis = 'x' | 'y'
const sizeOf = { x: 'width', y: 'height' } as const

/** Snapping positions: edges and centres of the stage and of the other layers. */
const linesOf = (axis: Axis, others: readonly Frame[]) => [
  0,
  0.5,
  1,
  ...others.flatMap((one) => {
    const start = one[axis]
    const size = one[sizeOf[axis]]
    return [start, start + size / 2, start + size]
  }),
]

/** Offset from the nearest position to a line within reach. */
function nearestLine(places: readonly number[], lines: readonly number[], reach: number) {
  let best: { by: number; at: number } | undefined
  for (const place of places) {
    for (const at of lines) {
      const by = at - place
      if (Math.abs(by) <= reach + 1e-9 && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  }
  return best
}

const guidesAt = (found: Partial<Record<Axis, { at: number } | undefined>>): Guide[] =>
  (['x', 'y'] as const).flatMap((axis) => {
    const line = found[axis]
    return line ? [{ axis, at: round(line.at) }] : []
  })

/** Moves a frame and snaps its edges and centre to those of the stage and of other layers. */
export function snapMove(frame: Frame, by: { x: number; y: number }, others: readonly Frame[], reach: Reach): Snapped {
  const moved = moveFrame(frame, by)
  const snap = (axis: Axis) => {
    const start = moved[axis]
    const size = moved[sizeOf[axis]]
    return nearestLine([start, start + size / 2, start + size], linesOf(axis, others), reach[axis])
  }
  const found = { x: snap('x'), y: snap('y') }
  const snapped = frameWithin({ ...moved, x: moved.x + (found.x?.by ?? 0), y: moved.y + (found.y?.by ?? 0) })
  return { frame: snapped, guides: guidesAt(found) }
}

/** Moves the edges of a handle with snapping. */
export function snapResize(
  frame: Frame,
  handle: Handle,
  by: { x: number; y: number },
  others: readonly Frame[],
  reach: Reach,
): Snapped {
  const sized = resizeFrame(frame, handle, by)
  const snap = (axis: Axis, [low, high]: [string, string]) => {
    const start = sized[axis]
    const place = handle.includes(low) ? start : handle.includes(high) ? start + sized[sizeOf[axis]] : undefined
    return place === undefined ? undefined : nearestLine([place], linesOf(axis, others), reach[axis])
  }
  const found = { x: snap('x', ['w', 'e']), y: snap('y', ['n', 's']) }
  const snapped = resizeFrame(sized, handle, { x: found.x?.by ?? 0, y: found.y?.by ?? 0 })
  return { frame: snapped, guides: guidesAt(found) }
}
