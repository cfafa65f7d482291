// Reads and writes numbers as people type them.

import { numberFormat } from '../../theme/intl'

/** Whether a text is a number with at most `decimals` fraction digits: `-1.5`. */
export const isNumber = (text: string, decimals: number): boolean =>
  (decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+(\\.\\d{1,${decimals}})?$`)).test(text)

/** The thousands and decimal separators of a locale. */
function separatorsOf(locale: string) {
  const format = numberFormat(locale, { minimumFractionDigits: 1, numberingSystem: 'latn' })
  const parts = format.formatToParts(1234567.5)
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: of('group'), decimal: of('decimal') }
}

/** Writes `-1234.5` with the decimal separator of the locale, and without thousands separators. */
export const formatNumber = (text: string, locale: string): string =>
  // integers need no locale
  text.includes('.') ? text.replace('.', separatorsOf(locale).decimal) : text

const MINUS = /^[−–]/
// Swiss thousands have apostrophes
const SPACES = /[\s'’]/g

/**
 * Reads a number as people type it: `1 234`, and with decimals in the locale's way, `1.234,5` or `1234,5`. A point or
 * comma that separates no thousands is a decimal separator in every locale, as on the keypad.
 * @returns the number as `-1234.5`, or undefined when it is none
 */
export function parseNumber(text: string, locale: string, decimals: number): string | undefined {
  const plain = text.replace(SPACES, '').replace(MINUS, '-')
  if (decimals === 0) return isNumber(plain, 0) ? String(Number(plain)) : undefined
  const { group, decimal } = separatorsOf(locale)
  const [whole = '', fraction, ...more] = plain.split(decimal)
  const grouped = isGrouped(whole, group)
  const read = grouped
    ? [whole.replaceAll(group, ''), ...(fraction === undefined ? [] : [fraction])].join('.')
    : plain.replace(/[.,]/, '.')
  const number = read.replace(/^(-?)\./, '$10.')
  return more.length === 0 && isNumber(number, decimals) ? String(Number(number)) : undefined
}

/** Whether thousands are separated where they should be: `1.234.567`, not `1.5`. */
const isGrouped = (whole: string, group: string) => {
  const [first = '', ...rest] = group === '' ? [whole] : whole.split(group)
  return rest.length > 0 && /^-?\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part))
}

type StepOptions = { min: number; max: number; decimals: number }

/** The number after a step, within the bounds and without the errors of binary fractions. */
export function stepNumber(from: number, by: number, { min, max, decimals }: StepOptions): string {
  const next = Math.min(max, Math.max(min, (Number.isNaN(from) ? 0 : from) + by))
  return decimals === 0 ? String(next) : String(Number(next.toFixed(decimals)))
}
