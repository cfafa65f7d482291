/** A range of rows that grows and shrinks: from where it began to where the keyboard stands. */
export interface RowRange {
  /** What was selected before, which the range never takes away. */
  before: readonly string[]
  anchor: number
  at: number
}

/** The range after a step, which goes on from the one before if that ended here. */
export const stepRange = (
  range: RowRange | undefined,
  from: number,
  to: number,
  selection: readonly string[],
): RowRange => (range?.at === from ? { ...range, at: to } : { before: selection, anchor: from, at: to })

/** What is selected with the range; `idAt` answers nothing for rows that cannot be selected. */
export function selectRange({ before, anchor, at }: RowRange, idAt: (index: number) => string | undefined): string[] {
  const selected = new Set(before)
  for (let index = Math.max(0, Math.min(anchor, at)); index <= Math.max(anchor, at); index++) {
    const id = idAt(index)
    if (id !== undefined) selected.add(id)
  }
  return [...selected]
}
