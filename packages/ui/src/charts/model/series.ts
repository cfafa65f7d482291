import { type IsoDate, isDay } from '../../theme/days'

/** An x value: a day (`2026-11-21`), a moment or a number. */
export type ChartX = IsoDate | Date | number

export interface ChartSeries {
  id: string
  name: string
  /** One value for each x value; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** The values of the previous period. */
  previous?: readonly (number | null)[]
}

/** How series are drawn over time: lines, areas on top of each other, or areas that all begin at zero. */
export type LineShape = 'lines' | 'stacked' | 'overlapping'

/** The chart colours in order; the seventh series has the first again. */
export const chartColour = (index: number) => `var(--k-chart-${(index % 6) + 1})`

/** Position of an x value. Days start at midnight UTC, so that daylight saving does not change their width. */
export const placeOf = (x: ChartX): number => {
  if (typeof x === 'number') return x
  if (typeof x !== 'string') return x.getTime()
  if (!isDay(x)) throw new RangeError(`Not a day: ${x}`)
  return Date.parse(x)
}

/** Whether two x values are equal; moments compare by time. */
export const isSame = (one: ChartX | string, other: ChartX | string | undefined): boolean =>
  one instanceof Date ? other instanceof Date && one.getTime() === other.getTime() : one === other

/** Index of the nearest x value in ascending values; -1 for none. */
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

/** The value range including zero, since bars and areas must start at zero. */
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

/** Indexes of the first and last x value in a range; undefined for none. */
export function indexesWithin(places: readonly number[], from: number, to: number) {
  const first = places.findIndex((place) => place >= from)
  const last = places.findLastIndex((place) => place <= to)
  return first === -1 || last < first ? undefined : ([first, last] as const)
}

/** Points without a known neighbour, drawn as dots. */
export const lonePoints = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, index) => {
    const alone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    return value !== null && alone ? [index] : []
  })

export interface Change {
  difference: number
  /** Change in proportion to the previous value: 0.26 is 26 % more; undefined if that was 0. */
  share: number | undefined
}

/** Change of a value since the previous period. */
export const changeSince = (now: number, before: number): Change => ({
  difference: now - before,
  share: before === 0 ? undefined : (now - before) / Math.abs(before),
})
