import {
  type Area,
  type AreaByType,
  areas,
  isArea,
  type MenuGroup,
  menuGroups,
  type TypeNumber,
  type Verb,
} from './contract/areas'

export type Grant = { read: boolean; write: boolean }
/** What a user may do, area by area; an area that is missing is closed. */
export type Permissions = Partial<Record<Area, Grant>>

export type Claim = { claimType: string; claimValue?: string | null | undefined }

/**
 * Reads the answer of the areas call. The third segment of `/api/{Area}/{Verb}` is the area, the fourth the verb
 * (specification §3): Get gives read, any other verb read and write. Unknown areas are dropped.
 * A claim without a value is only logged.
 */
export function permissionsFromClaims(
  claims: readonly Claim[],
  log: (text: string) => void = console.warn,
): Permissions {
  const permissions: Permissions = {}
  for (const { claimType, claimValue } of claims) {
    if (!claimValue) {
      log(`A claim of type ${claimType} has no value`)
      continue
    }
    const [, , area = '', verb = ''] = claimValue.split('/')
    if (!isArea(area)) continue
    const write = verb === 'Post' || verb === 'Put' || verb === 'Delete'
    if (!write && verb !== 'Get') continue
    permissions[area] = { read: true, write: write || (permissions[area]?.write ?? false) }
  }
  return permissions
}

/** The reverse of `permissionsFromClaims`. */
export const claimsFromPermissions = (permissions: Permissions): Claim[] =>
  areas.flatMap((area) => {
    const grant = permissions[area]
    const verbs = grant?.write ? ['Get', 'Post', 'Put', 'Delete'] : grant?.read ? ['Get'] : []
    return verbs.map((verb) => ({ claimType: 'permission', claimValue: `/api/${area}/${verb}` }))
  })

export const may = (permissions: Permissions, area: Area, verb: Verb): boolean => permissions[area]?.[verb] ?? false

/** The area that guards a record; categories and items have one by type. */
export const areaOf = (area: Area | AreaByType, type?: TypeNumber): Area | undefined =>
  typeof area === 'string' ? area : type && area[type]

/** All the areas a resource may be guarded by. */
export const areasOf = (area: Area | AreaByType): Area[] => (typeof area === 'string' ? [area] : Object.values(area))

const published: readonly Area[] = [...menuGroups.Published, 'Information']

export const mayPublish = (permissions: Permissions): boolean =>
  published.some((area) => may(permissions, area, 'write'))

export const mayPreview = (permissions: Permissions): boolean =>
  published.some((area) => may(permissions, area, 'read'))

/** A group of the menu shows when one of its entries does; Surrounding area, guarded by Information, is in Published. */
export const mayOpenGroup = (permissions: Permissions, group: MenuGroup): boolean =>
  (group === 'Published' ? published : menuGroups[group]).some((area) => may(permissions, area, 'read'))
