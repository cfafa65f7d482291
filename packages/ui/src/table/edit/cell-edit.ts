import type { SelectOption } from '../../fields/select/select'
import { type IsoDate, isDay } from '../../theme/days'

/** How the cells of one column are edited: what is typed, and what becomes of it. */
interface EditOf<Row, Value> {
  value(row: Row): Value
  /** The row with a new value: what the cell shows while it is being saved. */
  set(row: Row, value: Value): Row
  /**
   * Saves the changed row. What it answers is waited for, so let that include the list's refresh; when it rejects, the
   * cell shows again what was there before, and says so.
   */
  save(row: Row, before: Row): unknown
  /** What is wrong with a value, in words. */
  check?(value: Value, row: Row): string | undefined
  /** Why a row's cell cannot be edited. */
  locked?(row: Row): string | undefined
}

/** A column's editor: one of the kit's fields. */
export type CellEdit<Row> =
  | ({ kind: 'text' } & EditOf<Row, string>)
  | ({ kind: 'number'; min?: number; max?: number; step?: number } & EditOf<Row, number | null>)
  | ({ kind: 'select'; options: readonly SelectOption[] } & EditOf<Row, string>)
  | ({ kind: 'switch' } & EditOf<Row, boolean>)
  | ({ kind: 'date'; min?: IsoDate; max?: IsoDate } & EditOf<Row, IsoDate>)

export type CellDraft = string | number | boolean | null

/** An editor of any kind; it only gets drafts that its own field made. */
export type AnyEdit<Row> = { kind: CellEdit<Row>['kind'] } & EditOf<Row, CellDraft>

/** Whether the field could read what was typed; it says itself what is wrong. */
export const isReadable = (kind: CellEdit<unknown>['kind'], draft: CellDraft): boolean =>
  !(kind === 'number' && Number.isNaN(draft)) && !(kind === 'date' && draft !== '' && !isDay(String(draft)))

/** What a cell that is not edited right now has to say. */
export type CellSave = { state: 'saving'; draft: CellDraft } | { state: 'failed'; draft: CellDraft; message: string }

export type CellSaves = ReadonlyMap<string, CellSave>

/** Rows and columns may be called anything. */
export const cellKey = (rowId: string, column: string) => JSON.stringify([rowId, column])

export function withSave(saves: CellSaves, key: string, save: CellSave | undefined): CellSaves {
  const next = new Map(saves)
  if (save) next.set(key, save)
  else next.delete(key)
  return next
}
