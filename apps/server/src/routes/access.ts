import {
  type Access,
  type Area,
  type AreaByType,
  areasOf,
  contentTypes,
  may,
  mayPreview,
  mayPublish,
  menuGroups,
  type Permissions,
  type ResourceName,
  resourcesReferredTo,
  type TypeNumber,
  type Verb,
} from '@kiosk-admin/api-client'
import type { Authority } from '../db/authority'
import { Refusal } from '../refusal'

/** The areas whose records refer to a resource: who edits an offer must be able to name a shop. */
export function areasReferringTo(resource: ResourceName): Area[] {
  // publishing sends to every station, so whoever works on what is published may name them
  if (resource === 'MallStation') return [...menuGroups.Published, 'Information']
  return Object.values(contentTypes)
    .filter((type) => resourcesReferredTo(type.body).includes(resource))
    .flatMap((type) => areasOf(type.area))
}

/** Which of the three types of a resource may be read or written. */
export const typesAllowed = (permissions: Permissions, area: AreaByType, verb: Verb): TypeNumber[] =>
  ([1, 2, 3] as const).filter((type) => may(permissions, area[type], verb))

const mayInSome = (permissions: Permissions, area: Area | AreaByType, verb: Verb): boolean =>
  areasOf(area).some((one) => may(permissions, one, verb))

export const mayRefer = (permissions: Permissions, resource: ResourceName): boolean =>
  areasReferringTo(resource).some((area) => may(permissions, area, 'read'))

/** Lets a caller through, or refuses: without a fitting credential 401, without the right 403. */
export function requireAccess(access: Access, resource: ResourceName | undefined, me: Authority | undefined): void {
  if (access === 'open') return
  if (access === 'station') {
    if (me?.kind !== 'station') throw new Refusal('unauthenticated')
    return
  }
  if (!me || me.kind === 'station') throw new Refusal('unauthenticated')
  if (me.kind === 'preview' && access !== 'preview') throw new Refusal('unauthenticated')
  if (!mayCall(access, resource, me.permissions)) throw new Refusal('access_denied')
}

function mayCall(access: Access, resource: ResourceName | undefined, permissions: Permissions): boolean {
  if (access === 'session') return true
  if (access === 'publish') return mayPublish(permissions)
  if (access === 'preview') return mayPreview(permissions)
  if (typeof access === 'string') return false
  if (mayInSome(permissions, access.area, access.verb)) return true
  return access.orReferring === true && resource !== undefined && mayRefer(permissions, resource)
}
