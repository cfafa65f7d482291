interface Sought {
  /** Where the first row in sight would be, were there enough of them; below 0 where the rows begin further down. */
  first: number
  /** The last one, likewise; before `first` where nothing is known yet. */
  last: number
  count: number
  /** How many more are drawn on either side. */
  overscan: number
  /** One that is drawn wherever it is; below 0 for none. */
  keep: number
}

/** The indexes to draw, in order. At least one row is near what is in sight, also where all of them are above or below. */
export function rowsInSight({ first, last, count, overscan, keep }: Sought): number[] {
  if (last < first || count === 0) return []
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1)
  const from = within(within(first) - overscan)
  const to = within(within(last) + overscan)
  const indexes = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (keep < 0 || keep >= count || (keep >= from && keep <= to)) return indexes
  return keep < from ? [keep, ...indexes] : [...indexes, keep]
}
