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
  toggleRights,
  type WhyLocked,
  whyNoToggle,
} from './permissions'

export type UsePermissionsProps = {
  /** The areas, group by group, in the order in which they are shown. */
  groups: readonly PermissionGroup[]
  /** The rights of each area; an area that is not named has none, and one that the groups do not name is kept as it is. */
  value?: readonly Permission[]
  /** @default [] */
  defaultValue?: readonly Permission[]
  onValueChange?: (value: readonly Permission[]) => void
  /** What was stored when this was opened: what differs from it is marked and listed. @default the first value */
  before?: readonly Permission[]
  /** Why one right may be neither given nor taken by whoever looks: "You cannot give a right that you do not have." */
  whyLocked?: WhyLocked
  /** Nothing may be changed. @default false */
  locked?: boolean
}

/** What one box of the matrix shows. */
export type PermissionToggle = {
  checked: Checked
  /** Why a press changes nothing. */
  reason: string | undefined
  /** Given or taken since opening; of single rights only, for a toggle over several stands for no right of its own. */
  change: PermissionChange['kind'] | undefined
}

export type PermissionsState = {
  value: readonly Permission[]
  rows: readonly MatrixRow[]
  toggleOf: (row: MatrixRow, column: MatrixColumn) => PermissionToggle
  toggle: (row: MatrixRow, column: MatrixColumn) => void
  /** What differs from before, area by area. */
  changes: readonly PermissionChange[]
  /** Puts the rights of some areas back as they were; of all that changed when none are named. */
  restore: (areas?: readonly string[]) => void
}

const none: readonly Permission[] = []

/**
 * Rights by area and group: what every box shows, what a press on it does, and what changed since opening.
 * @param all what the line over everything is called
 */
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
    if (!locked && next !== value) setValue(next)
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
