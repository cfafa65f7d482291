// Marks on a map that keep their size: pins with their texts, and pictograms.

import type { Point } from '../model'
import { type Box, overlap } from './plane'

/** The size of a mark, in pixels. */
export type Size = { width: number; height: number }

/** Where a mark is beside its point. */
export type MarkSide = 'above' | 'below' | 'right' | 'left'

/** A mark beside a point, within the window: at the first of the sides that is free, else at the first. */
export function placeBeside(
  tip: Point,
  { width, height, gap }: Size & { gap: number },
  sides: readonly MarkSide[],
  { taken, within }: { taken: readonly Box[]; within: Size },
): Box {
  const [left, top] = [tip.x - width / 2, tip.y - height / 2]
  const beside: Record<MarkSide, Point> = {
    above: { x: left, y: tip.y - gap - height },
    below: { x: left, y: tip.y + gap },
    right: { x: tip.x + gap, y: top },
    left: { x: tip.x - gap - width, y: top },
  }
  const places = sides
    .map((side) => beside[side])
    .map(({ x, y }) => ({ x: bounded(x, width, within.width), y: bounded(y, height, within.height), width, height }))
  const covers = (place: Box) => taken.some((box) => overlap(place, box)) || isOver(place, tip)
  return places.find((place) => !covers(place)) ?? places[0] ?? { ...tip, width, height }
}

const bounded = (start: number, length: number, end: number) => Math.max(0, Math.min(start, end - length))
const isOver = (box: Box, { x, y }: Point) => overlap(box, { x, y, width: 0, height: 0 })

/** The square of a size in pixels around a point. */
export const around = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
})

/** Those that cover neither what is taken nor one before them. */
export function withoutOverlaps<T extends { box: Box }>(marks: readonly T[], taken: readonly Box[]): T[] {
  const kept: T[] = []
  for (const mark of marks) {
    if (![...taken, ...kept.map(({ box }) => box)].some((box) => overlap(mark.box, box))) kept.push(mark)
  }
  return kept
}
