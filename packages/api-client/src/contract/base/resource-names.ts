import * as contentTypes from '../content-types'

/** Every kind of record with its own path: the `R` of `/R/{id}`. */
export const resourceNames = [
  ...Object.values(contentTypes).map(({ resource }) => resource),
  'MallStation',
  'User',
  'UserGroup',
  'Mall',
  'MediaCategory',
  'MediaLibrary',
] as const

export type ResourceName = (typeof resourceNames)[number]
