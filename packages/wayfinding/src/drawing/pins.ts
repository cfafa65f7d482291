// Where the pins and buttons of a map are.

import type { Point } from '../model'
import type { Measure } from './labels'
import { around, type MarkSide, placeBeside, type Size } from './marks'
import type { Box } from './plane'

/** Height of the letters of pins, in pixels at the usual text size. */
export const pinText = 20
/** Height of the letters of buttons, in pixels at the usual text size. */
export const badgeText = 18
/** Width of the dot at the point of a pin, in pixels at the usual text size. */
export const dotSize = 26
const [pinHeight, pinRoom, pinGap] = [40, 28, 20]
const [badgeHeight, badgeRoom, badgeGap] = [48, 64, 8]

/** What pins and buttons mark, as picture fractions. */
export type PinnedPlaces = {
  here: { at: Point } | null
  /** `at` is where the way ends, `middle` that of the goal's unit. */
  goal: { name: string; at: Point; middle: Point | null } | null
  /** Ends of legs at connectors, with the name of the floor at the other end. */
  crossings: readonly { at: Point; floor: string }[]
}

/** `null` for those whose point is outside of the window. */
export type MapPins = {
  goal: Box | null
  here: Box | null
  /** Of `crossings`, in their order. */
  crossings: readonly (Box | null)[]
  /** All of them, and the points that they mark. */
  taken: readonly Box[]
}

export type PinOptions = {
  /** Maps points of the picture to pixels. */
  place: (point: Point) => Point
  /** The rectangle that pins stay in. */
  within: Size
  measure: Measure
  scale: number
  youAreHere: string
}

/** Places pins and buttons, none on top of another if there is room. */
export function pinsOf({ here, goal, crossings }: PinnedPlaces, options: PinOptions): MapPins {
  const { place, within, measure, scale, youAreHere } = options
  const isShown = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= within.width && y <= within.height
  const taken = [here?.at, goal?.at]
    .flatMap((at) => (at ? [place(at)] : []))
    .filter(isShown)
    .map((tip) => around(tip, dotSize * scale))
  const put = (at: Point, size: Size & { gap: number }, sides: readonly MarkSide[]) => {
    const tip = place(at)
    if (!isShown(tip)) return null
    const box = placeBeside(tip, size, sides, { taken, within })
    taken.push(box)
    return box
  }
  const sizeOf = (text: string, letters: number, room: number, height: number, gap: number) => ({
    width: measure(text, letters * scale) + room * scale,
    height: height * scale,
    gap: gap * scale,
  })
  const pinOf = (text: string) => sizeOf(text, pinText, pinRoom, pinHeight, pinGap)
  const badgeOf = (text: string) => sizeOf(text, badgeText, badgeRoom, badgeHeight, badgeGap)
  return {
    goal: goal && put(goal.at, pinOf(goal.name), sidesTowards(place(goal.at), goal.middle && place(goal.middle))),
    crossings: crossings.map(({ at, floor }) => put(at, badgeOf(floor), ['right', 'left', 'above', 'below'])),
    // the visitor looks at what is above
    here: here && put(here.at, pinOf(youAreHere), ['right', 'left', 'below', 'above']),
    taken,
  }
}

/** The side of what is entered first, so that a pin covers as little of the way as it can. */
function sidesTowards(tip: Point, middle: Point | null): MarkSide[] {
  if (!middle) return ['above', 'below', 'right', 'left']
  const [x, y] = [middle.x - tip.x, middle.y - tip.y]
  const across: [MarkSide, MarkSide] = x > 0 ? ['right', 'left'] : ['left', 'right']
  const upright: [MarkSide, MarkSide] = y > 0 ? ['below', 'above'] : ['above', 'below']
  const [[first, opposite], beside] = Math.abs(x) > Math.abs(y) ? [across, upright] : [upright, across]
  // the way comes from the opposite side
  return [first, ...beside, opposite]
}
