import { calls, type Mall } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { type MallFields, type MallRow, mallOf, selectMalls } from '../../db/malls'
import { columnsFrom, fieldsFrom, idsOf } from '../../db/records'
import type { Db } from '../../dependencies'
import { requireReferences } from '../references'
import { insertRow, lockRows, updateRow } from '../rows'
import { Table } from '../table'
import { type Change, rightsChanged } from '../transaction'

/** A mall with the users who reach it. */
type ReachedMall = MallRow & { userIds: string[] }

const userIds = sql<string[]>`coalesce(
  (select jsonb_agg(user_id order by user_id) from user_mall where mall_id = mall.id), '[]'
)`.as('userIds')

const readMalls = (tx: Db, ids: readonly string[]): Promise<ReachedMall[]> =>
  selectMalls(tx).select(userIds).where('mall.id', 'in', ids).execute()

async function readMall(tx: Db, id: string): Promise<ReachedMall> {
  const [row] = await readMalls(tx, [id])
  if (!row) throw new Error('A mall that was locked is gone')
  return row
}

const fieldsOf = (row: MallRow) => fieldsFrom(calls.replaceMall.body, row)

/** Malls, locked against everyone else who writes them or publishes in them. */
export const mallTable = new Table<ReachedMall, Mall, Change, MallFields>({
  name: 'mall',
  async lock({ tx }, ids) {
    await lockRows(tx, 'mall', ids)
    return readMalls(tx, ids)
  },
  reaches: ({ by }, row) => row.userIds.includes(by.id),
  written: ({ id, name }) => ({ mallId: id, area: 'Mall', resource: 'Mall', name }),
  recordsOf: async (_, rows) => rows.map(mallOf),
  fieldsOf,

  // a mall references its own records, which are locked until the transaction ends
  check: ({ tx }, { id, after }) => requireReferences(tx, id, calls.replaceMall, after),

  async insert(change, id, after) {
    const { tx, by, events } = change
    if (!(await insertRow(change, 'mall', { ...columnsFrom(after), id }))) return undefined
    await tx.insertInto('user_mall').values({ mall_id: id, user_id: by.id }).execute()
    // open sockets of the creator reach the new mall at once
    events.push(...rightsChanged([by.id]))
    return readMall(tx, id)
  },

  async update(change, { id }, after) {
    await updateRow(change, 'mall', id, columnsFrom(after))
    return readMall(change.tx, id)
  },

  // the mall's own audit is deleted with it; its users find the removal in the audit of their other malls
  auditOfRemoval: (row) => ({ mallId: null, before: { ...fieldsOf(row), userIds: row.userIds }, after: {} }),

  // malls have no trash: a removed one is deleted at once
  purge: (change, _, removed) => deleteMalls(change, removed),
})

/** Deletes malls for good; the database deletes what is in them. */
async function deleteMalls({ tx, events }: Change, malls: readonly ReachedMall[]): Promise<void> {
  if (malls.length === 0) return
  const stations = await tx
    .selectFrom('station')
    .select(['id', 'mall_id'])
    .where('mall_id', 'in', idsOf(malls))
    .execute()
  await tx.deleteFrom('mall').where('id', 'in', idsOf(malls)).execute()
  events.push(
    ...stations.map((row) => ({ kind: 'stationKeyChanged' as const, mallId: row.mall_id, stationId: row.id })),
    ...rightsChanged(malls.flatMap((mall) => mall.userIds)),
  )
}
