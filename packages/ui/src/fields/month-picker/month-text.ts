// Months as text, and as numbers counted from year 0.

import { isDay } from '../../theme/days'
import { formatDay, fullYear, monthNamed } from '../date-field/date-text'

/** A month as `YYYY-MM`. */
export type IsoMonth = string

/** The number of a month; undefined for other texts. */
export function monthNumber(text: string): number | undefined {
  return isDay(`${text}-01`) ? Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1 : undefined
}

export const monthOf = (number: number): IsoMonth =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** `November 2026`, in the locale's format; returns invalid text unchanged. */
export const formatMonth = (month: IsoMonth, locale: string): string =>
  monthNumber(month) === undefined ? month : formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })

/** `November`. */
export const monthName = (month: IsoMonth, locale: string): string =>
  formatDay(`${month}-01`, locale, { month: 'long' })

/**
 * Reads a month as people type it: `nov 2026`, `11/26`, `2026-11`, `november`. A year that is left out is this year.
 * @returns undefined when it is none
 */
export function parseMonth(text: string, locale: string, thisYear: number): IsoMonth | undefined {
  const words = text.trim().match(/\p{L}+\.?|\d+/gu) ?? []
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const [named, ...otherNames] = words.flatMap((word) => monthNamed(word, locale) ?? [])
  if (numbers.length > (named === undefined ? 2 : 1) || otherNames.length > 0) return undefined
  const yearFirst = numbers[0]?.length === 4
  const [month = '', year = thisYear] =
    named === undefined ? (yearFirst ? numbers.toReversed() : numbers) : [named, ...numbers]
  const whole = fullYear(Number(year), thisYear)
  const iso = `${String(whole).padStart(4, '0')}-${String(month).padStart(2, '0')}`
  return monthNumber(iso) === undefined ? undefined : iso
}
