import type { FieldError } from '@kiosk-admin/api-client'
import { inChunks } from '../../db/chunks'
import { json } from '../../db/json'
import { note } from '../audit'
import { checkFields, refuseIfWrong } from '../check'
import { kindOf } from '../kinds'
import type { Data } from '../records'
import { danglingReferences, insertReferences, referencesIn } from '../references'
import { insertRows } from '../rows'
import type { Transaction } from '../transaction'
import { brokenRules, cleaned, type Writer, writtenOf } from './content-table'

type Loading = Transaction & Pick<Writer, 'mall'>
type Record = Data & { id: string }
type Kind = Writer['type']

/**
 * Creates many records in few statements, by the rules that a single one follows. References among them are checked when
 * all are stored, so they may come in any order. The mall is empty, and ordered kinds bring their own order.
 */
export async function loadRecords(loading: Loading, all: readonly { type: Kind; record: Record }[]): Promise<void> {
  const { tx, mall } = loading
  const records: Loaded[] = []
  for (const { type, record } of all) {
    const { id, ...fields } = record
    const data = await cleaned(type, checkFields(type.body, fields, mall.languages) as Data)
    records.push({ type, id, data, references: referencesIn(type, data) })
  }
  for (const some of inChunks(records)) {
    const rows = await insertRows(
      loading,
      'content',
      some.map(({ type, id, data }) => ({ id, mall_id: mall.id, type: type.type, data: json(data) })),
    )
    if (rows.length < some.length) throw new Error('The id of a record is taken')
    await note(
      loading,
      rows.flatMap((row) => {
        const type = kindOf(row.type)
        return type ? [{ ...writtenOf(type, row), id: row.id, action: 'create' as const, after: row.data }] : []
      }),
    )
  }
  await insertReferences(tx, mall.id, records)
  refuseIfWrong(await everythingWrong(loading, records))
}

type Loaded = { type: Kind; id: string; data: Data; references: ReturnType<typeof referencesIn> }

/** Broken references and rules, with the path of each below the id of its record. */
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
