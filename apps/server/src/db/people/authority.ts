import type { Permissions } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { AppSettings, Db } from '../../dependencies'
import { hashCredential, kindOfCredential } from '../../identity'
import type { Author } from '../schema'
import { type Grants, permissionsIn, permissionsOf, type Rights } from './rights'

const hour = 3_600_000
/** How long a confirmed password is good for, in ms. */
export const confirmedFor = hour / 6
/** How long a session lasts: without a call, and in all. */
export type SessionLimits = Pick<AppSettings, 'sessionIdleMs' | 'sessionLongestMs'>
/** Precision of the idle time in ms; more frequent calls do not write. */
const touchEvery = 60_000

export type UserAuthority = {
  kind: 'user'
  /** Names the session without giving its token away. */
  sessionId: string
  user: Author
  /** The group of the house; empty without one. */
  groupName: string
  /** The names of groups by mall. */
  groupNames: ReadonlyMap<string, string>
  rights: Rights
  /** The malls that the user reaches. */
  mallIds: string[]
  /** The mall of sign-in or, when the user no longer reaches it, another one. */
  mallId: string | undefined
  usedAt: Date
  expiresAt: Date
  /** Until when the password counts as confirmed. */
  confirmedUntil: Date | undefined
}

/** Whether the password was confirmed in this session. */
export const isConfirmed = ({ confirmedUntil }: UserAuthority, now: Date): boolean =>
  confirmedUntil !== undefined && confirmedUntil > now

export type StationAuthority = { kind: 'station'; mallId: string; stationId: string; code: string; name: string }
export type PreviewAuthority = { kind: 'preview'; mallId: string; linkId: string; permissions: Permissions }

/**
 * The caller and their permissions. Read from the database for each call, so that changes of rights take effect at
 * once.
 */
export type Authority = UserAuthority | StationAuthority | PreviewAuthority

/** Reads the caller's rights and the time again, for the transaction of a write. Throws when the call is not theirs any more. */
export type Authorise = (tx: Db) => Promise<{ me: Authority; now: Date }>

type Reading = { db: Db; settings: SessionLimits }

/** Resolves a credential, and prolongs its session. `undefined`: unknown or expired. */
export async function authenticate(reading: Reading, credential: string, now: Date): Promise<Authority | undefined> {
  const me = await findAuthority(reading, credential, now)
  if (me?.kind === 'user' && now.getTime() - me.usedAt.getTime() >= touchEvery) {
    await reading.db.updateTable('session').set({ used_at: now }).where('token_hash', '=', me.sessionId).execute()
  }
  return me
}

/** Resolves a credential and writes nothing. `undefined`: unknown or expired. */
export async function findAuthority(
  { db, settings }: Reading,
  credential: string,
  now: Date,
): Promise<Authority | undefined> {
  const kind = kindOfCredential(credential)
  if (!kind) return undefined
  const hash = await hashCredential(credential)
  if (kind === 'session') return userOf(db, settings, hash, now)
  if (kind === 'station') return stationOf(db, hash)
  return kind === 'preview' ? previewOf(db, hash, now) : undefined
}

/** A mall that a user reaches, with the name and the grants of the user's group there. */
export type Membership = { mallId: string; groupName: string; areas: Grants }

/**
 * The memberships of a row of `user_account` joined with its `house` group, in the order of the malls' ids; none in malls
 * that are in the trash.
 */
export const memberships = sql<Membership[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'mallId', user_mall.mall_id,
      'groupName', coalesce(own.name, house.name, ''),
      'areas', coalesce(own.areas, house.areas, '[]')
    ) order by user_mall.mall_id
  )
  from user_mall join mall on mall.id = user_mall.mall_id and mall.deleted_at is null
  left join user_group own on own.id = user_mall.group_id
  where user_mall.user_id = user_account.id
), '[]')`.as('memberships')

/** Users who may sign in, with their rights. */
export const activeUsers = (db: Db) =>
  db
    .selectFrom('user_account')
    .leftJoin('user_group as house', 'house.id', 'user_account.group_id')
    .where('user_account.status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .select([
      'user_account.id as userId',
      'user_account.username',
      'house.name as groupName',
      'house.areas',
      memberships,
    ])

export const rightsOf = (row: { areas: Grants | null; memberships: Membership[] }): Rights => ({
  house: permissionsOf(row.areas ?? []),
  malls: new Map(row.memberships.map(({ mallId, areas }) => [mallId, permissionsOf(areas)])),
})

async function userOf(
  db: Db,
  { sessionIdleMs, sessionLongestMs }: SessionLimits,
  hash: string,
  now: Date,
): Promise<UserAuthority | undefined> {
  const found = await activeUsers(db)
    .innerJoin('session', 'session.user_id', 'user_account.id')
    .select(['session.created_at', 'session.used_at', 'session.confirmed_at', 'session.mall_id'])
    .where('session.token_hash', '=', hash)
    .executeTakeFirst()
  if (!found) return undefined
  const longest = found.created_at.getTime() + sessionLongestMs
  if (now.getTime() >= Math.min(found.used_at.getTime() + sessionIdleMs, longest)) return undefined
  const rights = rightsOf(found)
  const mallIds = [...rights.malls.keys()]
  return {
    kind: 'user',
    sessionId: hash,
    user: { id: found.userId, name: found.username },
    groupName: found.groupName ?? '',
    groupNames: new Map(found.memberships.map(({ mallId, groupName }) => [mallId, groupName])),
    rights,
    mallIds,
    mallId: mallIds.find((id) => id === found.mall_id) ?? mallIds[0],
    usedAt: found.used_at,
    expiresAt: new Date(Math.min(now.getTime() + sessionIdleMs, longest)),
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
  if (!found) return undefined
  const rights = rightsOf(found)
  if (!rights.malls.has(found.mall_id)) return undefined
  return {
    kind: 'preview',
    mallId: found.mall_id,
    linkId: found.linkId,
    permissions: permissionsIn(rights, found.mall_id),
  }
}
