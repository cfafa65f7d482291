import { check, type FieldError, type User, type z } from '@kiosk-admin/api-client'
import { isId } from '../identity'
import { Refusal } from '../refusal'
import { requireChosenWell } from './chosen-passwords'
import { unknownField } from './content'
import { changeIn, createIn, type PeopleKind, type PeopleRow } from './people-store'
import type { Data } from './records'
import type { Acting } from './standing'

export type Imported<R> = {
  created: number
  updated: number
  errors: { row: number; errors: FieldError[] }[]
  rows: R[]
}

/** A row as it was sent, with what is stored instead of its password. */
export type ImportRow = { sent: Data; once: Data }

/** Creates or replaces many, each row by itself: what is wrong with one is found before anything of it is written. */
export async function importIn<R extends PeopleRow, A>(
  acting: Acting,
  kind: PeopleKind<R, A>,
  all: readonly ImportRow[],
): Promise<Imported<R>> {
  const imported: Imported<R> = { created: 0, updated: 0, errors: [], rows: [] }
  for (const [index, row] of all.entries()) {
    try {
      await importRow(acting, kind, row, imported)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      imported.errors.push({ row: index, errors: error.details.errors ?? [unknownField('id')] })
    }
  }
  return imported
}

type NewRow = Data & { id?: string; password?: string }

async function importRow<R extends PeopleRow, A>(
  acting: Acting,
  kind: PeopleKind<R, A>,
  { sent, once }: ImportRow,
  imported: Imported<R>,
): Promise<void> {
  const { tx, me } = acting
  const named = typeof sent.id === 'string' ? sent.id.toLowerCase() : undefined
  const [existing] = isId(named) ? await kind.rows(tx, me, { ids: [named] }) : []
  if (existing) {
    const fields = checked(kind.body, sent)
    imported.rows.push(await changeIn(acting, kind, { id: existing.id, change: () => fields }, 'import'))
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
  imported.rows.push(await createIn(acting, kind, { id, fields, once }, 'import'))
  imported.created++
}

function checked(schema: z.ZodMiniType, input: Data): Data {
  const result = check(schema, input, { languages: [] })
  if (!result.ok) throw new Refusal('validation', { errors: result.errors })
  return result.value as Data
}
