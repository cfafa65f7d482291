import { numberFormat } from '../theme/intl'

/** Formats a file size by locale; a megabyte is 1,048,576 bytes, as in the upload limit. */
export function fileSize(locale: string, bytes: number): string {
  if (bytes < 1024) {
    // Short units: no plural in English; browsers without Icelandic have no word for it.
    if (locale.startsWith('is')) return `${numberFormat(locale).format(bytes)} bæti`
    return numberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
  }
  const [unit, size] = bytes < 1024 * 1024 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 * 1024] as const)
  const amount = bytes / size
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount)
}
