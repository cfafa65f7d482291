import { calls, type Mall, may } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { type MallFields, type MallRow, mallOf, selectMalls } from '../../db/malls'
import { coversMember, type Grants, isFullAdministrator, permissionsIn, permissionsOf } from '../../db/people/rights'
import { columnsFrom, fieldsFrom, idsOf } from '../../db/records'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { type Change, rightsChanged } from '../change'
import { requireReferences } from '../references'
import { insertRow, lockRows, updateRow } from '../rows'
import { Table } from '../table'

/** A mall with the users who reach it, and the grants of their groups there and of the house. */
type ReachedMall = MallRow & { users: { id: string; areas: Grants; house: Grants }[] }

const users = sql<ReachedMall['users']>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'id', user_id, 'areas', coalesce(user_group.areas, '[]'), 'house', coalesce(house.areas, '[]')
    ) order by user_id
  )
  from user_mall join user_account on user_account.id = user_mall.user_id and user_account.deleted_at is null
  left join user_group on user_group.id = coalesce(user_mall.group_id, user_account.group_id)
  left join user_group house on house.id = user_account.group_id
  where user_mall.mall_id = mall.id
), '[]')`.as('users')

const userIdsOf = (row: ReachedMall) => row.users.map(({ id }) => id)

const readMalls = (tx: Db, ids: readonly string[]): Promise<ReachedMall[]> =>
  selectMalls(tx).select(users).where('mall.id', 'in', ids).execute()

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
  reaches: ({ by, rights }, row) =>
    row.users.some(({ id }) => id === by.id) || (row.deleted_at !== null && isFullAdministrator(rights)),
  requireWritable({ by, rights }, row) {
    // whoever deleted a mall may repeat that
    const isOpen = row.deleted_at
      ? isFullAdministrator(rights) || row.updated_by.id === by.id
      : may(permissionsIn(rights, row.id), 'Mall', 'write')
    if (!isOpen) throw new HttpError('access_denied')
  },
  written: ({ id, name }) => ({ mallId: id, area: 'Mall', resource: 'Mall', name }),
  recordsOf: async (_, rows) => rows.map(mallOf),
  fieldsOf,

  // a mall references its own records, which are locked until the transaction ends
  check: ({ tx }, { id, after }) => requireReferences(tx, id, calls.replaceMall, [{ after }]),

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

  async requireUnused({ rights }, rows) {
    for (const { id, users } of rows) {
      const covered = users.every(({ areas, house }) =>
        coversMember(rights, id, { permissions: permissionsOf(areas), house: permissionsOf(house) }),
      )
      if (!covered) throw invalid('id', 'Someone has more rights in this mall than you.')
    }
  },

  // stations go on with what they show, and keep their keys
  async marked({ events }, rows) {
    events.push(...rightsChanged(rows.flatMap((row) => userIdsOf(row))))
  },

  // users of the mall find the removal in the audit of their other malls
  auditOfRemoval: (row) => ({ mallId: null, before: { ...fieldsOf(row), userIds: userIdsOf(row) }, after: {} }),

  purge: (change, until) => deleteMalls(change, until),
})

/** Deletes malls for good that were moved to the trash until then; the database deletes what is in them. */
async function deleteMalls({ tx, events }: Change, until: Date): Promise<void> {
  const malls = await tx.selectFrom('mall').select('id').where('deleted_at', '<=', until).forUpdate().execute()
  if (malls.length === 0) return
  const stations = await tx
    .selectFrom('station')
    .select(['id', 'mall_id'])
    .where('mall_id', 'in', idsOf(malls))
    .execute()
  await tx.deleteFrom('mall').where('id', 'in', idsOf(malls)).execute()
  events.push(
    ...stations.map((row) => ({ kind: 'stationKeyChanged' as const, mallId: row.mall_id, stationId: row.id })),
  )
}
