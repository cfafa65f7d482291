import {
  areaOf,
  check,
  type FieldError,
  fieldErrorOf,
  may,
  type TypeNumber,
  walk,
  type z,
} from '@kiosk-admin/api-client'
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
import { type ContentRow, type Data, idsOf, nameOf, recordOf } from '../records'
import { danglingReferences, referencesIn, requireUnused, saveReferences } from '../references'
import { insertRow, lockRows, updateRow } from '../rows'
import type { Table } from '../store'
import type { Holding, MallChange } from '../transaction'

export type ContentRecord = ReturnType<typeof recordOf>
type ContentTable = Table<ContentRow, ContentRecord, MallChange>

/** A change of one kind of content in a mall. */
export type Writer<K extends StoredKind = StoredKind> = MallChange & { type: K }

export const writtenOf = (type: StoredKind, row: ContentRow) => ({
  mallId: row.mall_id,
  area: areaOfRecord(type, row.data),
  resource: type.resource,
  name: nameOf(row.data),
})

/** Refuses a record whose area is closed to the author. */
export function requireWritable({ permissions }: Holding, type: StoredKind, data: Data): void {
  const area = areaOf(type.area, data.type as TypeNumber | undefined)
  if (!area || !may(permissions, area, 'write')) throw new HttpError('access_denied')
}

export const contentTable = (type: StoredKind): ContentTable => ({
  name: 'content',
  async lock({ tx }, ids, after) {
    const named = after ? referencesIn(type, after).map(({ toId }) => toId) : []
    const rows = await lockRows(tx, 'content', [...ids, ...named])
    return rows.filter(({ id }) => ids.includes(id))
  },
  reaches: ({ mallIds }, row) => row.type === type.type && mallIds.includes(row.mall_id),
  requireWritable: (change, row) => requireWritable(change, type, row.data),
  written: (row) => writtenOf(type, row),
  recordsOf: async (_, rows) => rows.map(recordOf),
  fieldsOf: ({ data }) => data,

  async check({ tx, mall }, { id, before, after }) {
    if (before && typeof type.area !== 'string' && before.data.type !== after.type) {
      throw invalid('type', 'A record’s type can’t be changed.')
    }
    refuseIfWrong(await danglingReferences(tx, mall.id, referencesIn(type, after)))
    refuseIfWrong(await brokenRules(tx, { type, mall }, [{ id, data: after }]))
  },

  async insert(change, id, after) {
    const { tx, mall } = change
    const row = await insertRow(change, 'content', { id, mall_id: mall.id, type: type.type, data: json(after) })
    if (row) await saveReferences(tx, mall.id, id, referencesIn(type, after))
    return row
  },

  async update(change, { id, mall_id }, after) {
    const row = await updateRow(change, 'content', id, { data: json(after) })
    await saveReferences(change.tx, mall_id, id, referencesIn(type, after))
    return row
  },

  requireUnused: ({ tx, permissions }, rows) => requireUnused(tx, idsOf(rows), permissions),

  async requireComplete({ tx, mall }, rows) {
    const references = rows.flatMap(({ data }) => referencesIn(type, data))
    const dangling = await danglingReferences(tx, mall.id, references)
    refuseIfWrong(
      dangling.map(({ path }) =>
        fieldErrorOf(path, 'invalid', undefined, 'It links to something that was deleted. Restore that first.'),
      ),
    )
    refuseIfWrong(await brokenRules(tx, { type, mall }, rows))
  },
})

/** Errors of records by the rules of their kind. */
export async function brokenRules(
  tx: Db,
  { type, mall }: Pick<Writer, 'type' | 'mall'>,
  records: RuleContext['records'],
): Promise<FieldError[]> {
  const wrong = records.length > 0 ? await ruleOf(type)?.({ db: tx, mall, records }) : undefined
  return (wrong ?? []).map(({ error }) => error)
}

/** Answers errors of fields, if there are any. */
export function refuseIfWrong(errors: FieldError[]): void {
  if (errors.length > 0) throw new HttpError('validation', { errors })
}

/** Checks fields that did not come as a call's body, such as an imported row. */
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
