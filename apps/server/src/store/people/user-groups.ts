import { fieldErrorOf, may, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import { json } from '../../db/json'
import { permissionsOf } from '../../db/people/authority'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { equal } from '../compare'
import { refuseIfWrong } from '../content/content-table'
import { idsOf } from '../records'
import { rightsChanged } from '../transaction'
import { covers, coversRights, type Holding } from './people-change'
import { type PeopleKind, type PeopleRow, type PeopleTable, peopleRecords } from './people-table'
import { userKind } from './users'

type Fields = Pick<RecordOf<'userGroup'>, 'name' | 'areas'>
type GroupRow = PeopleRow & { name: string; areas: { area: string; read: boolean; write: boolean }[] }

// written by the contract's own check, or by the demo, which is typed by it
const fieldsOf = (row: GroupRow): Fields => ({ name: row.name, areas: row.areas as Fields['areas'] })

const holdingOf = (row: GroupRow): Holding => ({ permissions: permissionsOf(row.areas), mallIds: [] })

const longestName = 64
const copyMark = ' (copy)'

const usersOf = (db: Db, groupIds: readonly string[]) =>
  db.selectFrom('user_account').select('id').where('group_id', 'in', groupIds)

/** People with the same rights, the same in all malls. */
export const groupKind: PeopleKind<GroupRow, RecordOf<'userGroup'>> = {
  resource: 'UserGroup',
  area: 'UserGroup',
  body: peopleTypes.userGroup.body,
  creation: peopleTypes.userGroup.creation,
  lastAt: 'areas',
  fieldsOf,
  holdingOf,
  nameOf: ({ name }) => name,

  async rows(db, _, { ids, inTrash }) {
    if (ids?.length === 0) return []
    return db
      .selectFrom('user_group')
      .selectAll()
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .$if(inTrash === undefined, (query) => query.where('deleted_at', 'is', null))
      .orderBy((eb) => eb.fn('lower', ['name']))
      .orderBy('id')
      .execute()
  },

  recordOf: (me, row) => ({
    id: row.id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    ...fieldsOf(row),
    editable: covers(me, holdingOf(row)),
  }),

  copyOf: (_, row, { name }) => ({ name: name ?? row.name.slice(0, longestName - copyMark.length) + copyMark }),

  table: (me) => groupTable(me),
}

const groupTable = (me: Holding): PeopleTable<GroupRow, RecordOf<'userGroup'>> => ({
  ...peopleRecords(groupKind, me),
  name: 'user_group',

  async check(_, { after }) {
    const { areas } = after as Fields
    refuseIfWrong(
      areas.flatMap((grant, index) =>
        coversRights(me.permissions, permissionsOf([grant]))
          ? []
          : [fieldErrorOf(`areas.${index}`, 'invalid', undefined, 'You can’t grant rights you don’t have.')],
      ),
    )
  },

  insert({ tx, by, now }, id, after) {
    const { name, areas } = after as Fields
    const stamps = { created_at: now, created_by: json(by), updated_at: now, updated_by: json(by), deleted_at: null }
    return tx
      .insertInto('user_group')
      .values({ id, name, areas: json(areas), ...stamps })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
  },

  async update({ tx, by, now, events }, before, after) {
    const { name, areas } = after as Fields
    const row = await tx
      .updateTable('user_group')
      .set({ name, areas: json(areas), version: before.version + 1, updated_at: now, updated_by: json(by) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!equal(before.areas, areas)) {
      const users = await usersOf(tx, [before.id]).where('deleted_at', 'is', null).execute()
      events.push(...rightsChanged(idsOf(users)))
    }
    return row
  },

  async requireUnused({ tx }, rows) {
    const ids = idsOf(rows)
    const users = await usersOf(tx, ids).where('deleted_at', 'is', null).execute()
    if (users.length === 0) return
    const usedBy = await usagesOfGroups(tx, me, ids)
    throw new HttpError('in_use', { usedBy, hiddenUses: users.length - usedBy.length })
  },

  async purge(tx, until) {
    await tx
      .deleteFrom('user_group')
      .where('deleted_at', '<=', until)
      // a user in the trash keeps its group
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('user_account').select('id').whereRef('group_id', '=', 'user_group.id'))),
      )
      .execute()
  },
})

/** Where groups are used, as far as the caller may know. */
export async function usagesOfGroups(db: Db, me: Holding, groupIds: readonly string[]) {
  if (!may(me.permissions, 'User', 'read')) return []
  const users = await usersOf(db, groupIds).where('deleted_at', 'is', null).execute()
  const rows = await userKind.rows(db, me, { ids: idsOf(users) })
  return rows.map(({ id, username }) => ({ resource: 'User', id, name: username, path: 'groupId' }))
}
