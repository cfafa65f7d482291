import { useMemo, useState } from 'react'
import { useControllable } from '../internal/hooks/use-controllable'
import { cellsOf, type MatrixColumn, type MatrixRow, matrixRows } from './matrix'
import {
  type Checked,
  checkedOf,
  type Permission,
  type PermissionChange,
  type PermissionGroup,
  permissionChanges,
  restoreRights,
  storedAs,
  toggleRights,
  type WhyLocked,
  whyNoToggle,
} from './permissions'

export type UsePermissionsProps = {
  /** Groups of areas, in display order. */
  groups: readonly PermissionGroup[]
  /** Permissions by area; missing areas have none, unknown areas are kept. */
  value?: readonly Permission[]
  /** @default [] */
  defaultValue?: readonly Permission[]
  onValueChange?: (value: readonly Permission[]) => void
  /** The stored value, with which changes are compared. @default the first value */
  before?: readonly Permission[]
  /** Why the user cannot change a permission: "You cannot give a right that you do not have." */
  whyLocked?: WhyLocked
  /** Read-only. @default false */
  locked?: boolean
}

/** State of a checkbox. */
export type PermissionToggle = {
  checked: Checked
  /** Why pressing has no effect. */
  reason: string | undefined
  /** Granted or revoked since opening; for single permissions only. */
  change: PermissionChange['kind'] | undefined
}

export type PermissionsState = {
  value: readonly Permission[]
  rows: readonly MatrixRow[]
  toggleOf: (row: MatrixRow, column: MatrixColumn) => PermissionToggle
  toggle: (row: MatrixRow, column: MatrixColumn) => void
  /** Changes by area. */
  changes: readonly PermissionChange[]
  /** Restores areas, or all changed ones. */
  restore: (areas?: readonly string[]) => void
}

const none: readonly Permission[] = []

/** State of a permission matrix: checkboxes, toggles and changes. @param all label of the row of everything */
export function usePermissions(
  { groups, value: given, defaultValue = none, onValueChange, before, whyLocked, locked = false }: UsePermissionsProps,
  all: string,
): PermissionsState {
  const [value, setValue] = useControllable(given, defaultValue, onValueChange)
  const [first] = useState(value)
  const base = before ?? first
  const rows = useMemo(() => matrixRows(groups, all), [groups, all])
  const changes = useMemo(() => permissionChanges(base, value, groups), [base, value, groups])
  const put = (next: readonly Permission[]) => {
    if (!locked && next !== value) setValue(storedAs(base, next))
  }
  return {
    value,
    rows,
    toggleOf(row, column) {
      const cells = cellsOf(row, column)
      const change = row.kind === 'area' && changes.find(({ area }) => area === row.areas[0]?.id)
      return {
        checked: checkedOf(value, cells),
        reason: locked ? undefined : whyNoToggle(value, cells, whyLocked),
        change: change && column !== 'both' && change.verbs.includes(column) ? change.kind : undefined,
      }
    },
    toggle: (row, column) => put(toggleRights(value, cellsOf(row, column), whyLocked)),
    changes,
    restore: (areas = changes.map(({ area }) => area)) => put(restoreRights(base, value, areas)),
  }
}
