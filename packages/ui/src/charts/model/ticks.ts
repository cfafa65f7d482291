// Tick values and label positions of chart axes.

import { scaleLinear } from '@visx/scale'
import { timeInZone } from '../../theme/days'
import { type ChartX, placeOf } from './series'

/** Round tick values that cover the range; integers if all values are integers. */
export function valueScale(extent: readonly [number, number], count: number, whole: boolean) {
  const [least, most] = extent[0] === extent[1] ? [0, 1] : extent
  const scale = scaleLinear<number>({ domain: [least, most], nice: count })
  return { scale, ticks: scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick)) }
}

const MONTHS = [1, 2, 3, 6, 12]
const DAYS = [1, 2, 7, 14]
const HOURS = [1, 2, 3, 6, 12, 24]

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Day ticks at calendar steps: from the first day, or at the start of months. */
function dayTicks(days: readonly string[], room: number): number[] {
  const step = DAYS.find((one) => days.length / one <= room)
  if (step) return days.flatMap((_, index) => (index % step === 0 ? [index] : []))
  const begins = days.flatMap((day, index) => (day.endsWith('-01') ? [index] : []))
  // weekly and sparse days contain no start of a month
  if (begins.length < 2) return everyFew(days.length, room)
  const months = MONTHS.find((one) => begins.length / one <= room) ?? Math.ceil(begins.length / room / 12) * 12
  return begins.filter((index) => monthOf(days[index] as string) % months === 0)
}

/** Hour ticks in local time at a regular step; otherwise every n-th moment. */
function momentTicks(moments: readonly Date[], room: number, timeZone: string): number[] {
  const clock = moments.map((moment) => timeInZone(moment, timeZone))
  for (const step of HOURS) {
    const found = clock.flatMap((time, index) =>
      time.endsWith(':00') && Number(time.slice(0, 2)) % step === 0 ? [index] : [],
    )
    if (found.length > 1 && found.length <= room) return found
  }
  return everyFew(moments.length, room)
}

function everyFew(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

/** Indexes of the x values with a label; `room` is the number of labels that fit. */
export function tickIndexes(xs: readonly ChartX[], room: number, timeZone: string): number[] {
  const fits = Math.max(1, Math.floor(room))
  if (xs.every((x) => typeof x === 'string')) return dayTicks(xs, fits)
  if (xs.every((x) => x instanceof Date)) return momentTicks(xs, fits, timeZone)
  return everyFew(xs.length, fits)
}

/** Positions of labels beside line ends: as close as possible, `gap` apart, inside the chart. */
export function spreadLabels(positions: readonly number[], gap: number, least: number, most: number): number[] {
  const order = positions.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y)
  let floor = least
  for (const label of order) {
    label.y = Math.max(label.y, floor)
    floor = label.y + gap
  }
  let ceiling = most
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling)
    ceiling = label.y - gap
  }
  const placed = [...positions]
  for (const { y, index } of order) placed[index] = y
  return placed
}

/** Wraps legend labels into lines. */
export function flowLabels(widths: readonly number[], width: number, gap: number) {
  let [x, line] = [0, 0]
  const spots = widths.map((own) => {
    if (x > 0 && x + own > width) [x, line] = [0, line + 1]
    const spot = { x, line }
    x += own + gap
    return spot
  })
  return { spots, lines: line + (widths.length > 0 ? 1 : 0) }
}

/** Maximum text width in the kit's font, in px. Not measured, so that pictures do not depend on font loading. */
export const roughWidth = (text: string, size = 12) => Math.ceil([...text].length * size * 0.58)

/** Positions of x values between two ends. */
export function placeScale(xs: readonly ChartX[], width: number) {
  const places = xs.map(placeOf)
  const [first = 0, last = 1] = [places[0], places.at(-1)]
  // a single point is centred
  const domain = first === last ? [first - 1, first + 1] : [first, last]
  return { places, scale: scaleLinear<number>({ domain, range: [0, width] }) }
}
