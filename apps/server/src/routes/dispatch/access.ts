import {
  type Area,
  type Call,
  calls,
  contentTypes,
  may,
  mayPreview,
  mayPublish,
  menuGroups,
  type Permissions,
  peopleTypes,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import {
  type Access,
  type AreaByType,
  areasOf,
  resourcesReferredTo,
  storedKinds,
  type Verb,
} from '@kiosk-admin/api-client/internal'
import { type Authority, isConfirmed, type PreviewAuthority, type UserAuthority } from '../../db/people/authority'
import { isFullAdministrator, permissionsIn } from '../../db/people/rights'
import { HttpError } from '../../http-error'

/** Areas that may reference these records although no field of their own records does. */
const alsoNamedBy: Readonly<Record<string, readonly Area[]>> = {
  // items without hours of their own have the mall's
  InfoPage: areasOf(contentTypes.item.area),
  // publishing sends to every station, so editors of published content may reference stations
  MallStation: [...menuGroups.Published, 'Information'],
  // a mall's users are chosen at the mall
  User: ['Mall'],
}

/** Kinds that reference records of others: content, people, malls (logo, category) and stations (floor). */
const naming = [
  ...storedKinds,
  ...Object.values(peopleTypes),
  { area: 'Mall' as const, body: calls.replaceMall.body },
  { area: 'Mall' as const, body: calls.replaceStation.body },
]

/** The areas with references to a resource. Editors of an offer, for example, must be able to choose a shop. */
export function areasReferringTo(resource: string): Area[] {
  // uploaders may choose a category
  if (resource === 'MediaCategory') return areasReferringTo('MediaLibrary')
  const named = naming.filter(({ body }) => resourcesReferredTo(body).includes(resource))
  return [...(alsoNamedBy[resource] ?? []), ...named.flatMap(({ area }) => areasOf(area))]
}

/** Types of a resource that the permissions allow. */
export const typesAllowed = (permissions: Permissions, area: AreaByType, verb: Verb): TypeNumber[] =>
  ([1, 2, 3] as const).filter((type) => may(permissions, area[type], verb))

const mayInSome = (permissions: Permissions, area: Area | AreaByType, verb: Verb): boolean =>
  areasOf(area).some((one) => may(permissions, one, verb))

export const mayRefer = (permissions: Permissions, resource: string, verb: Verb = 'read'): boolean =>
  areasReferringTo(resource).some((area) => may(permissions, area, verb))

/**
 * Throws without a fitting credential (401) or permission (403): in the mall of the call or, as long as that is not
 * known, in at least one.
 */
export function requireAccess(
  access: Access,
  resource: string | undefined,
  me: Authority | undefined,
  mallId?: string,
): void {
  if (access === 'open') return
  if (access === 'station') {
    if (me?.kind !== 'station') throw new HttpError('unauthenticated')
    return
  }
  if (!me || me.kind === 'station') throw new HttpError('unauthenticated')
  if (me.kind === 'preview' && access !== 'preview') throw new HttpError('unauthenticated')
  if (access === 'administrator') {
    if (me.kind !== 'user' || !isFullAdministrator(me.rights)) throw new HttpError('access_denied')
    return
  }
  if (!heldBy(me, access, mallId).some((permissions) => mayCall(access, resource, permissions))) {
    throw new HttpError('access_denied')
  }
}

/** The sets of permissions of which one must allow the call. */
function heldBy(me: UserAuthority | PreviewAuthority, access: Access, mallId: string | undefined): Permissions[] {
  if (me.kind === 'preview') return [me.permissions]
  const { house, malls } = me.rights
  if (typeof access === 'object' && access.house) return [house]
  // a user without a mall may still read what is open to every session
  return mallId === undefined ? [house, ...malls.values()] : [permissionsIn(me.rights, mallId)]
}

/** Throws unless the password was confirmed in this session, for calls that always need it; the store counts the others. */
export function requireConfirmed({ confirm }: Call, me: Authority | undefined, now: Date): void {
  if (confirm !== 'always' || me?.kind !== 'user') return
  if (!isConfirmed(me, now)) throw new HttpError('password_required')
}

function mayCall(access: Access, resource: string | undefined, permissions: Permissions): boolean {
  if (access === 'session') return true
  if (access === 'publish') return mayPublish(permissions)
  if (access === 'preview') return mayPreview(permissions)
  if (typeof access === 'string') return false
  if (mayInSome(permissions, access.area, access.verb)) return true
  return access.orReferring === true && resource !== undefined && mayRefer(permissions, resource, access.verb)
}
