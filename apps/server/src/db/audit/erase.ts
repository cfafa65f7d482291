import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { audit } from '../../store/audit'
import { json } from '../json'
import { inChunks } from '../kysely/chunks'
import type { Author } from '../schema'
import type { Stamp } from '../transaction'
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
  const names = [...new Set([user.name, ...(await namesOf(tx, user.id))])]
  const [erasure = ''] = await audit({ ...erasing, by: author }, [{ ...entry, action: 'erase' }])
  const about = sql`(resource = 'User' and record_id = ${user.id} and action <> 'erase')`
  // the names that somebody typed at sign-in; the account may have been made later
  const folded = names.map((name) => name.toLowerCase())
  const typed = sql`(resource = 'SignIn' and lower(record_name #>> '{}') = any(${folded}::text[]))`
  const erase = async (part: PersonalPart, values: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ id: string }>`
      update audit_personal set ${values}, ${sql.ref(`${part}_salt`)} = null
      from audit
      where audit.id = entry_id and audit.id <> ${erasure} and not coalesce(erased, '{}') ? ${part} and ${condition}
      returning entry_id::text as id
    `.execute(tx)
    for (const chunk of inChunks(rows)) await mark(erasing, key, { ids: chunk.map(({ id }) => id), part, by: erasure })
    return rows.length
  }
  const unknownAuthor = sql`by ->> 'id' = ${nobody.id} and (${about} or ${typed})`
  let count =
    (await erase(
      'author',
      sql`by = ${json(formerUser)}, address = null, client = null`,
      sql`by ->> 'id' = ${user.id}`,
    )) +
    (await erase('author', sql`address = null, client = null`, unknownAuthor)) +
    (await erase('record', sql`record_name = null`, sql`(${about} or ${typed})`)) +
    (await erase('changes', sql`changes = '[]'`, about))
  const named = names.map(
    (name) => sql`(resource = 'Mall' and action = 'users' and strpos(changes::text, ${JSON.stringify(name)}) > 0)`,
  )
  count += await erase('changes', withoutNames(names), sql`(${sql.join(named, sql` or `)})`)
  return count
}

/** The current and former names of a user in the audit, the newest first. */
export async function namesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select by ->> 'name' as name, entry_id from audit_personal where by ->> 'id' = ${userId}
      union all
      select record_name #>> '{}', entry_id from audit join audit_personal on entry_id = audit.id
      where resource = 'User' and record_id = ${userId}
    ) as named
    where name is not null group by name order by max(entry_id) desc
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Replaces names in lists, such as a mall's usernames. */
const withoutNames = (names: readonly string[]) => sql`changes = (
  select jsonb_agg(change || jsonb_build_object(
    'before', ${listWithout(sql`change -> 'before'`, names)}, 'after', ${listWithout(sql`change -> 'after'`, names)}
  ) order by place)
  from jsonb_array_elements(changes) with ordinality as all_changes (change, place)
)`

const listWithout = (
  list: ReturnType<typeof sql>,
  names: readonly string[],
) => sql`case jsonb_typeof(${list}) when 'array'
  then (
    select coalesce(jsonb_agg(
      case when one #>> '{}' = any(${names}::text[]) then to_jsonb(${formerUser.name}::text) else one end order by place
    ), '[]')
    from jsonb_array_elements(${list}) with ordinality as ones (one, place)
  ) else ${list} end`

type Erased = { ids: readonly string[]; part: PersonalPart; by: string }

/** Marks an erased part of entries, with the values that are left as the database writes them. */
async function mark({ tx }: Erasing, key: AuditKey, { ids, part, by }: Erased): Promise<void> {
  const entries = (await selectTexts(sql`audit.id = any(${ids}::bigint[])`).execute(tx)).rows
  const marks = await Promise.all(
    entries.map(async ({ id, personal }) => {
      const values = personal?.values[part] ?? []
      return { id, erased: { [part]: { by, mac: await macOfErasure(key, { id, part, by, values }) } } }
    }),
  )
  await sql`
    update audit_personal set erased = coalesce(audit_personal.erased, '{}') || mark.erased
    from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb) as mark (id bigint, erased jsonb)
    where entry_id = mark.id
  `.execute(tx)
}
