import { check, type FieldError, type Path, type StoredKind, walk, type z } from '@kiosk-admin/api-client'
import { json } from '../db/json'
import { invalid, Refusal } from '../refusal'
import { type RuleContext, ruleOf } from '../rules/index'
import { createPause } from '../rules/pause'
import { sanitiseRichText } from '../rules/rich-text'
import { TooMuchText, textErrorOf } from '../rules/rich-text-tree'
import type { Db } from '../seams'
import { type AuditAction, areaOfRecord, note } from './audit'
import type { MallRow } from './malls'
import { type ContentRow, type Data, nameOf, recordOf } from './records'
import { danglingIn, lockRecords, type Reference, referencesIn, saveReferences } from './references'
import type { Change } from './transaction'

/** Who writes what, where and when. */
export type Writer<K extends StoredKind = StoredKind> = Change & {
  type: K
  mall: MallRow
  /** Refuses a record that the writer may not write: kinds that are guarded by type. */
  allow: (data: Data) => void
}

/** Sends what fails a check back to its sender. */
export function refuseIfWrong(errors: FieldError[]): void {
  if (errors.length > 0) throw new Refusal('validation', { errors })
}

/** Checks what did not come as a call's body, such as an imported row. */
export function checkBody<S extends z.ZodMiniType>(
  { mall }: Pick<Writer, 'mall'>,
  schema: S,
  input: unknown,
): z.output<S> {
  const result = check(schema, input, { languages: mall.languages })
  if (!result.ok) throw new Refusal('validation', { errors: result.errors })
  return result.value
}

/** The fields as they are stored: rich text holds nothing but the allow-list. */
export async function cleaned(type: StoredKind, fields: Data): Promise<Data> {
  const data = structuredClone(fields)
  const pause = createPause()
  const errors: FieldError[] = []
  for (const { texts, path } of richTextsIn(type, data)) {
    for (const [language, html] of Object.entries(texts)) {
      const at = [...path, language].join('.')
      const clean = await sanitiseRichText(html, pause).catch((error: unknown) => {
        if (!(error instanceof TooMuchText)) throw error
        errors.push(textErrorOf(at, error))
        return ''
      })
      if (clean === '') delete texts[language]
      else texts[language] = clean
    }
  }
  refuseIfWrong(errors)
  return data
}

function richTextsIn(type: StoredKind, data: Data) {
  const found: { texts: Record<string, string>; path: Path }[] = []
  walk(type.body, data, ({ rich }, texts, path) => {
    if (rich && typeof texts === 'object' && texts !== null)
      found.push({ texts: texts as Record<string, string>, path })
  })
  return found
}

/** Locks the record itself and everything that it is about to refer to, in one go. */
export async function lockFor(tx: Db, id: string, references: readonly Reference[]): Promise<Map<string, ContentRow>> {
  return lockRecords(tx, [id, ...references.map(({ toId }) => toId)])
}

/** The stored record of this kind and mall, or none: what lies in the trash is not there. */
export function present(writer: Writer, row: ContentRow | undefined): ContentRow {
  if (row?.mall_id !== writer.mall.id || row.type !== writer.type.type || row.deleted_at !== null) {
    throw new Refusal('not_found')
  }
  return row
}

type Checked = {
  id: string
  before: Data | undefined
  after: Data
  references: readonly Reference[]
  locked: ReadonlyMap<string, ContentRow>
}

/** Everything that a schema cannot say about a record: what it names is there, its kind's own rules hold. */
export async function requireSound(tx: Db, writer: Writer, change: Checked): Promise<void> {
  const { type, mall } = writer
  const { id, before, after, references, locked } = change
  if (before && typeof type.area !== 'string' && before.type !== after.type) {
    throw invalid('type', 'A record’s type can’t be changed.')
  }
  refuseIfWrong(await danglingIn(tx, mall.id, references, locked))
  refuseIfWrong(await brokenRules(tx, writer, [{ id, data: after }]))
}

/** What is wrong with records by the rules of their kind. */
export async function brokenRules(
  tx: Db,
  { type, mall }: Pick<Writer, 'type' | 'mall'>,
  records: RuleContext['records'],
): Promise<FieldError[]> {
  const wrong = records.length > 0 ? await ruleOf(type)?.({ db: tx, mall, records }) : undefined
  return (wrong ?? []).map(({ error }) => error)
}

/** Inserts a record that has been found sound. `undefined`: another one came first with this id. */
export async function insertRecord(
  tx: Db,
  writer: Writer,
  { id, after, references }: Omit<Checked, 'before' | 'locked'>,
  action: AuditAction,
): Promise<ContentRow | undefined> {
  const { type, mall, by, now } = writer
  const row = await tx
    .insertInto('content')
    .values({
      mall_id: mall.id,
      id,
      type: type.type,
      data: json(after),
      created_at: now,
      created_by: json(by),
      updated_at: now,
      updated_by: json(by),
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  await saveReferences(tx, mall.id, id, references)
  await note(writer, [writtenOf(writer, row, action, undefined, after)])
  return row
}

/** Writes the next version of a record that is locked and has been found sound. */
export async function updateRecord(
  tx: Db,
  writer: Pick<Writer, 'type'> & Change,
  before: ContentRow,
  after: Data,
  action: AuditAction,
): Promise<ContentRow> {
  const { type, by, now } = writer
  const row = await tx
    .updateTable('content')
    .set({ data: json(after), version: before.version + 1, updated_at: now, updated_by: json(by) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveReferences(tx, before.mall_id, before.id, referencesIn(type, after))
  await note(writer, [writtenOf(writer, row, action, before.data, after)])
  return row
}

export const writtenOf = (
  { type }: Pick<Writer, 'type'>,
  row: ContentRow,
  action: AuditAction,
  before?: Data,
  after?: Data,
) => ({
  mallId: row.mall_id,
  area: areaOfRecord(type, row.data),
  action,
  resource: type.resource,
  id: row.id,
  name: nameOf(row.data),
  before,
  after,
})

export const conflictWith = (row: ContentRow) => new Refusal('conflict', { current: recordOf(row) })
