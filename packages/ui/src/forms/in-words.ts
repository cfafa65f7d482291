import { formatDate } from '../fields/date-field/date-text'
import { numberFormat } from '../theme/intl'

type Words = { on: string; off: string }

const two = (part: unknown) => String(part).padStart(2, '0')

/** Formats a value for conflicts; an empty string for none. */
export function inWords(value: unknown, locale: string, words: Words): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (typeof value === 'string') {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, locale)
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
  if (typeof value === 'number') return numberFormat(locale).format(value)
  if (Array.isArray(value)) return value.map((one) => inWords(one, locale, words)).join(', ')
  const { hour, minute } = value as { hour?: unknown; minute?: unknown }
  if (typeof hour === 'number') return `${two(hour)}:${two(minute ?? 0)}`
  return inWords(Object.values(value), locale, words)
}
