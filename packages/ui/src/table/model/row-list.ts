/** The rows of a table in order, of which a source may have loaded only some. */
export interface RowList<Row> {
  /** The loaded rows. */
  rows: readonly Row[]
  /** Number of rows, loaded or not. */
  count: number
  /** A row by its position; undefined if it is not loaded. */
  at: (index: number) => Row | undefined
  /** Position of the first loaded row that fits; -1 for none. */
  findIndex: (fits: (row: Row) => boolean) => number
  /** The same as long as all rows keep their positions, loaded or not. */
  order: unknown
}

/** A list of which all rows are loaded. */
export const listOf = <Row>(rows: readonly Row[]): RowList<Row> => ({
  rows,
  count: rows.length,
  at: (index) => rows[index],
  findIndex: (fits) => rows.findIndex(fits),
  order: rows,
})
