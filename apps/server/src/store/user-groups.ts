import { fieldErrorOf, may, type UserGroup, userGroup } from '@kiosk-admin/api-client'
import { permissionsOf } from '../db/authority'
import { json } from '../db/json'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { equal } from './compare'
import { refuseIfWrong } from './content-table'
import type { PeopleKind, PeopleRow } from './people-store'
import { covers, coversRights, type Holding } from './standing'
import { rightsChanged } from './transaction'
import { userKind } from './users'

type Fields = Pick<UserGroup, 'name' | 'areas'>
type GroupRow = PeopleRow & { name: string; areas: { area: string; read: boolean; write: boolean }[] }

// written by the contract's own check, or by the demo, which is typed by it
const fieldsOf = (row: GroupRow): Fields => ({ name: row.name, areas: row.areas as Fields['areas'] })

const holdingOf = (row: GroupRow): Holding => ({ permissions: permissionsOf(row.areas), mallIds: [] })

const longestName = 64
const copyMark = ' (copy)'

const usersOf = (db: Db, groupIds: readonly string[]) =>
  db.selectFrom('user_account').select('id').where('group_id', 'in', groupIds)

/** People with the same rights, the same in all malls. */
export const groupKind: PeopleKind<GroupRow, UserGroup> = {
  resource: 'UserGroup',
  area: 'UserGroup',
  body: userGroup.body,
  creation: userGroup.creation,
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

  async requireAllowed({ me }, _, __, data) {
    const { areas } = data as Fields
    refuseIfWrong(
      areas.flatMap((grant, index) =>
        coversRights(me.permissions, permissionsOf([grant]))
          ? []
          : [fieldErrorOf(`areas.${index}`, 'invalid', undefined, 'You can’t grant rights you don’t have.')],
      ),
    )
  },

  async insert({ tx, me, now }, id, data) {
    const { name, areas } = data as Fields
    const by = json({ id: me.id, name: me.name })
    const made = await tx
      .insertInto('user_group')
      .values({
        ...{ id, name, areas: json(areas) },
        ...{ created_at: now, created_by: by, updated_at: now, updated_by: by, deleted_at: null },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return Boolean(made.numInsertedOrUpdatedRows)
  },

  async update({ tx, me, now, events }, before, data) {
    const { name, areas } = data as Fields
    await tx
      .updateTable('user_group')
      .set((eb) => ({
        ...{ name, areas: json(areas), version: eb('version', '+', 1) },
        ...{ updated_at: now, updated_by: json({ id: me.id, name: me.name }) },
      }))
      .where('id', '=', before.id)
      .execute()
    if (equal(before.areas, areas)) return
    const users = await usersOf(tx, [before.id]).where('deleted_at', 'is', null).execute()
    events.push(...rightsChanged(users.map(({ id }) => id)))
  },

  async requireRemovable({ tx, me }, rows) {
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    const users = await usersOf(tx, ids).where('deleted_at', 'is', null).execute()
    if (users.length === 0) return
    const usedBy = await usagesOfGroups(tx, me, ids)
    throw new HttpError('in_use', { usedBy, hiddenUses: users.length - usedBy.length })
  },

  async removed() {},

  async requireRestorable() {},

  async markDeleted({ tx, me, now }, ids, at) {
    await tx
      .updateTable('user_group')
      .set((eb) => ({
        ...{ deleted_at: at, version: eb('version', '+', 1) },
        ...{ updated_at: now, updated_by: json({ id: me.id, name: me.name }) },
      }))
      .where('id', 'in', ids)
      .execute()
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
}

/** Where groups are used, as far as the caller may know. */
export async function usagesOfGroups(db: Db, me: Holding, groupIds: readonly string[]) {
  if (!may(me.permissions, 'User', 'read')) return []
  const users = await usersOf(db, groupIds).where('deleted_at', 'is', null).execute()
  const rows = await userKind.rows(db, me, { ids: users.map(({ id }) => id) })
  return rows.map(({ id, username }) => ({ resource: 'User', id, name: username, path: 'groupId' }))
}
