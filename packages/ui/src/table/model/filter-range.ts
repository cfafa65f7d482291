/** An inclusive range; empty ends are open. */
export interface FilterRange {
  from: string
  to: string
}

/** Serialises a range as a filter value: `2026-11-01..2026-11-30`, `..20`; empty if both ends are open. */
export const rangeToText = ({ from, to }: FilterRange): string => (from || to ? `${from}..${to}` : '')

/** Parses a range; invalid text is open at both ends. */
export function textToRange(text: string | undefined): FilterRange {
  const [from, to] = (text ?? '').split('..')
  return from === undefined || to === undefined ? { from: '', to: '' } : { from, to }
}
