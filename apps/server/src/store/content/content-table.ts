import { type ContentType, levelOf } from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { json } from '../../db/json'
import { areaOfRecord, requireAccessTo } from '../../db/kinds'
import { type ContentRow, type Data, idsOf, nameOf, recordOf } from '../../db/records'
import { HttpError, invalid, invalidField } from '../../http-error'
import { brokenRules } from '../../rules/index'
import { sanitiseFields } from '../../rules/rich-text-fields'
import { inMall } from '../adapter'
import type { MallChange } from '../change'
import { checkFields, refuseIfWrong } from '../check'
import { danglingReferences, referencesIn, requireReferences, saveReferences } from '../references'
import { lockRows, updateData } from '../rows'
import { Table } from '../table'
import { placeOf, renumber, renumberingOf } from './places'

export type ContentRecord = ReturnType<typeof recordOf>

/** Fields without a place in their level: a new record is then the last, and a stored one keeps its place. */
export function withoutPlace({ ordered }: StoredKind, fields: Data): Data {
  const { index, ...others } = fields
  return ordered ? others : fields
}

export function contentTable(type: StoredKind) {
  const columns = inMall('content', (data: Data) => ({ type: type.type, data: json(data) }))
  type Edits = readonly { id: string; before?: ContentRow | undefined; after: Data }[]

  async function check({ tx, mall }: MallChange, edits: Edits) {
    const retyped = edits.some(({ before, after }) => before && before.data.type !== after.type)
    if (typeof type.area !== 'string' && retyped) throw invalid('type', 'A record’s type can’t be changed.')
    const records = edits.map(({ before, after }) => ({ before: before?.data, after }))
    await requireReferences(tx, mall.id, type, records)
    const written = edits.map(({ id, after }) => ({ id, data: after }))
    refuseIfWrong(await brokenRules(type, { db: tx, mall, records: written }))
  }

  return new Table<ContentRow, ContentRecord, MallChange, Data>({
    ...columns,
    async lock({ tx }, ids, sent = []) {
      const named = sent.flatMap((fields) => referencesIn(type, fields).map(({ toId }) => toId))
      const rows = await lockRows(tx, 'content', [...ids, ...named])
      return rows.filter(({ id }) => ids.includes(id))
    },
    reaches: (change, row) => row.type === type.type && columns.reaches(change, row),
    written({ mall_id: mallId, data }) {
      const area = areaOfRecord(type.type, data)
      if (!area) throw new Error(`A ${type.type} of an unknown type`)
      return { mallId, area, resource: type.resource, name: nameOf(data) }
    },
    recordsOf: async (_, rows) => rows.map(recordOf),
    fieldsOf: ({ data }) => data,
    body: type.body,

    async parse({ mall }, row) {
      const { id: _, ...fields } = checkFields((type as ContentType).calls.create.body, row, mall.languages) as Data
      return row.index === undefined ? withoutPlace(type, fields) : fields
    },

    async prepare(change, fields, before) {
      const data = await sanitiseFields(type, fields)
      if (type.ordered) data.index = await placeOf(change, type, data, before?.data)
      if (!before) requireAccessTo(change.permissions, 'write', type.type, data)
      return data
    },

    check: (change, edit) => check(change, [edit]),

    async insert(change, id, after) {
      const row = await columns.insert(change, id, after)
      if (!row) return row
      await saveReferences(change.tx, type, [row])
      await renumber(change, type, change.mall.id, [id])
      return row
    },

    async update(change, before, after) {
      const row = await columns.update(change, before, after)
      await saveReferences(change.tx, type, [row])
      const renumbering = renumberingOf(change, type, before.data, after)
      if (renumbering) await renumber(change, type, row.mall_id, [row.id], renumbering)
      return row
    },

    // places depend on each other, and so do the levels of categories, which are ordered
    ...(!type.ordered && {
      many: {
        check: (change, edits) =>
          check(
            change,
            edits.map((edit) => ({ id: edit.before.id, ...edit })),
          ),
        async update(change, edits) {
          const rows = await updateData(
            change,
            edits.map(({ before, after }) => ({ id: before.id, data: after })),
          )
          await saveReferences(change.tx, type, rows)
          return rows
        },
      },
    }),

    async marked(change, rows) {
      for (const [mallId, those] of Map.groupBy(rows, (row) => row.mall_id)) {
        await renumber(change, type, mallId, idsOf(those))
      }
    },

    async requireComplete({ tx, mall }, rows) {
      const references = rows.flatMap(({ data }) => referencesIn(type, data))
      const dangling = await danglingReferences(tx, mall.id, references)
      const restoreFirst = 'It links to something that was deleted. Restore that first.'
      refuseIfWrong(dangling.map(({ path }) => invalidField(path, restoreFirst)))
      refuseIfWrong(await brokenRules(type, { db: tx, mall, records: rows }))
    },
  })
}

/** Sets the order of records among each other. It is not part of their version. */
export async function orderRecords(change: MallChange, type: StoredKind, ids: readonly string[]): Promise<void> {
  const table = contentTable(type)
  const sent = await table.lockAll(change, ids)
  if (sent.some(({ deleted_at }) => deleted_at)) throw new HttpError('not_found')
  for (const level of Map.groupBy(sent, ({ data }) => levelOf(type, data)).values()) {
    // they share out the places that they have: records that were not sent keep theirs
    const places = level.map(({ data }) => Number(data.index)).sort((a, b) => a - b)
    for (const [at, before] of level.entries()) {
      if (before.data.index === places[at]) continue
      const data = { ...before.data, index: places[at] }
      await change.tx
        .updateTable('content')
        .set({ data: json(data), updated_at: change.now, updated_by: json(change.by) })
        .where('id', '=', before.id)
        .execute()
      await table.noteWritten(change, 'order', { ...before, data }, before)
    }
  }
}
