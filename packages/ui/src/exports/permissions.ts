export { PermissionMatrix } from '../permissions/permission-matrix'
export type { Permission, PermissionGroup } from '../permissions/permissions'
