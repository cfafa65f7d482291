import { type FieldError, fieldErrorOf, walk } from '@kiosk-admin/api-client'
import type { Path, StoredKind } from '@kiosk-admin/api-client/internal'
import { json } from '../../db/json'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { ruleOf } from '../../rules/index'
import { sanitiseRichText } from '../../rules/rich-text'
import { RichTextLimitError, richTextFieldError } from '../../rules/rich-text-parser'
import type { RuleContext } from '../../rules/rule'
import { createYield } from '../../rules/yield-to-event-loop'
import { refuseIfWrong } from '../check'
import { areaOfRecord, requireAccessTo } from '../kinds'
import { type ContentRow, type Data, idsOf, nameOf, recordOf } from '../records'
import { danglingReferences, referencesIn, requireReferences, requireUnused, saveReferences } from '../references'
import { findRow, insertRow, lockRows, updateRow } from '../rows'
import type { Table } from '../store'
import type { MallChange } from '../transaction'

export type ContentRecord = ReturnType<typeof recordOf>
type ContentTable = Table<ContentRow, ContentRecord, MallChange>

/** A change of one kind of content in a mall. */
export type Writer<K extends StoredKind = StoredKind> = MallChange & { type: K }

/** Names a record in the audit and in change events. */
export function writtenOf(type: StoredKind, { mall_id: mallId, data }: ContentRow) {
  const area = areaOfRecord(type.type, data)
  if (!area) throw new Error(`A ${type.type} of an unknown type`)
  return { mallId, area, resource: type.resource, name: nameOf(data) }
}

/** Finds a record of a kind in any mall; `undefined` when it is in the trash. */
export async function findRecord(db: Db, type: StoredKind, id: string): Promise<ContentRow | undefined> {
  const row = await findRow(db, 'content', id)
  return row?.type === type.type ? row : undefined
}

export const contentTable = (type: StoredKind): ContentTable => ({
  name: 'content',
  async lock({ tx }, ids, after) {
    const named = after ? referencesIn(type, after).map(({ toId }) => toId) : []
    const rows = await lockRows(tx, 'content', [...ids, ...named])
    return rows.filter(({ id }) => ids.includes(id))
  },
  reaches: ({ mallIds }, row) => row.type === type.type && mallIds.includes(row.mall_id),
  requireWritable: ({ permissions }, { data }) => requireAccessTo(permissions, 'write', type.type, data),
  written: (row) => writtenOf(type, row),
  recordsOf: async (_, rows) => rows.map(recordOf),
  fieldsOf: ({ data }) => data,

  async check({ tx, mall }, { id, before, after }) {
    if (before && typeof type.area !== 'string' && before.data.type !== after.type) {
      throw invalid('type', 'A record’s type can’t be changed.')
    }
    await requireReferences(tx, mall.id, type, after)
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

/** Checks records by the rules of their kind. */
export async function brokenRules(
  tx: Db,
  { type, mall }: Pick<Writer, 'type' | 'mall'>,
  records: RuleContext['records'],
): Promise<FieldError[]> {
  const wrong = records.length > 0 ? await ruleOf(type)?.({ db: tx, mall, records }) : undefined
  return (wrong ?? []).map(({ error }) => error)
}

/** Sanitises rich texts by the allow-list. */
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
