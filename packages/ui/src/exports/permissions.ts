export { PermissionMatrix } from '../permissions/permission-matrix'
export type { Permission, PermissionGroup, PermissionVerb } from '../permissions/permissions'
