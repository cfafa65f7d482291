import type { AuditEntry } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { nobody } from '../audit/authors'
import { auditEntries } from '../audit/entries'
import type { Author } from '../schema'
import { authoredRecords } from './author-columns'

const iso = (at: Date) => at.toISOString()

async function accountOf(db: Db, id: string) {
  const row = await db
    .selectFrom('user_account')
    .leftJoin('user_group as house', 'house.id', 'user_account.group_id')
    .selectAll('user_account')
    .select('house.name as group')
    .where('user_account.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const malls = await db
    .selectFrom('user_mall')
    .innerJoin('mall', 'mall.id', 'user_mall.mall_id')
    .leftJoin('user_group', 'user_group.id', 'user_mall.group_id')
    .select(['mall.id', 'mall.name', 'user_group.name as group'])
    .where('user_id', '=', id)
    .orderBy('mall.name')
    .execute()
  return {
    username: row.username,
    email: row.email,
    status: row.status,
    group: row.group,
    malls,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    lastSignInAt: row.last_sign_in_at && iso(row.last_sign_in_at),
    deletedAt: row.deleted_at && iso(row.deleted_at),
  }
}

async function sessionsOf(db: Db, id: string) {
  const rows = await db.selectFrom('session').selectAll().where('user_id', '=', id).orderBy('created_at').execute()
  return rows.map((row) => ({ createdAt: iso(row.created_at), usedAt: iso(row.used_at), mallId: row.mall_id }))
}

async function failedSignInsOf(db: Db, name: string) {
  const tries = db.selectFrom('sign_in_try').select(['key', 'failures', 'last_at'])
  const rows = await tries.where('account', '=', name.toLowerCase()).orderBy('last_at').execute()
  return rows.map(({ key, failures, last_at }) => {
    const [kind = '', network = null] = key.split(' ')
    return { failures, lastAt: iso(last_at), network: kind.startsWith('pair:') ? network : null }
  })
}

async function linksOf(db: Db, id: string) {
  const passwords = await db.selectFrom('password_link').selectAll().where('user_id', '=', id).execute()
  const previews = await db.selectFrom('preview_link').selectAll().where('user_id', '=', id).execute()
  return {
    passwordLinks: passwords.map(({ purpose, expires_at }) => ({ purpose, expiresAt: iso(expires_at) })),
    previewLinks: previews.map((row) => ({
      mallId: row.mall_id,
      createdAt: iso(row.created_at),
      expiresAt: iso(row.expires_at),
    })),
  }
}

async function uploadsOf(db: Db, id: string) {
  const rows = await db.selectFrom('media_upload').selectAll().where('user_id', '=', id).execute()
  return rows.map(({ mall_id, name, size, expires_at }) => {
    return { mallId: mall_id, name, size: Number(size), expiresAt: iso(expires_at) }
  })
}

const entriesAtOnce = 500

/** The entries by a user and about their account, oldest first, some at a time. */
async function* entriesOf(db: Db, userId: string): AsyncGenerator<AuditEntry[]> {
  let last: string | undefined = '0'
  while (last !== undefined) {
    const rows = await auditEntries(db)
      .selectAll()
      .where(sql<boolean>`audit.id > ${last}::bigint`)
      .where(sql<boolean>`(by ->> 'id' = ${userId} or (resource = 'User' and record_id = ${userId}))`)
      .orderBy('audit.id')
      .limit(entriesAtOnce)
      .execute()
    yield rows.map((row): AuditEntry => {
      const isAbout = row.resource === 'User' && row.record_id === userId
      // the name, address and values of another person are theirs
      const isOwn = row.by.id === userId || row.by.id === nobody.id
      return {
        id: String(row.id),
        at: iso(row.at),
        by: row.by,
        area: row.area,
        action: row.action,
        resource: row.resource,
        recordId: row.record_id,
        recordName: row.resource === 'User' && !isAbout ? null : row.record_name,
        ...(isOwn ? { address: row.address, client: row.client } : {}),
        changes: isAbout ? row.changes : [],
      }
    })
    last = rows.length === entriesAtOnce ? String(rows.at(-1)?.id) : undefined
  }
}

/** Writes `"name":[…]`. */
async function* listText(name: string, pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}:[`
  let separator = '\n'
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + page.map((one) => JSON.stringify(one)).join(',\n')
    separator = ',\n'
  }
  yield ']'
}

/** Writes what is kept about a user as the JSON of `user.data`, a page at a time. */
export async function* personalDataText(db: Db, user: Author): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const head = {
    user,
    account: await accountOf(db, user.id),
    sessions: await sessionsOf(db, user.id),
    failedSignIns: await failedSignInsOf(db, user.name),
    ...(await linksOf(db, user.id)),
    uploads: await uploadsOf(db, user.id),
  }
  yield encoder.encode(`${JSON.stringify(head, null, 2).slice(0, -2)},\n`)
  for await (const text of listText('records', authoredRecords(db, user.id))) yield encoder.encode(text)
  yield encoder.encode(',\n')
  for await (const text of listText('entries', entriesOf(db, user.id))) yield encoder.encode(text)
  yield encoder.encode('\n}\n')
}
