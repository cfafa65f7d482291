import type { SelectOption } from '../../fields/options/options'
import { type IsoDate, isDay } from '../../theme/days'

/** Editing of one column's cells. */
interface EditOf<Row, Value> {
  value(row: Row): Value
  /** The row with a new value, shown while saving. */
  set(row: Row, value: Value): Row
  /**
   * Saves the changed row. The returned promise should include refreshing the list; when it rejects, the cell shows its
   * previous value and an error.
   */
  save(row: Row, before: Row): unknown
  /** Validation message of a value. */
  check?(value: Value, row: Row): string | undefined
  /** Reason why a row's cell is read-only. */
  locked?(row: Row): string | undefined
}

/** Editor of a column: one of the kit's fields. */
export type CellEdit<Row> =
  | ({ kind: 'text' } & EditOf<Row, string>)
  | ({ kind: 'number'; min?: number; max?: number; step?: number } & EditOf<Row, number | null>)
  | ({ kind: 'select'; options: readonly SelectOption[] } & EditOf<Row, string>)
  | ({ kind: 'switch' } & EditOf<Row, boolean>)
  | ({ kind: 'date'; min?: IsoDate; max?: IsoDate } & EditOf<Row, IsoDate>)

export type CellDraft = string | number | boolean | null

/** An editor of any kind; it only receives drafts of its own field. */
export type AnyEdit<Row> = { kind: CellEdit<Row>['kind'] } & EditOf<Row, CellDraft>

/** Whether the field could parse the input; it shows its own error. */
export const isReadable = (kind: CellEdit<unknown>['kind'], draft: CellDraft): boolean =>
  !(kind === 'number' && Number.isNaN(draft)) && !(kind === 'date' && draft !== '' && !isDay(String(draft)))

/** State of a cell with a value that is being saved or was not saved. */
export type CellSave = { state: 'saving'; draft: CellDraft } | { state: 'failed'; draft: CellDraft; message: string }

export type CellSaves = ReadonlyMap<string, CellSave>

/** JSON, because ids of rows and columns may contain any character. */
export const cellKey = (rowId: string, column: string) => JSON.stringify([rowId, column])

export function withSave(saves: CellSaves, key: string, save: CellSave | undefined): CellSaves {
  const next = new Map(saves)
  if (save) next.set(key, save)
  else next.delete(key)
  return next
}
