import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { json } from '../../db/json'
import { inChunks } from '../../db/kysely/chunks'
import type { MallRow } from '../../db/malls'
import type { ContentRow, Data } from '../../db/records'
import { brokenRules } from '../../rules/index'
import { sanitiseFields } from '../../rules/rich-text-fields'
import type { Transaction } from '../change'
import { note } from '../change'
import { checkFields, refuseIfWrong } from '../check'
import { danglingReferences, referencesIn, saveReferences } from '../references'
import { insertRows } from '../rows'
import { contentTable } from './content-table'
import { renumber } from './places'

type Loading = Transaction & { mall: MallRow }
type Loaded = { type: StoredKind; record: Data & { id: string } }

/**
 * Creates many records in few statements, by the rules that a single one follows. References among them are checked when
 * all are stored, so they may come in any order. The mall is empty; ordered kinds bring their own order, which is numbered again.
 */
export async function loadRecords(loading: Loading, all: readonly Loaded[]): Promise<void> {
  const { tx, mall } = loading
  const stored: { type: StoredKind; rows: ContentRow[] }[] = []
  for (const [type, records] of Map.groupBy(all, ({ type }) => type)) {
    for (const some of inChunks(records)) {
      const columns = []
      for (const { record } of some) {
        const { id, ...fields } = record
        const data = await sanitiseFields(type, checkFields(type.body, fields, mall.languages))
        columns.push({ id, mall_id: mall.id, type: type.type, data: json(data) })
      }
      const rows = await insertRows(loading, 'content', columns)
      if (rows.length < some.length) throw new Error('The id of a record is taken')
      const { written } = contentTable(type).adapter
      await note(
        loading,
        rows.map((row) => ({ ...written(row), id: row.id, action: 'create', after: row.data })),
      )
      await saveReferences(tx, type, rows)
      stored.push({ type, rows })
    }
    await renumber(loading, type, mall.id, [])
  }
  for (const { type, rows } of stored) {
    // the path of a reference is below the id of its record
    const references = rows.flatMap(({ id, data }) =>
      referencesIn(type, data).map((one) => ({ ...one, path: `${id}.${one.path}` })),
    )
    refuseIfWrong([
      ...(await danglingReferences(tx, mall.id, references)),
      ...(await brokenRules(type, { db: tx, mall, records: rows })),
    ])
  }
}
