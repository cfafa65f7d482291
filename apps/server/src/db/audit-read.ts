import { type AuditEntry, areas, may, type Permissions } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'
import { type AuditNames, auditNames, idsInChanges } from './audit-names'
import { json } from './json'

const pageSize = 50

/** The mall, the reader's permissions and the malls that the reader may see. */
type AuditReader = { mallId: string; userId: string; permissions: Permissions; mallIds: readonly string[] }
type Page = { data: AuditEntry[]; nextCursor: string | null }

/** One page of the history, the newest first, from below `cursor` on. */
export async function listAudit(db: Db, reader: AuditReader, record?: string, cursor?: string): Promise<Page> {
  const { mallId, userId, permissions, mallIds } = reader
  const readable = areas.filter((area) => may(permissions, area, 'read'))
  let query = db
    .selectFrom('audit')
    .selectAll()
    .where('area', 'in', readable)
    .where((eb) => {
      // users are visible to those who share a mall with them
      const known = eb
        .selectFrom('user_mall')
        .select('user_id')
        .whereRef('user_mall.user_id', '=', 'audit.record_id')
        .where('user_mall.mall_id', 'in', mallIds)
      // the end of a mall is visible to users who could reach it
      const reached = json([{ path: 'userIds', before: [userId] }] as never)
      return eb.or([
        eb('mall_id', '=', mallId),
        eb.and([
          eb('mall_id', 'is', null),
          eb.or([
            eb('resource', '=', 'UserGroup'),
            eb.and([eb('resource', '=', 'User'), eb.exists(known)]),
            eb.and([eb('resource', '=', 'Mall'), eb('changes', '@>', reached)]),
          ]),
        ]),
      ])
    })
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (record !== undefined) query = query.where('record_id', '=', record)
  if (cursor !== undefined) query = query.where(sql<boolean>`id < cast(${cursor} as bigint)`)
  const rows = await query.execute()
  const data = rows.slice(0, pageSize).map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    by: row.by,
    area: row.area,
    action: row.action,
    resource: row.resource,
    recordId: row.record_id,
    recordName: row.record_name,
    changes: row.changes.map((change) => (change.path === 'mallIds' ? withKnownMalls(change, mallIds) : change)),
  }))
  const names = await auditNames(
    db,
    reader,
    data.flatMap(({ changes }) => idsInChanges(changes)),
  )
  const named = data.map((entry) => ({ ...entry, ...namesFor(entry, names) }))
  return { data: named, nextCursor: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null }
}

/** Picks the names of the records that the entry's changes reference. */
function namesFor({ changes }: Pick<AuditEntry, 'changes'>, names: AuditNames): Pick<AuditEntry, 'names'> {
  const own = idsInChanges(changes).flatMap((id) => {
    const name = names[id]
    return name ? [[id, name] as const] : []
  })
  return own.length > 0 ? { names: Object.fromEntries(own) } : {}
}

/** A user's other malls are not the reader's business. */
function withKnownMalls(change: AuditEntry['changes'][number], mallIds: readonly string[]) {
  const known = (value: unknown) => (Array.isArray(value) ? value.filter((id) => mallIds.includes(id)) : value)
  return { ...change, before: known(change.before), after: known(change.after) }
}
