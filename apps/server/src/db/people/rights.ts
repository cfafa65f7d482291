import { type Area, may, type Permissions } from '@kiosk-admin/api-client'
import { isArea, type Verb } from '@kiosk-admin/api-client/internal'

/** Permissions by the user's group of the house, and those in each mall that the user reaches, by id. */
export type Rights = { house: Permissions; malls: ReadonlyMap<string, Permissions> }

/** Permissions of a group, as stored. */
export type Grants = { area: string; read: boolean; write: boolean }[]

/** Converts a group's grants to permissions. */
export function permissionsOf(grants: Grants): Permissions {
  const known = grants.filter((grant): grant is typeof grant & { area: Area } => isArea(grant.area))
  return Object.fromEntries(known.map(({ area, read, write }) => [area, { read: read || write, write }]))
}

/** Permissions in a mall: none in one that the user does not reach. */
export const permissionsIn = ({ malls }: Rights, mallId: string): Permissions => malls.get(mallId) ?? {}

/** Ids of the malls in which the user has the permission. */
export const mallsWhere = ({ malls }: Rights, area: Area, verb: Verb): string[] =>
  [...malls].flatMap(([id, permissions]) => (may(permissions, area, verb) ? [id] : []))

/** Whether `mine` includes all of `theirs`. */
export const includes = (mine: Permissions, theirs: Permissions): boolean =>
  Object.keys(theirs)
    .filter(isArea)
    .every((area) => (['read', 'write'] as const).every((verb) => !may(theirs, area, verb) || may(mine, area, verb)))

/** Areas from whose write permissions every other permission can be granted. */
export const administration: readonly Area[] = ['User', 'UserGroup', 'Mall']

/** Whether the user administers the whole installation: writes users, groups and malls by a group of the house. */
export const isFullAdministrator = ({ house }: Pick<Rights, 'house'>): boolean =>
  administration.every((area) => may(house, area, 'write'))

/** The rights of a user, and the malls that a reader or a change may reach. */
export type Holding = { rights: Rights; mallIds: readonly string[] }

/**
 * Whether a user with the rights `mine` may change a user or group with the rights `theirs`: they include no right that
 * the user lacks, and no mall where the user may not write the area.
 */
export const covers = (mine: Rights, theirs: Rights, area: Area): boolean =>
  includes(mine.house, theirs.house) &&
  [...theirs.malls].every(([mallId, permissions]) => coversIn(mine, mallId, permissions, area))

/** The same for rights in one mall. */
export function coversIn(mine: Rights, mallId: string, theirs: Permissions, area: Area): boolean {
  const permissions = mine.malls.get(mallId)
  return permissions !== undefined && may(permissions, area, 'write') && includes(permissions, theirs)
}

/**
 * The same for a group of the house, which applies in the malls of `theirs`. A full administrator may change it without
 * access to them.
 */
export const coversHouse = (mine: Rights, theirs: Rights, area: Area): boolean => {
  const known = isFullAdministrator(mine) ? [...theirs.malls].filter(([id]) => mine.malls.has(id)) : theirs.malls
  return may(mine.house, area, 'write') && covers(mine, { ...theirs, malls: new Map(known) }, area)
}

/** The permissions that a user may give in a mall: as a full administrator those of the house, without access to it. */
export const grantableIn = (mine: Rights, mallId: string): Permissions =>
  mine.malls.get(mallId) ?? (isFullAdministrator(mine) ? mine.house : {})

/** The permissions of a user of a mall, by the group that applies there and by the group of the house. */
export type Member = { permissions: Permissions; house: Permissions }

/**
 * Whether a user with the rights `mine` may add the member to the mall or remove them. Full administrators are only
 * theirs to move: the rights of the house go beyond one mall.
 */
export const coversMember = (mine: Rights, mallId: string, { permissions, house }: Member): boolean =>
  coversIn(mine, mallId, permissions, 'Mall') && (isFullAdministrator(mine) || !isFullAdministrator({ house }))
