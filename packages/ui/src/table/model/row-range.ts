/** A range of rows from an anchor to the active row. */
export interface RowRange {
  /** The previous selection, which the range never reduces. */
  before: readonly string[]
  anchor: number
  at: number
}

/** The range after a step; continues the previous range if it ended at `from`. */
export const stepRange = (
  range: RowRange | undefined,
  from: number,
  to: number,
  selection: readonly string[],
): RowRange => (range?.at === from ? { ...range, at: to } : { before: selection, anchor: from, at: to })

/** Indexes of the first and last row of a range; the header is not a row. */
export const endsOf = ({ anchor, at }: RowRange) => ({
  first: Math.max(0, Math.min(anchor, at)),
  last: Math.max(anchor, at),
})
