import type { RecordOf } from '@kiosk-admin/api-client'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { isId } from '../../identity'
import type { Data } from '../records'
import { create, present, type StoredRow, write } from '../store'
import type { Change } from '../transaction'
import { checkedBy, type PeopleTable } from './people-table'

/** A row as it was sent, with the columns that are stored instead of its password. */
export type ImportRow = { sent: Data; columns: Data }

type NewRow = Data & { id?: string; password?: string }

/** Creates the record of a row of a table or, when its id is known, replaces it. */
export async function importPeople<R extends StoredRow, A extends { id: string }>(
  change: Change,
  table: PeopleTable<R, A>,
  { sent, columns }: ImportRow,
): Promise<'created' | 'updated'> {
  const { tx, mallIds } = change
  const id = typeof sent.id === 'string' ? sent.id.toLowerCase() : undefined
  const [existing] = isId(id) ? await table.rows(tx, change, { ids: [id] }) : []
  if (existing) {
    const after = checkedBy(table.body, sent)
    await write(change, table, present(change, table, existing), after, { action: 'import' })
    return 'updated'
  }
  const { id: newId, password, ...fields } = checkedBy(table.creation, sent) as NewRow
  // only users have one, and with it a name, an address and malls
  if (password !== undefined) {
    const { username, email, mallIds: all } = fields as Pick<RecordOf<'user'>, 'username' | 'email' | 'mallIds'>
    const reached = all.filter((one) => mallIds.includes(one))
    await requireChosenWell(tx, password, { username, email, mallIds: reached })
  }
  await create(change, table, fields, { id: newId, action: 'import', columns })
  return 'created'
}
