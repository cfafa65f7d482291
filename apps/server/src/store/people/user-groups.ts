import { fieldErrorOf, may, peopleTypes, type RecordOf, type z } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import { permissionsOf } from '../../db/people/authority'
import type { UserGroupTable } from '../../db/schema'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { checkFields, refuseIfWrong } from '../check'
import { equal } from '../compare'
import { columnsFrom, commonOf, idsOf, markedName } from '../records'
import { insertRow, updateRow } from '../rows'
import { type Holding, rightsChanged } from '../transaction'
import { covers, coversRights } from './change-people'
import { peopleTable } from './people-table'
import { userTable } from './users'

type Fields = z.output<typeof peopleTypes.userGroup.body>
type GroupRow = Selectable<UserGroupTable>

// the contract has validated the areas when they were written
const fieldsOf = (row: GroupRow): Fields => ({ name: row.name, areas: row.areas as Fields['areas'] })

const usersOf = (db: Db, groupIds: readonly string[]) =>
  db.selectFrom('user_account').select('id').where('group_id', 'in', groupIds).where('deleted_at', 'is', null).execute()

const holdingOf = (row: GroupRow): Holding => ({ permissions: permissionsOf(row.areas), mallIds: [] })

/** Groups of people with the same rights, the same in all malls. */
export const groupTable = peopleTable<GroupRow, RecordOf<'userGroup'>, Fields>({
  name: 'user_group',
  resource: 'UserGroup',
  area: 'UserGroup',
  body: peopleTypes.userGroup.body,
  lastAt: 'areas',
  fieldsOf,
  holdingOf,
  nameOf: ({ name }) => name,

  async newRecord(_, sent) {
    const { id, ...fields } = checkFields(peopleTypes.userGroup.creation, sent)
    return { id, fields }
  },

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

  recordOf: (author, row) => ({ ...commonOf(row), ...fieldsOf(row), editable: covers(author, holdingOf(row)) }),
  copyOf: (_, row, { name }) => ({ name: name ?? markedName(row.name, ' (copy)', 64) }),

  async check({ permissions }, { after }) {
    refuseIfWrong(
      after.areas.flatMap((grant, index) =>
        coversRights(permissions, permissionsOf([grant]))
          ? []
          : [fieldErrorOf(`areas.${index}`, 'invalid', undefined, 'You can’t grant rights you don’t have.')],
      ),
    )
  },

  insert: (change, id, after) => insertRow(change, 'user_group', { ...columnsFrom(after), id }),

  async update(change, before, after) {
    const row = await updateRow(change, 'user_group', before.id, columnsFrom(after))
    if (!equal(before.areas, after.areas)) {
      change.events.push(...rightsChanged(idsOf(await usersOf(change.tx, [before.id]))))
    }
    return row
  },

  async requireUnused(change, rows) {
    const ids = idsOf(rows)
    const users = await usersOf(change.tx, ids)
    if (users.length === 0) return
    const usedBy = await usagesOfGroups(change.tx, change, ids)
    throw new HttpError('in_use', { usedBy, hiddenUses: users.length - usedBy.length })
  },

  async purge({ tx }, until) {
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

/** The users of these groups who exist for the author. */
export async function usagesOfGroups(db: Db, author: Holding, groupIds: readonly string[]) {
  if (!may(author.permissions, 'User', 'read')) return []
  const rows = await userTable.rows(db, author, { ids: idsOf(await usersOf(db, groupIds)) })
  return rows.map(({ id, username }) => ({ resource: 'User', id, name: username, path: 'groupId' }))
}
