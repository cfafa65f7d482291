import { numberFormat } from '../theme/intl'

/** How large a file is, in the language of the interface; a megabyte is 1,048,576 bytes, as in the limit of uploads. */
export function fileSize(locale: string, bytes: number): string {
  if (bytes < 1024) {
    // Short, English has no plural; browsers without Icelandic have no word of it.
    if (locale.startsWith('is')) return `${numberFormat(locale).format(bytes)} bæti`
    return numberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
  }
  const [unit, size] = bytes < 1024 * 1024 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 * 1024] as const)
  const amount = bytes / size
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount)
}
