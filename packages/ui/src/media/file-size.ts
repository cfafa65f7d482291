import { numberFormat } from '../theme/intl'

/** How large a file is, in the language of the interface; a megabyte is 1,048,576 bytes, as in the limit of uploads. */
export function fileSize(locale: string, bytes: number): string {
  const [unit, size] =
    bytes < 1024
      ? (['byte', 1] as const)
      : bytes < 1024 * 1024
        ? (['kilobyte', 1024] as const)
        : (['megabyte', 1024 * 1024] as const)
  const amount = bytes / size
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount)
}
