// Data type of permissions, and functions that grant, revoke and lock them.

import { same } from '../internal/same'

export type PermissionVerb = 'read' | 'write'

/** Permissions of an area, as stored. */
export type Permission = { area: string; read: boolean; write: boolean }

export type PermissionArea = {
  id: string
  label: string
  /** A line about the area. */
  hint?: string
}

export type PermissionGroup = { id: string; label: string; areas: readonly PermissionArea[] }

/** A permission of an area: a checkbox, or part of a toggle. */
export type PermissionCell = { area: string; verb: PermissionVerb }

/** Why a permission is locked; undefined if it is not. */
export type WhyLocked = (area: string, verb: PermissionVerb) => string | undefined

/** An area with changed permissions. */
export type PermissionChange = { area: string; kind: 'given' | 'taken'; verbs: readonly PermissionVerb[] }

export type Checked = boolean | 'indeterminate'

export const permissionVerbs = ['read', 'write'] as const satisfies readonly PermissionVerb[]

const never: WhyLocked = () => undefined

const otherThan = (verb: PermissionVerb): PermissionVerb => (verb === 'read' ? 'write' : 'read')

/** Effective permissions of an area: none if not stored, and write includes read. */
export function rightsIn(value: readonly Permission[], area: string): Readonly<Record<PermissionVerb, boolean>> {
  const stored = value.find((one) => one.area === area)
  return { read: stored?.read === true || stored?.write === true, write: stored?.write === true }
}

/** Sets the permissions of an area in place or at the end; others are unchanged. */
function withRights(value: readonly Permission[], area: string, rights: Record<PermissionVerb, boolean>): Permission[] {
  const next = { area, ...rights }
  const exists = value.some((one) => one.area === area)
  return exists ? value.map((one) => (one.area === area ? { ...one, ...next } : one)) : [...value, next]
}

/** The implied permission: granting write grants read, revoking read revokes write. */
const goesAlong = (verb: PermissionVerb, on: boolean) => (on ? verb === 'write' : verb === 'read')

/** Why a permission cannot be set: it or the implied one is locked. */
function whyNot(value: readonly Permission[], { area, verb }: PermissionCell, on: boolean, whyLocked: WhyLocked) {
  const reason = whyLocked(area, verb)
  if (reason !== undefined) return reason
  const other = otherThan(verb)
  const moves = goesAlong(verb, on) && rightsIn(value, area)[other] !== on
  return moves ? whyLocked(area, other) : undefined
}

/** Sets permissions with implied ones; locked ones are unchanged. */
export function setRights(
  value: readonly Permission[],
  cells: readonly PermissionCell[],
  on: boolean,
  whyLocked: WhyLocked = never,
): readonly Permission[] {
  return cells.reduce((now, cell) => {
    const { area, verb } = cell
    const rights = rightsIn(now, area)
    if (rights[verb] === on || whyNot(now, cell, on, whyLocked) !== undefined) return now
    const along = goesAlong(verb, on) ? { [otherThan(verb)]: on } : {}
    return withRights(now, area, { ...rights, ...along, [verb]: on })
  }, value)
}

/** Whether all, none or some permissions are granted. */
export function checkedOf(value: readonly Permission[], cells: readonly PermissionCell[]): Checked {
  const given = cells.filter(({ area, verb }) => rightsIn(value, area)[verb]).length
  if (given === 0) return false
  return given === cells.length ? true : 'indeterminate'
}

/** The new value of a pressed toggle: on, unless all that it can grant are granted. */
const nextOf = (value: readonly Permission[], cells: readonly PermissionCell[], whyLocked: WhyLocked) =>
  setRights(value, cells, true, whyLocked) !== value

/** Presses a toggle: grants all unlocked permissions, or revokes them if all are granted. */
export function toggleRights(
  value: readonly Permission[],
  cells: readonly PermissionCell[],
  whyLocked: WhyLocked = never,
): readonly Permission[] {
  return setRights(value, cells, nextOf(value, cells, whyLocked), whyLocked)
}

/** Why pressing a toggle has no effect. */
export function whyNoToggle(
  value: readonly Permission[],
  cells: readonly PermissionCell[],
  whyLocked: WhyLocked = never,
): string | undefined {
  if (toggleRights(value, cells, whyLocked) !== value) return undefined
  for (const cell of cells) {
    const reason = whyNot(value, cell, !rightsIn(value, cell.area)[cell.verb], whyLocked)
    if (reason !== undefined) return reason
  }
  return undefined
}

/** The same permissions, with those that are as before also stored as before: undone changes leave no difference. */
export function storedAs(before: readonly Permission[], value: readonly Permission[]): readonly Permission[] {
  const isSame = (area: string) => same(rightsIn(before, area), rightsIn(value, area))
  const kept = before.flatMap((one) => (isSame(one.area) ? [one] : value.filter(({ area }) => area === one.area)))
  const added = value.filter(({ area }) => !before.some((one) => one.area === area) && !isSame(area))
  return [...kept, ...added]
}

/** Areas with changed permissions, in the order of the groups. */
export function permissionChanges(
  before: readonly Permission[],
  now: readonly Permission[],
  groups: readonly PermissionGroup[],
): PermissionChange[] {
  return groups.flatMap(({ areas }) =>
    areas.flatMap(({ id }): PermissionChange[] => {
      const [old, rights] = [rightsIn(before, id), rightsIn(now, id)]
      const verbs = permissionVerbs.filter((verb) => old[verb] !== rights[verb])
      const [first] = verbs
      return first ? [{ area: id, kind: rights[first] ? 'given' : 'taken', verbs }] : []
    }),
  )
}

/** Restores the permissions of areas. */
export function restoreRights(
  before: readonly Permission[],
  now: readonly Permission[],
  areas: readonly string[],
): readonly Permission[] {
  const restored = areas.reduce((value, area) => {
    if (before.some((one) => one.area === area)) return withRights(value, area, rightsIn(before, area))
    return value.filter((one) => one.area !== area)
  }, now)
  return same(restored, before) ? before : restored
}
