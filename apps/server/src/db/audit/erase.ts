import { sql } from 'kysely'
import { audit } from '../../store/audit'
import type { Stamp } from '../../store/transaction'
import { json } from '../json'
import type { Author } from '../schema'
import { formerUser, nobody } from './authors'
import { type AuditKey, macOfErasure, type PersonalPart, selectTexts } from './chain'
import { lockAndSeal, type Sealing } from './seal'

type Erasing = Stamp & Omit<Sealing, 'db'>

/**
 * Erases the personal values of a user from the audit, in the caller's transaction. As author and as record the user
 * becomes "former user", without addresses and values. The entries and the chain stay: each erased part is marked with
 * the key, and the erasure is an entry itself. Returns the number of erased parts.
 */
export async function eraseFromAudit(erasing: Erasing, user: Author): Promise<number> {
  const { tx, by } = erasing
  const { key } = await lockAndSeal(tx, erasing)
  const author = by.id === user.id ? formerUser : by
  const entry = { mallId: null, area: 'User', resource: 'User', id: user.id, name: null } as const
  const [erasure = ''] = await audit({ ...erasing, by: author }, [{ ...entry, action: 'erase' }])
  const about = sql`(resource = 'User' and record_id = ${user.id} and action <> 'erase')`
  // the name that somebody typed at sign-in; the account may have been made later
  const typed = sql`(resource = 'SignIn' and lower(record_name #>> '{}') = lower(${user.name}))`
  const named = sql`(resource = 'Mall' and action = 'users' and strpos(changes::text, ${JSON.stringify(user.name)}) > 0)`
  const erase = async (part: PersonalPart, values: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ id: string }>`
      update audit_personal set ${values}, ${sql.ref(`${part}_salt`)} = null
      from audit
      where audit.id = entry_id and audit.id <> ${erasure} and not coalesce(erased, '{}') ? ${part} and ${condition}
      returning entry_id::text as id
    `.execute(tx)
    for (const { id } of rows) await mark(erasing, key, { id, part, by: erasure })
    return rows.length
  }
  const unknownAuthor = sql`by ->> 'id' = ${nobody.id} and (${about} or ${typed})`
  return (
    (await erase(
      'author',
      sql`by = ${json(formerUser)}, address = null, client = null`,
      sql`by ->> 'id' = ${user.id}`,
    )) +
    (await erase('author', sql`address = null, client = null`, unknownAuthor)) +
    (await erase('record', sql`record_name = null`, sql`(${about} or ${typed})`)) +
    (await erase('changes', sql`changes = '[]'`, about)) +
    (await erase('changes', withoutName(user.name), named))
  )
}

/** Replaces a name in lists, such as a mall's usernames. */
const withoutName = (name: string) => sql`changes = (
  select jsonb_agg(change || jsonb_build_object(
    'before', ${listWithout(sql`change -> 'before'`, name)}, 'after', ${listWithout(sql`change -> 'after'`, name)}
  ) order by place)
  from jsonb_array_elements(changes) with ordinality as all_changes (change, place)
)`

const listWithout = (list: ReturnType<typeof sql>, name: string) => sql`case jsonb_typeof(${list}) when 'array' then (
  select coalesce(jsonb_agg(case when one = to_jsonb(${name}::text) then to_jsonb(${formerUser.name}::text) else one end
    order by place), '[]')
  from jsonb_array_elements(${list}) with ordinality as ones (one, place)
) else ${list} end`

/** Marks an erased part, with the values that are left as the database writes them. */
async function mark({ tx }: Erasing, key: AuditKey, { id, part, by }: { id: string; part: PersonalPart; by: string }) {
  const [entry] = (await selectTexts(sql`audit.id = ${id}::bigint`).execute(tx)).rows
  const values = entry?.personal?.values[part] ?? []
  const erased = { [part]: { by, mac: await macOfErasure(key, { id, part, by, values }) } }
  await sql`
    update audit_personal set erased = coalesce(erased, '{}') || ${json(erased)} where entry_id = ${id}::bigint
  `.execute(tx)
}
