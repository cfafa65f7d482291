// Helpers for permissions by area.

import {
  type Area,
  type AreaByType,
  type MenuGroup,
  menuGroups,
  type TypeNumber,
  type Verb,
} from './contract/base/areas'

/** Permissions in one area. */
export type Grant = { read: boolean; write: boolean }
/** Permissions by area; a missing area grants none. */
export type Permissions = Partial<Record<Area, Grant>>

export const may = (permissions: Permissions, area: Area, verb: Verb): boolean => permissions[area]?.[verb] ?? false

/** The area that guards a record; categories and items have one by type. */
export const areaOf = (area: Area | AreaByType, type?: TypeNumber): Area | undefined =>
  typeof area === 'string' ? area : type && area[type]

/** All areas that can guard a resource. */
export const areasOf = (area: Area | AreaByType): Area[] => (typeof area === 'string' ? [area] : Object.values(area))

const published: readonly Area[] = [...menuGroups.Published, 'Information']

export const mayPublish = (permissions: Permissions): boolean =>
  published.some((area) => may(permissions, area, 'write'))

export const mayPreview = (permissions: Permissions): boolean =>
  published.some((area) => may(permissions, area, 'read'))

/** Whether a menu group is shown: if one of its entries is. Surrounding area, guarded by Information, is in Published. */
export const mayOpenGroup = (permissions: Permissions, group: MenuGroup): boolean =>
  (group === 'Published' ? published : menuGroups[group]).some((area) => may(permissions, area, 'read'))
