import { fold } from '../../internal/fold'
import { type ColumnModel, textOf } from '../model/columns'

/** Different cells whose folded text is kept: columns of few values have the same ones in all rows. */
const KEPT = 5000

/** Creates a function that returns the folded text of a row's searchable columns. */
export function createRowText<Row>(columns: readonly ColumnModel<Row>[]): (row: Row) => string {
  const searched = columns.filter(({ search }) => search !== false)
  const known = new Map<string, string>()
  function foldCell(cell: string) {
    const kept = known.get(cell)
    if (kept !== undefined) return kept
    const folded = fold(cell)
    if (known.size < KEPT) known.set(cell, folded)
    return folded
  }
  return (row) => {
    const parts: string[] = []
    for (const { search, value } of searched) {
      const cell = value(row)
      if (search || typeof cell === 'string') parts.push(foldCell(textOf(cell)))
    }
    return parts.join('\n')
  }
}

/** Words of a search, folded once for all rows. Each has to occur in the text of a row. */
export const searchWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean)

/** Whether all rows with the words of a search have those of an earlier one, too, which then need not be searched again. */
export const narrows = (words: readonly string[], before: readonly string[]): boolean =>
  before.every((one) => words.some((word) => word.includes(one)))
