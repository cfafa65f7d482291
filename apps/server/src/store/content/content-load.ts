import type { FieldError } from '@kiosk-admin/api-client'
import { inChunks } from '../../db/chunks'
import { json } from '../../db/json'
import { HttpError } from '../../http-error'
import { note } from '../audit'
import type { Data } from '../records'
import { danglingReferences, insertReferences, referencesIn } from '../references'
import type { Transaction } from '../transaction'
import { brokenRules, checkBody, cleaned, type Writer, writtenOf } from './content-table'

type Loading = Transaction & Pick<Writer, 'mall'>
type Record = Data & { id: string }
type Kind = Writer['type']

/**
 * Creates many records of many kinds in a few statements, by the same rules as one. They may name each other in any
 * order: what they name is looked for when all are there. For an empty mall; the order of ordered kinds is theirs.
 */
export async function loadRecords(loading: Loading, all: readonly { type: Kind; record: Record }[]): Promise<void> {
  const { tx, mall, by, now } = loading
  const records: Loaded[] = []
  for (const { type, record } of all) {
    const { id, ...fields } = record
    const data = await cleaned(type, checkBody(loading, type.body, fields) as Data)
    records.push({ type, id, data, references: referencesIn(type, data) })
  }
  for (const some of inChunks(records)) {
    const values = some.map(({ type, id, data }) => ({
      mall_id: mall.id,
      id,
      type: type.type,
      data: json(data),
      created_at: now,
      created_by: json(by),
      updated_at: now,
      updated_by: json(by),
      deleted_at: null,
    }))
    const rows = await tx.insertInto('content').values(values).returningAll().execute()
    const typeOf = new Map(some.map(({ id, type }) => [id, type]))
    const entries = rows.flatMap((row) => {
      const type = typeOf.get(row.id)
      return type ? [{ ...writtenOf(type, row), id: row.id, action: 'create' as const, after: row.data }] : []
    })
    await note(loading, entries)
  }
  await insertReferences(tx, mall.id, records)
  const wrong = await everythingWrong(loading, records)
  if (wrong.length > 0) throw new HttpError('validation', { errors: wrong })
}

type Loaded = { type: Kind; id: string; data: Data; references: ReturnType<typeof referencesIn> }

async function everythingWrong(loading: Loading, records: readonly Loaded[]): Promise<FieldError[]> {
  const { tx, mall } = loading
  const references = records.flatMap((record) =>
    record.references.map((one) => ({ ...one, path: `${record.id}.${one.path}` })),
  )
  const wrong = await danglingReferences(tx, mall.id, references)
  for (const [type, some] of Map.groupBy(records, (record) => record.type)) {
    wrong.push(...(await brokenRules(tx, { type, mall }, some)))
  }
  return wrong
}
