import { check, type FieldError, fieldErrorOf, type Permissions, walk, type z } from '@kiosk-admin/api-client'
import type { Path, StoredKind } from '@kiosk-admin/api-client/internal'
import { json } from '../../db/json'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { ruleOf } from '../../rules/index'
import { sanitiseRichText } from '../../rules/rich-text'
import { RichTextLimitError, richTextFieldError } from '../../rules/rich-text-parser'
import type { RuleContext } from '../../rules/rule'
import { createYield } from '../../rules/yield-to-event-loop'
import { areaOfRecord } from '../audit'
import type { MallRow } from '../malls/malls'
import { type ContentRow, type Data, idsOf, nameOf, recordOf } from '../records'
import { danglingReferences, lockRecords, referencesIn, requireUnused, saveReferences } from '../references'
import type { Removable, Restorable, Writable } from '../store'
import type { Change } from '../transaction'

export type ContentRecord = ReturnType<typeof recordOf>

/** A change of one kind of content; `allow` refuses records whose type the author may not write. */
type KindChange<K extends StoredKind = StoredKind> = Change & { type: K; allow: (data: Data) => void }

/** A change of content in one mall. */
export type Writer<K extends StoredKind = StoredKind> = KindChange<K> & { mall: MallRow }

/** A removal of content, also in several malls at once. */
export type Remover = KindChange & { mallIds: readonly string[]; permissions: Permissions }

const recordsIn = ({ type, allow }: KindChange, mallIds: readonly string[]) => ({
  async lock({ tx }: Change, ids: readonly string[], after?: Data) {
    const named = after ? referencesIn(type, after).map(({ toId }) => toId) : []
    const locked = await lockRecords(tx, [...ids, ...named])
    return [...locked.values()].filter(({ id }) => ids.includes(id))
  },
  reaches: (row: ContentRow) => row.type === type.type && mallIds.includes(row.mall_id),
  requireWritable: (row: ContentRow) => allow(row.data),
  written: (row: ContentRow) => writtenOf(type, row),
  recordsOf: async (_: Change, rows: readonly ContentRow[]) => rows.map(recordOf),
})

export const writtenOf = (type: StoredKind, row: ContentRow) => ({
  mallId: row.mall_id,
  area: areaOfRecord(type, row.data),
  resource: type.resource,
  name: nameOf(row.data),
})

export function contentTable(writer: Writer): Writable<ContentRow, ContentRecord> {
  const { type, mall } = writer
  return {
    ...recordsIn(writer, [mall.id]),
    fieldsOf: ({ data }) => data,

    async check({ tx }, { id, before, after }) {
      if (before && typeof type.area !== 'string' && before.data.type !== after.type) {
        throw invalid('type', 'A record’s type can’t be changed.')
      }
      refuseIfWrong(await danglingOf(tx, writer, [after]))
      refuseIfWrong(await brokenRules(tx, writer, [{ id, data: after }]))
    },

    async insert({ tx, by, now }, id, after) {
      const stamps = { created_at: now, created_by: json(by), updated_at: now, updated_by: json(by), deleted_at: null }
      const row = await tx
        .insertInto('content')
        .values({ ...stamps, mall_id: mall.id, id, type: type.type, data: json(after) })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) await saveReferences(tx, mall.id, id, referencesIn(type, after))
      return row
    },

    async update({ tx, by, now }, before, after) {
      const row = await tx
        .updateTable('content')
        .set({ data: json(after), version: before.version + 1, updated_at: now, updated_by: json(by) })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await saveReferences(tx, before.mall_id, before.id, referencesIn(type, after))
      return row
    },
  }
}

export const removableContent = (remover: Remover): Removable<ContentRow, ContentRecord> => ({
  ...recordsIn(remover, remover.mallIds),
  name: 'content',
  requireUnused: ({ tx }, rows) => requireUnused(tx, idsOf(rows), remover.permissions),
})

export const restorableContent = (writer: Writer): Restorable<ContentRow, ContentRecord> => ({
  ...recordsIn(writer, [writer.mall.id]),
  name: 'content',
  async requireComplete({ tx }, rows) {
    const dangling = await danglingOf(
      tx,
      writer,
      rows.map(({ data }) => data),
    )
    refuseIfWrong(
      dangling.map(({ path }) =>
        fieldErrorOf(path, 'invalid', undefined, 'It links to something that was deleted. Restore that first.'),
      ),
    )
    refuseIfWrong(await brokenRules(tx, writer, rows))
  },
})

/** Locks what these fields refer to, and says which of their references lead nowhere. */
const danglingOf = (tx: Db, { type, mall }: Pick<Writer, 'type' | 'mall'>, all: readonly Data[]) =>
  danglingReferences(
    tx,
    mall.id,
    all.flatMap((data) => referencesIn(type, data)),
  )

/** What is wrong with records by the rules of their kind. */
export async function brokenRules(
  tx: Db,
  { type, mall }: Pick<Writer, 'type' | 'mall'>,
  records: RuleContext['records'],
): Promise<FieldError[]> {
  const wrong = records.length > 0 ? await ruleOf(type)?.({ db: tx, mall, records }) : undefined
  return (wrong ?? []).map(({ error }) => error)
}

/** Sends what fails a check back to its sender. */
export function refuseIfWrong(errors: FieldError[]): void {
  if (errors.length > 0) throw new HttpError('validation', { errors })
}

/** Checks what did not come as a call's body, such as an imported row. */
export function checkBody<S extends z.ZodMiniType>(
  { mall }: Pick<Writer, 'mall'>,
  schema: S,
  input: unknown,
): z.output<S> {
  const result = check(schema, input, { languages: mall.languages })
  if (!result.ok) throw new HttpError('validation', { errors: result.errors })
  return result.value
}

/** The fields as they are stored: rich text holds nothing but the allow-list. */
export async function cleaned(type: StoredKind, fields: Data): Promise<Data> {
  const data = structuredClone(fields)
  const pause = createYield()
  const errors: FieldError[] = []
  for (const { texts, path } of richTextsIn(type, data)) {
    for (const [language, html] of Object.entries(texts)) {
      const at = [...path, language].join('.')
      const clean = await sanitiseRichText(html, pause).catch((error: unknown) => {
        if (!(error instanceof RichTextLimitError)) throw error
        errors.push(richTextFieldError(at, error))
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
