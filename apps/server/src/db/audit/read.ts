import { type AuditEntry, type AuditKind, areas, may } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { equal } from '../../store/compare'
import { json } from '../json'
import { cursorOf, positionOf } from '../lists/cursor'
import type { UserAuthority } from '../people/authority'
import { isFullAdministrator, mallsWhere, permissionsIn } from '../people/rights'
import { containsWords } from '../search-words'
import { auditEntries } from './entries'
import { type AuditNames, auditNames, idsInChanges, mallsById } from './names'

const pageSize = 50

export type AuditFilters = {
  record?: string | undefined
  userId?: string | undefined
  /** Days, `YYYY-MM-DD`, both included. */
  from?: string | undefined
  till?: string | undefined
  kind?: AuditKind | undefined
  q?: string | undefined
}

/** The parameters of a page. */
type Query = AuditFilters & {
  sort?: readonly string[] | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** The reader, and the mall that they read; without one they read everything, as full administrators may. */
export type AuditReader = { user: UserAuthority; mall: { id: string; time_zone: string } | undefined }

type Page = { data: AuditEntry[]; nextCursor: string | null }

/** One page of the history from after `cursor` on, the newest first unless it is sorted otherwise. */
export async function listAudit(db: Db, reader: AuditReader, list: Query): Promise<Page> {
  const { user, mall } = reader
  const { sort, limit = pageSize, cursor, ...filters } = list
  const isFull = isFullAdministrator(user.rights)
  const { record, userId, from, till, kind, q } = filters
  const identity = JSON.stringify(['audit', mall?.id, record, userId, from, till, kind, sort, q])
  const oldestFirst = sort?.[0] === 'at'
  let query = (await filtered(db, reader, filters))
    .select(['audit.id', 'mall_id', 'at', 'area', 'action', 'resource', 'record_id'])
    .select(['by', 'address', 'client', 'record_name', 'changes'])
    .orderBy('audit.id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) {
    const last = positionOf(identity, cursor, [true])?.values[0] ?? plainCursor(list)
    // other numbers are no bigint of the database
    if (!last || !isEntryId(last)) throw invalid('cursor', 'Unknown page cursor.')
    query = query.where(sql<boolean>`audit.id ${oldestFirst ? sql`>` : sql`<`} cast(${last} as bigint)`)
  }
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const malls = await mallsById(db, page)
  const userMalls = mallsWhere(user.rights, 'User', 'read')
  const data = page.map((row): AuditEntry => {
    const isOwn = row.by.id === user.user.id || (row.resource === 'User' && row.record_id === user.user.id)
    return {
      id: String(row.id),
      at: row.at.toISOString(),
      by: row.by,
      area: row.area,
      action: row.action,
      resource: row.resource,
      recordId: row.record_id,
      recordName: row.record_name,
      mall: row.mall_id === null ? null : (malls.get(row.mall_id) ?? unknownMall(row.mall_id)),
      ...(isFull || isOwn ? { address: row.address, client: row.client } : {}),
      changes: mall && row.resource === 'User' ? withKnownMalls(row.changes, userMalls) : row.changes,
    }
  })
  const names = await auditNames(
    db,
    mall && { mallId: mall.id, mallIds: user.mallIds },
    data.flatMap(({ changes }) => idsInChanges(changes)),
  )
  const named = data.map((entry) => ({ ...entry, ...namesFor(entry, names) }))
  const last = rows.length > limit ? data.at(-1) : undefined
  return { data: named, nextCursor: last ? cursorOf(identity, { values: [last.id], id: last.recordId }) : null }
}

/** A cursor of earlier versions: the id of the last entry. */
const plainCursor = ({ sort, q, cursor = '' }: Query) => (!sort && !q && isEntryId(cursor) ? cursor : undefined)

const isEntryId = (text: string) => /^\d{1,18}$/.test(text)

const unknownMall = (id: string) => ({ id, name: null, deleted: true })

async function filtered(db: Db, reader: AuditReader, { record, userId, from, till, kind, q }: AuditFilters) {
  const zone = reader.mall?.time_zone ?? 'UTC'
  let query = visible(db, reader)
  if (record !== undefined) query = query.where('record_id', '=', record)
  if (kind !== undefined) query = query.where('action', '=', kind)
  if (userId !== undefined) {
    query = query.where(sql<boolean>`(by ->> 'id' = ${userId} or (resource = 'User' and record_id = ${userId}))`)
  }
  // the database knows when a day begins in the mall
  if (from !== undefined) query = query.where(sql<boolean>`at >= ${from}::date::timestamp at time zone ${zone}`)
  if (till !== undefined) query = query.where(sql<boolean>`at < (${till}::date + 1)::timestamp at time zone ${zone}`)
  if (q !== undefined) query = query.where(await containsWords(db, { text: searchedText(reader) }, q))
  return query
}

/** The searched text. Without hidden values, or searching would reveal them. */
function searchedText({ user, mall }: AuditReader) {
  const address = isFullAdministrator(user.rights) ? sql`coalesce(address, '')` : sql`''`
  const mallName = mall
    ? sql`''`
    : sql`coalesce((select search_fold(name) from mall where mall.id = audit.mall_id), '')`
  return sql`(search_text || ' ' || ${address} || ' ' || ${mallName})`
}

/** The entries that the reader may see. */
function visible(db: Db, { user, mall }: AuditReader) {
  const entries = auditEntries(db)
  const isFull = isFullAdministrator(user.rights)
  if (!mall) return isFull ? entries : entries.where(sql<boolean>`false`)
  const readable = areas.filter((area) => may(permissionsIn(user.rights, mall.id), area, 'read'))
  return entries
    .$if(!isFull, (query) => query.where('area', 'in', readable))
    .where((eb) => {
      // users are visible to those who may read users in a mall of theirs
      const known = eb
        .selectFrom('user_mall')
        .select('user_id')
        .whereRef('user_mall.user_id', '=', 'audit.record_id')
        .where(sql<boolean>`user_mall.mall_id = any(${mallsWhere(user.rights, 'User', 'read')}::uuid[])`)
      // the end of a mall is visible to users who could reach it
      const reached = json([{ path: 'userIds', before: [user.user.id] }])
      return eb.or([
        eb('mall_id', '=', mall.id),
        eb.and([
          eb('mall_id', 'is', null),
          eb.or([
            eb('resource', '=', 'UserGroup'),
            eb.and([eb('resource', '=', 'User'), eb.exists(known)]),
            eb.and([eb('resource', '=', 'Mall'), sql<boolean>`changes @> ${reached}`]),
          ]),
        ]),
      ])
    })
}

/** Picks the names of the records that the entry's changes reference. */
function namesFor({ changes }: Pick<AuditEntry, 'changes'>, names: AuditNames): Pick<AuditEntry, 'names'> {
  const own = idsInChanges(changes).flatMap((id) => {
    const name = names[id]
    return name ? [[id, name] as const] : []
  })
  return own.length > 0 ? { names: Object.fromEntries(own) } : {}
}

type Changes = AuditEntry['changes']

/** Removes malls in which the reader may not read users, with the groups that apply there. */
function withKnownMalls(changes: Changes, mallIds: readonly string[]): Changes {
  const known = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => mallIds.includes(one?.mallId ?? one)) : value
  return changes.flatMap((change) => {
    if (change.path !== 'mallIds' && change.path !== 'mallGroups') return [change]
    const [before, after] = [known(change.before), known(change.after)]
    return equal(before, after) ? [] : [{ ...change, before, after }]
  })
}
