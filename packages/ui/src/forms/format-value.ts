import { formatDate } from '../fields/date-field/date-text'
import { numberFormat } from '../theme/intl'

type SwitchLabels = { on: string; off: string }

const two = (part: unknown) => String(part).padStart(2, '0')

/** Formats a value for conflicts; an empty string for none. */
export function formatValue(value: unknown, locale: string, labels: SwitchLabels): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? labels.on : labels.off
  if (typeof value === 'string') {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, locale)
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
  if (typeof value === 'number') return numberFormat(locale).format(value)
  if (Array.isArray(value)) return value.map((one) => formatValue(one, locale, labels)).join(', ')
  const { hour, minute } = value as { hour?: unknown; minute?: unknown }
  if (typeof hour === 'number') return `${two(hour)}:${two(minute ?? 0)}`
  return formatValue(Object.values(value), locale, labels)
}
