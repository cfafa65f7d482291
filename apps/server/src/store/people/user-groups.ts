import { may, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import {
  covers,
  coversHouse,
  grantableIn,
  includes,
  permissionsIn,
  permissionsOf,
  type Rights,
} from '../../db/people/rights'
import { type GroupRow, listGroups, usagesOfGroups, usersOfGroups } from '../../db/people/user-lists'
import { columnsFrom, commonOf, idsOf, markedName } from '../../db/records'
import { HttpError, invalid, invalidField } from '../../http-error'
import { rightsChanged } from '../change'
import { checkFields, refuseIfWrong } from '../check'
import { equal } from '../compare'
import { requireConfirmedFor } from '../confirm'
import { insertRow, updateRow } from '../rows'
import { PeopleTable } from './people-table'

const { body, creation } = peopleTypes.userGroup
type Fields = z.output<typeof body>

const fieldsOf = (row: GroupRow): Fields => ({
  name: row.name,
  // the contract has validated the areas when they were written
  areas: row.areas as Fields['areas'],
  mallId: row.mall_id,
})

/** The rights that a group gives: by itself, and in the malls where it applies. */
function rightsOfGroup({ areas, mall_id, appliesIn }: GroupRow): Rights {
  const permissions = permissionsOf(areas)
  const mallIds = mall_id === null ? appliesIn : [mall_id]
  return { house: mall_id === null ? permissions : {}, malls: new Map(mallIds.map((id) => [id, permissions])) }
}

const isWritable = (rights: Rights, row: GroupRow): boolean =>
  (row.mall_id === null ? coversHouse : covers)(rights, rightsOfGroup(row), 'UserGroup')

/** Groups of people with the same rights: of the house, for users of every mall, or of one mall. */
export const groupTable = new PeopleTable<GroupRow, RecordOf<'userGroup'>, Fields>({
  name: 'user_group',
  resource: 'UserGroup',
  area: 'UserGroup',
  body,
  lastAt: 'areas',
  fieldsOf,
  isWritable,
  mallOf: ({ mall_id }) => mall_id,
  nameOf: ({ name }) => name,
  list: listGroups,
  recordOf: ({ rights }, row) => ({ ...commonOf(row), ...fieldsOf(row), editable: isWritable(rights, row) }),
  copyOf: (_, row, { name }) => ({ name: name ?? markedName(row.name, ' (copy)', 64) }),

  async parse(_, sent) {
    const { id, ...fields } = checkFields(creation, sent)
    return fields
  },

  async check({ rights, mallIds }, { before, after }) {
    const { mallId } = after
    if (before && before.mall_id !== mallId) throw invalid('mallId', 'A group’s mall can’t be changed.')
    if (mallId === null && !may(rights.house, 'UserGroup', 'write')) {
      throw invalid('mallId', 'Choose a mall.')
    }
    if (mallId !== null && !mallIds.includes(mallId)) throw invalid('mallId', 'You don’t have access to this mall.')
    const appliesIn = (before?.appliesIn ?? []).map((id) => grantableIn(rights, id))
    const mine = mallId === null ? [rights.house, ...appliesIn] : [permissionsIn(rights, mallId)]
    refuseIfWrong(
      after.areas.flatMap((grant, index) =>
        mine.every((held) => includes(held, permissionsOf([grant])))
          ? []
          : [invalidField(`areas.${index}`, 'You can’t grant rights you don’t have.')],
      ),
    )
  },

  async insert(change, id, after) {
    const row = await insertRow(change, 'user_group', { ...columnsFrom(after), id })
    return row && { ...row, appliesIn: [] }
  },

  async update(change, before, after) {
    const row = await updateRow(change, 'user_group', before.id, columnsFrom(after))
    if (!equal(before.areas, after.areas)) {
      change.events.push(...rightsChanged(idsOf(await usersOfGroups(change.tx, [before.id]))))
    }
    return { ...row, appliesIn: before.appliesIn }
  },

  async requireUnused(change, rows) {
    const users = await usersOfGroups(change.tx, idsOf(rows))
    if (users.length === 0) return
    const usedBy = await usagesOfGroups(change.tx, change, idsOf(rows))
    throw new HttpError('in_use', { usedBy, hiddenUses: users.length - usedBy.length })
  },

  async marked(change, rows, deletedAt) {
    if (deletedAt) await requireConfirmedFor(change, idsOf(rows))
  },

  async purge({ tx }, until) {
    await tx
      .deleteFrom('user_group')
      .where('deleted_at', '<=', until)
      // a user in the trash keeps its group
      .where(({ and, exists, not, selectFrom }) =>
        and([
          not(exists(selectFrom('user_account').select('id').whereRef('group_id', '=', 'user_group.id'))),
          not(exists(selectFrom('user_mall').select('user_id').whereRef('group_id', '=', 'user_group.id'))),
        ]),
      )
      .execute()
  },
})
