// Computes the rows that a scrolled list has to draw.

interface VisibleRowsProps {
  /** Index of the first visible row, not limited to `count`; negative while the rows start further down. */
  first: number
  /** Index of the last visible row, likewise; less than `first` before anything is measured. */
  last: number
  count: number
  /** How many more rows are drawn on either side. */
  overscan: number
  /** Index of a row that is always drawn; negative for none. */
  keep: number
}

/** Returns the indexes to draw, in order. Draws at least one row, also when all rows are above or below the window. */
export function visibleRows({ first, last, count, overscan, keep }: VisibleRowsProps): number[] {
  if (last < first || count === 0) return []
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1)
  const from = within(within(first) - overscan)
  const to = within(within(last) + overscan)
  const indexes = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (keep < 0 || keep >= count || (keep >= from && keep <= to)) return indexes
  return keep < from ? [keep, ...indexes] : [...indexes, keep]
}
