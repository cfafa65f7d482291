export { PermissionMatrix, type PermissionMatrixProps } from '../permissions/permission-matrix'
export type {
  Permission,
  PermissionArea,
  PermissionChange,
  PermissionGroup,
  PermissionVerb,
  WhyLocked,
} from '../permissions/permissions'
