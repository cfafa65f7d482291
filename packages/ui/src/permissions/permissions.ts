import { same } from '../internal/same'

export type PermissionVerb = 'read' | 'write'

/** What is allowed in an area, as it is stored. */
export type Permission = { area: string; read: boolean; write: boolean }

export type PermissionArea = {
  id: string
  label: string
  /** What the area covers, in a line. */
  hint?: string
}

export type PermissionGroup = { id: string; label: string; areas: readonly PermissionArea[] }

/** One right in one area: a box of the matrix, or one of those that a toggle stands for. */
export type PermissionCell = { area: string; verb: PermissionVerb }

/** Why a right may be neither given nor taken, in a sentence; undefined where it may. */
export type WhyLocked = (area: string, verb: PermissionVerb) => string | undefined

/** An area whose rights are others than before. */
export type PermissionChange = { area: string; kind: 'given' | 'taken'; verbs: readonly PermissionVerb[] }

export type Checked = boolean | 'indeterminate'

export const permissionVerbs = ['read', 'write'] as const satisfies readonly PermissionVerb[]

const never: WhyLocked = () => undefined

const otherThan = (verb: PermissionVerb): PermissionVerb => (verb === 'read' ? 'write' : 'read')

/** What may be done in an area: nothing where none is stored, and who may write may read. */
export function rightsIn(value: readonly Permission[], area: string): Readonly<Record<PermissionVerb, boolean>> {
  const stored = value.find((one) => one.area === area)
  return { read: stored?.read === true || stored?.write === true, write: stored?.write === true }
}

/** Stores both rights of an area where it stands, or at the end; the others are left as they are. */
function withRights(value: readonly Permission[], area: string, rights: Record<PermissionVerb, boolean>): Permission[] {
  const next = { area, ...rights }
  const known = value.some((one) => one.area === area)
  return known ? value.map((one) => (one.area === area ? { ...one, ...next } : one)) : [...value, next]
}

/** The other right that goes along with one: reading with write that is given, writing with read that is taken. */
const goesAlong = (verb: PermissionVerb, on: boolean) => (on ? verb === 'write' : verb === 'read')

/** Why a right cannot become `on`: it is locked itself, or the one that would have to go along is. */
function whyNot(value: readonly Permission[], { area, verb }: PermissionCell, on: boolean, whyLocked: WhyLocked) {
  const reason = whyLocked(area, verb)
  if (reason !== undefined) return reason
  const other = otherThan(verb)
  const moves = goesAlong(verb, on) && rightsIn(value, area)[other] !== on
  return moves ? whyLocked(area, other) : undefined
}

/** Gives or takes rights; write that is given brings read, read that is taken takes write. Locked ones stay. */
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

/** Whether all of some rights are given, none, or some of them. */
export function checkedOf(value: readonly Permission[], cells: readonly PermissionCell[]): Checked {
  const given = cells.filter(({ area, verb }) => rightsIn(value, area)[verb]).length
  if (given === 0) return false
  return given === cells.length ? true : 'indeterminate'
}

/** What a press on a toggle would make of its rights: all of them unless all that it can give are given already. */
const nextOf = (value: readonly Permission[], cells: readonly PermissionCell[], whyLocked: WhyLocked) =>
  setRights(value, cells, true, whyLocked) !== value

/** A press on a toggle: gives all it may; takes all it may once there is no more to give. */
export function toggleRights(
  value: readonly Permission[],
  cells: readonly PermissionCell[],
  whyLocked: WhyLocked = never,
): readonly Permission[] {
  return setRights(value, cells, nextOf(value, cells, whyLocked), whyLocked)
}

/** Why a press on a toggle would change nothing. */
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

/** The areas whose rights are others than before, in the order of the groups. */
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

/** The rights of some areas as they were before. */
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
