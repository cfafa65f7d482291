import { type AuditEntry, areas, may, type Permissions } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'
import { invalid } from '../http-error'
import { type AuditNames, auditNames, idsInChanges } from './audit-names'
import { json } from './json'
import { cursorOf, positionOf } from './lists/cursor'
import { containsWords } from './search-words'

const pageSize = 50

/** The parameters of a page. */
type Query = { record?: string; sort?: readonly string[]; q?: string; limit?: number; cursor?: string }

/** The mall, the reader's permissions and the malls that the reader may see. */
type AuditReader = { mallId: string; userId: string; permissions: Permissions; mallIds: readonly string[] }
type Page = { data: AuditEntry[]; nextCursor: string | null }

/** One page of the history from after `cursor` on, the newest first unless it is sorted otherwise. */
export async function listAudit(db: Db, reader: AuditReader, list: Query): Promise<Page> {
  const { record, q, limit = pageSize } = list
  const identity = JSON.stringify(['audit', reader.mallId, record, list.sort, q])
  const oldestFirst = list.sort?.[0] === 'at'
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
    .orderBy('id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
  if (record !== undefined) query = query.where('record_id', '=', record)
  if (list.cursor !== undefined) {
    const last = positionOf(identity, list.cursor, [true])?.values[0] ?? plainCursor(list)
    if (!last) throw invalid('cursor', 'Unknown page cursor.')
    query = query.where(sql<boolean>`id ${oldestFirst ? sql`>` : sql`<`} cast(${last} as bigint)`)
  }
  if (q !== undefined) query = query.where(await containsWords(db, texts, q))
  const rows = await query.execute()
  const data = rows.slice(0, limit).map((row) => ({
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
  const last = rows.length > limit ? data.at(-1) : undefined
  return { data: named, nextCursor: last ? cursorOf(identity, { values: [last.id], id: last.recordId }) : null }
}

/** A cursor of earlier versions: the id of the last entry. */
const plainCursor = ({ sort, q, cursor = '' }: Query) => (!sort && !q && /^\d{1,18}$/.test(cursor) ? cursor : undefined)

const texts = sql`(search_name(record_name) || ' ' || search_fold(by ->> 'name'))`

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
