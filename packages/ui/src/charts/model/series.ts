import { type IsoDate, isDay } from '../../theme/days'

/** Where a point stands along the chart: a day (`2026-11-21`), a moment, or a number. */
export type ChartX = IsoDate | Date | number

export interface ChartSeries {
  id: string
  name: string
  /** One for each place along the chart; `null` where nothing is known, which leaves a gap. */
  values: readonly (number | null)[]
  /** The same places of the period before. */
  previous?: readonly (number | null)[]
}

/** The colours of `look.md`, in their order: six, then from the first again. */
export const chartColour = (index: number) => `var(--k-chart-${(index % 6) + 1})`

/** Days as the moment they begin in UTC, so that equal days are equally wide whatever the clocks do. */
export const placeOf = (x: ChartX): number => {
  if (typeof x === 'number') return x
  if (typeof x !== 'string') return x.getTime()
  if (!isDay(x)) throw new RangeError(`Not a day: ${x}`)
  return Date.parse(x)
}

/** Whether two are one place; moments by when they are. */
export const isSame = (one: ChartX | string, other: ChartX | string | undefined): boolean =>
  one instanceof Date ? other instanceof Date && one.getTime() === other.getTime() : one === other

/** The place nearest to another; places ascend. -1 without any. */
export function nearestIndex(places: readonly number[], at: number): number {
  if (places.length === 0) return -1
  let low = 0
  let high = places.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((places[middle] as number) <= at) low = middle
    else high = middle
  }
  return at - (places[low] as number) <= (places[high] as number) - at ? low : high
}

/** Zero, and all values: bars and areas are only true from zero. */
export function extentOf(lists: readonly (readonly (number | null)[] | undefined)[]): readonly [number, number] {
  let [least, most] = [0, 0]
  for (const list of lists) {
    for (const value of list ?? []) {
      if (value === null) continue
      if (value < least) least = value
      if (value > most) most = value
    }
  }
  return [least, most]
}

/** The first and last of the places within two others, both included; undefined where none is. */
export function indexesWithin(places: readonly number[], from: number, to: number) {
  const first = places.findIndex((place) => place >= from)
  const last = places.findLastIndex((place) => place <= to)
  return first === -1 || last < first ? undefined : ([first, last] as const)
}

/** Points that no line reaches, for both their neighbours are unknown: they are drawn as dots. */
export const lonePoints = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, index) => {
    const alone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    return value !== null && alone ? [index] : []
  })

export interface Change {
  difference: number
  /** Part of what it was before, 0.26 for 26 % more; undefined where it was nothing. */
  share: number | undefined
}

/** What became of a figure since the period before. */
export const changeSince = (now: number, before: number): Change => ({
  difference: now - before,
  share: before === 0 ? undefined : (now - before) / Math.abs(before),
})
