import { check, type RecordOf, type z } from '@kiosk-admin/api-client'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { HttpError } from '../../http-error'
import { isId } from '../../identity'
import type { Data } from '../records'
import { create, present, write } from '../store'
import type { PeopleChange } from './people-change'
import type { PeopleKind, PeopleRow } from './people-table'

/** A row as it was sent, with what is stored instead of its password. */
export type ImportRow = { sent: Data; once: Data }

type NewRow = Data & { id?: string; password?: string }

/** Creates the record of a row of a table or, when its id is known, replaces it. */
export async function importPeople<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  { sent, once }: ImportRow,
): Promise<'created' | 'updated'> {
  const { tx, me } = change
  const table = kind.table(me, once)
  const named = typeof sent.id === 'string' ? sent.id.toLowerCase() : undefined
  const [existing] = isId(named) ? await kind.rows(tx, me, { ids: [named] }) : []
  if (existing) {
    const after = checked(kind.body, sent)
    await write(change, table, present(table, existing), after, { action: 'import' })
    return 'updated'
  }
  const { id, password, ...fields } = checked(kind.creation, sent) as NewRow
  // only users have one, and with it a name, an address and malls
  if (password !== undefined) {
    const { username, email, mallIds } = fields as Pick<RecordOf<'user'>, 'username' | 'email' | 'mallIds'>
    const reached = mallIds.filter((one) => me.mallIds.includes(one))
    await requireChosenWell(tx, password, { username, email, mallIds: reached })
  }
  await create(change, table, fields, { id, action: 'import' })
  return 'created'
}

function checked(schema: z.ZodMiniType, input: Data): Data {
  const result = check(schema, input, { languages: [] })
  if (!result.ok) throw new HttpError('validation', { errors: result.errors })
  return result.value as Data
}
