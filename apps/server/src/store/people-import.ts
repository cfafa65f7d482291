import { check, type FieldError, type User, type z } from '@kiosk-admin/api-client'
import { requireChosenWell } from '../db/chosen-passwords'
import { HttpError } from '../http-error'
import { isId } from '../identity'
import { unknownField } from './content'
import { changeIn, createIn, type PeopleKind, type PeopleRow } from './people-store'
import type { Data } from './records'
import type { PeopleChange } from './standing'

export type Imported = {
  created: number
  updated: number
  errors: { row: number; errors: FieldError[] }[]
}

/** A row as it was sent, with what is stored instead of its password. */
export type ImportRow = { sent: Data; once: Data }

/** Creates or replaces many, each row by itself: what is wrong with one is found before anything of it is written. */
export async function importIn<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  all: readonly ImportRow[],
): Promise<Imported> {
  const imported: Imported = { created: 0, updated: 0, errors: [] }
  for (const [index, row] of all.entries()) {
    try {
      await importRow(change, kind, row, imported)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      imported.errors.push({ row: index, errors: error.details.errors ?? [unknownField('id')] })
    }
  }
  return imported
}

type NewRow = Data & { id?: string; password?: string }

async function importRow<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  { sent, once }: ImportRow,
  imported: Imported,
): Promise<void> {
  const { tx, me } = change
  const named = typeof sent.id === 'string' ? sent.id.toLowerCase() : undefined
  const [existing] = isId(named) ? await kind.rows(tx, me, { ids: [named] }) : []
  if (existing) {
    const fields = checked(kind.body, sent)
    await changeIn(change, kind, { id: existing.id, next: () => fields }, 'import')
    imported.updated++
    return
  }
  const { id, password, ...fields } = checked(kind.creation, sent) as NewRow
  // only users have one, and with it a name, an address and malls
  if (password !== undefined) {
    const { username, email, mallIds } = fields as Pick<User, 'username' | 'email' | 'mallIds'>
    const reached = mallIds.filter((one) => me.mallIds.includes(one))
    await requireChosenWell(tx, password, { username, email, mallIds: reached })
  }
  await createIn(change, kind, { id, fields, once }, 'import')
  imported.created++
}

function checked(schema: z.ZodMiniType, input: Data): Data {
  const result = check(schema, input, { languages: [] })
  if (!result.ok) throw new HttpError('validation', { errors: result.errors })
  return result.value as Data
}
