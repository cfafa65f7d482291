import { peopleTypes, type RecordOf, type z } from '@kiosk-admin/api-client'
import { covers, coversRights, type Holding, permissionsOf } from '../../db/people/authority'
import { type GroupRow, listGroups, usagesOfGroups, usersOfGroups } from '../../db/people/user-lists'
import { columnsFrom, commonOf, idsOf, markedName } from '../../db/records'
import { HttpError, invalidField } from '../../http-error'
import { checkFields, refuseIfWrong } from '../check'
import { equal } from '../compare'
import { insertRow, updateRow } from '../rows'
import { rightsChanged } from '../transaction'
import { PeopleTable } from './people-table'

const { body, creation } = peopleTypes.userGroup
type Fields = z.output<typeof body>

// the contract has validated the areas when they were written
const fieldsOf = (row: GroupRow): Fields => ({ name: row.name, areas: row.areas as Fields['areas'] })

const holdingOf = (row: GroupRow): Holding => ({ permissions: permissionsOf(row.areas), mallIds: [] })

/** Groups of people with the same rights, the same in all malls. */
export const groupTable = new PeopleTable<GroupRow, RecordOf<'userGroup'>, Fields>({
  name: 'user_group',
  resource: 'UserGroup',
  area: 'UserGroup',
  body,
  lastAt: 'areas',
  fieldsOf,
  holdingOf,
  nameOf: ({ name }) => name,
  list: (db, _, filter) => listGroups(db, filter),
  recordOf: (author, row) => ({ ...commonOf(row), ...fieldsOf(row), editable: covers(author, holdingOf(row)) }),
  copyOf: (_, row, { name }) => ({ name: name ?? markedName(row.name, ' (copy)', 64) }),

  async parse(_, sent) {
    const { id, ...fields } = checkFields(creation, sent)
    return fields
  },

  async check({ permissions }, { after }) {
    refuseIfWrong(
      after.areas.flatMap((grant, index) =>
        coversRights(permissions, permissionsOf([grant]))
          ? []
          : [invalidField(`areas.${index}`, 'You can’t grant rights you don’t have.')],
      ),
    )
  },

  insert: (change, id, after) => insertRow(change, 'user_group', { ...columnsFrom(after), id }),

  async update(change, before, after) {
    const row = await updateRow(change, 'user_group', before.id, columnsFrom(after))
    if (!equal(before.areas, after.areas)) {
      change.events.push(...rightsChanged(await usersOfGroups(change.tx, [before.id])))
    }
    return row
  },

  async requireUnused(change, rows) {
    const users = await usersOfGroups(change.tx, idsOf(rows))
    if (users.length === 0) return
    const usedBy = await usagesOfGroups(change.tx, change, idsOf(rows))
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
