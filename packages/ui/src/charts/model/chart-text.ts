import { isDay } from '../../theme/days'
import { dateTimeFormat, numberFormat } from '../../theme/intl'
import { type ChartX, isSame } from './series'

export interface ChartTextOptions {
  locale: string
  timeZone: string
  /** Formats values. @default the number format of the locale */
  format?: Intl.NumberFormatOptions
  /** The unit after a value: `clicks`. */
  unit?: (value: number) => string
  /** Formats an x value that is neither day nor moment: `Week 47`. @default a date of the locale */
  placeName?: (place: ChartX | string) => string
  /** The x value in progress. */
  unfinished?: ChartX | string | undefined
  /** Names the x value in progress. @default like any other */
  soFar?: (place: string) => string
  /** The x values of which a part was counted. */
  partial?: readonly (ChartX | string)[] | undefined
  /** Names an x value of which a part was counted. @default like any other */
  incomplete?: (place: string) => string
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** Formats values and x values in the user's language. */
export function chartText({
  locale,
  timeZone,
  format,
  unit,
  placeName,
  unfinished,
  soFar = (place) => place,
  partial = [],
  incomplete = (place) => place,
}: ChartTextOptions) {
  const number = numberFormat(locale, format)
  const percent = numberFormat(locale, { style: 'percent' })
  const change = numberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  const signed = numberFormat(locale, { ...format, signDisplay: 'exceptZero' })
  // Days have no time zone, moments do.
  const dayShort = dateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' })
  const dayLong = dateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  const month = dateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' })
  const date = dateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' })
  const time = dateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const momentLong = dateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })

  const value = (one: number) => number.format(one)
  const whole = (x: ChartX | string) => {
    if (placeName) return placeName(x)
    if (typeof x === 'number') return numberFormat(locale).format(x)
    if (typeof x === 'string') return isDay(x) ? dayLong.format(day(x)) : x
    return `${momentLong.format(x)}, ${time.format(x)}`
  }
  const long = (x: ChartX | string) => {
    if (isSame(x, unfinished)) return soFar(whole(x))
    return partial.some((one) => isSame(x, one)) ? incomplete(whole(x)) : whole(x)
  }
  return {
    value,
    valueWithUnit: (one: number) => (unit ? `${value(one)} ${unit(one)}` : value(one)),
    percent: (share: number) => percent.format(share),
    change: (share: number) => change.format(share),
    difference: (one: number) => signed.format(one),
    /** Below the chart: 20 Nov, 16:00. A day among months is its month. */
    short(x: ChartX | string, among: 'days' | 'months' = 'days') {
      if (typeof x === 'number') return numberFormat(locale).format(x)
      if (typeof x === 'string') return isDay(x) ? (among === 'months' ? month : dayShort).format(day(x)) : x
      const clock = time.format(x)
      return clock === '00:00' ? date.format(x) : clock
    },
    /** In the tooltip: Friday 20 November; Friday 20 November, 16:00; Saturday 21 November, so far. */
    long,
  }
}

export type ChartText = ReturnType<typeof chartText>
