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

/** The selection including the range; `idAt` returns undefined for rows that cannot be selected. */
export function selectRange({ before, anchor, at }: RowRange, idAt: (index: number) => string | undefined): string[] {
  const selected = new Set(before)
  for (let index = Math.max(0, Math.min(anchor, at)); index <= Math.max(anchor, at); index++) {
    const id = idAt(index)
    if (id !== undefined) selected.add(id)
  }
  return [...selected]
}
