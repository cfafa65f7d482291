import { type Area, areaOf, may, type Permissions, type TypeNumber } from '@kiosk-admin/api-client'
import {
  type ResourceName,
  resourceNames,
  type StoredKind,
  storedKinds,
  type Verb,
} from '@kiosk-admin/api-client/internal'
import { HttpError } from '../http-error'

type StoredData = Readonly<Record<string, unknown>>

/** The kind of content with this type in the store. Malls, stations, files and people are no content. */
export const kindOf = (type: string): StoredKind | undefined => storedKinds.find((kind) => kind.type === type)

/** The resource of records with this type: `mediaLibrary` is `MediaLibrary`. */
export const resourceOf = (type: string): ResourceName | 'InfoPage' =>
  [...resourceNames, 'InfoPage' as const].find((name) => name.charAt(0).toLowerCase() + name.slice(1) === type) ??
  'Mall'

/** The areas of other records than content; malls and stations belong to the area Mall. */
const otherAreas: Partial<Record<string, Area>> = {
  mediaLibrary: 'MediaLibrary',
  mediaCategory: 'MediaLibrary',
  user: 'User',
  userGroup: 'UserGroup',
}

/** The area that guards a record. */
export function areaOfRecord(type: string, data: StoredData): Area | undefined {
  const kind = kindOf(type)
  return kind ? areaOf(kind.area, data.type as TypeNumber | undefined) : (otherAreas[type] ?? 'Mall')
}

/** Whether the area of a record is open to these permissions. */
export function mayAccess(permissions: Permissions, verb: Verb, type: string, data: StoredData): boolean {
  const area = areaOfRecord(type, data)
  return area !== undefined && may(permissions, area, verb)
}

/** Throws `access_denied` without the permission for the record's area. */
export function requireAccessTo(permissions: Permissions, verb: Verb, type: string, data: StoredData): void {
  if (!mayAccess(permissions, verb, type, data)) throw new HttpError('access_denied')
}
