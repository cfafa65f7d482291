/** Both ends belong to it; an end that is empty is open. */
export interface FilterRange {
  from: string
  to: string
}

/** A range as one filter value: `2026-11-01..2026-11-30`, `..20`. Nothing when both ends are open. */
export const rangeToText = ({ from, to }: FilterRange): string => (from || to ? `${from}..${to}` : '')

/** What is no range is open at both ends. */
export function textToRange(text: string | undefined): FilterRange {
  const [from, to] = (text ?? '').split('..')
  return from === undefined || to === undefined ? { from: '', to: '' } : { from, to }
}
