import { type Area, may, type Permissions } from '@kiosk-admin/api-client'
import { isArea } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { hashCredential, kindOfCredential } from '../../identity'
import type { Author } from '../schema'

const hour = 3_600_000
/** How long a confirmed password is good for, in ms. */
export const confirmedFor = hour / 6
export const sessionIdle = 12 * hour
export const sessionLongest = 7 * 24 * hour
/** Precision of the idle time in ms; more frequent calls do not write. */
const touchEvery = 60_000

export type UserAuthority = {
  kind: 'user'
  /** Names the session without giving its token away. */
  sessionId: string
  user: Author
  groupName: string
  permissions: Permissions
  mallIds: string[]
  expiresAt: Date
  /** Until when the password counts as confirmed. */
  confirmedUntil: Date | undefined
}
export type StationAuthority = { kind: 'station'; mallId: string; stationId: string; code: string; name: string }
export type PreviewAuthority = { kind: 'preview'; mallId: string; linkId: string; permissions: Permissions }

/**
 * The caller and their permissions. Read from the database for each call, so that changes of rights take effect at
 * once.
 */
export type Authority = UserAuthority | StationAuthority | PreviewAuthority

/** Resolves a credential. `undefined`: unknown or expired. */
export async function authenticate(db: Db, credential: string, now: Date): Promise<Authority | undefined> {
  const kind = kindOfCredential(credential)
  if (!kind) return undefined
  const hash = await hashCredential(credential)
  if (kind === 'session') return userOf(db, hash, now)
  if (kind === 'station') return stationOf(db, hash)
  return kind === 'preview' ? previewOf(db, hash, now) : undefined
}

/** Users who may sign in, with their group's permissions and their malls. */
export const activeUsers = (db: Db) =>
  db
    .selectFrom('user_account')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    .where('user_account.status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .select([
      'user_account.id as userId',
      'user_account.username',
      'user_group.name as groupName',
      'user_group.areas',
      mallIdsOfUser,
    ])

/** Permissions in areas, and the malls that they hold in. */
export type Holding = { permissions: Permissions; mallIds: readonly string[] }

/** Whether `mine` includes `theirs`. Users can only change or grant what they hold themselves. */
export const covers = (mine: Holding, theirs: Holding): boolean =>
  theirs.mallIds.every((id) => mine.mallIds.includes(id)) && coversRights(mine.permissions, theirs.permissions)

export const coversRights = (mine: Permissions, theirs: Permissions): boolean =>
  Object.keys(theirs)
    .filter(isArea)
    .every((area) => (['read', 'write'] as const).every((verb) => !may(theirs, area, verb) || may(mine, area, verb)))

/** The malls of a row of `user_account`, in the order of their ids. */
export const mallIdsOfUser = sql<string[]>`coalesce(
  (select jsonb_agg(mall_id order by mall_id) from user_mall where user_id = user_account.id), '[]'
)`.as('mallIds')

/** Converts a group's grants to permissions. */
export function permissionsOf(grants: { area: string; read: boolean; write: boolean }[]): Permissions {
  const known = grants.filter((grant): grant is typeof grant & { area: Area } => isArea(grant.area))
  return Object.fromEntries(known.map(({ area, read, write }) => [area, { read: read || write, write }]))
}

async function userOf(db: Db, hash: string, now: Date): Promise<UserAuthority | undefined> {
  const found = await activeUsers(db)
    .innerJoin('session', 'session.user_id', 'user_account.id')
    .select(['session.created_at', 'session.used_at', 'session.confirmed_at'])
    .where('session.token_hash', '=', hash)
    .executeTakeFirst()
  if (!found) return undefined
  const longest = found.created_at.getTime() + sessionLongest
  if (now.getTime() >= Math.min(found.used_at.getTime() + sessionIdle, longest)) return undefined
  if (now.getTime() - found.used_at.getTime() >= touchEvery) {
    await db.updateTable('session').set({ used_at: now }).where('token_hash', '=', hash).execute()
  }
  return {
    kind: 'user',
    sessionId: hash,
    user: { id: found.userId, name: found.username },
    groupName: found.groupName,
    permissions: permissionsOf(found.areas),
    mallIds: found.mallIds,
    expiresAt: new Date(Math.min(now.getTime() + sessionIdle, longest)),
    confirmedUntil: found.confirmed_at ? new Date(found.confirmed_at.getTime() + confirmedFor) : undefined,
  }
}

async function stationOf(db: Db, hash: string): Promise<StationAuthority | undefined> {
  const found = await db
    .selectFrom('station')
    .select(['mall_id', 'id', 'code', 'name'])
    .where('key_hash', '=', hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found && { kind: 'station', mallId: found.mall_id, stationId: found.id, code: found.code, name: found.name }
}

/** A preview link has its creator's current permissions, and none in malls that its creator no longer reaches. */
async function previewOf(db: Db, hash: string, now: Date): Promise<PreviewAuthority | undefined> {
  const found = await activeUsers(db)
    .innerJoin('preview_link', 'preview_link.user_id', 'user_account.id')
    .select(['preview_link.id as linkId', 'preview_link.mall_id'])
    .where('preview_link.token_hash', '=', hash)
    .where('preview_link.expires_at', '>', now)
    .executeTakeFirst()
  if (!found?.mallIds.includes(found.mall_id)) return undefined
  return {
    kind: 'preview',
    mallId: found.mall_id,
    linkId: found.linkId,
    permissions: permissionsOf(found.areas),
  }
}

/** Permissions and malls of a session's user. Throws when the user was disabled, deleted or signed out meanwhile. */
export async function holdingOf(tx: Db, sessionId: string): Promise<Holding> {
  const found = await activeUsers(tx)
    .innerJoin('session', 'session.user_id', 'user_account.id')
    .where('session.token_hash', '=', sessionId)
    .executeTakeFirst()
  if (!found) throw new HttpError('unauthenticated')
  return { permissions: permissionsOf(found.areas), mallIds: found.mallIds }
}
