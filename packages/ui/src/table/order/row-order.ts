// Computes positions of moved rows in lists and trees.

import { isWithin, type TreeIndex } from '../tree/tree-rows'

/** New position of a row: `index` counts siblings under `parentId` (`null` is the top level) without the moved row. */
export interface RowMove {
  id: string
  parentId: string | null
  index: number
}

/** A target position between two rows, with a depth. */
export interface DropSpot {
  /** Number of preceding shown rows, without the moved ones. */
  slot: number
  level: number
}

/** Data of a shown row needed to interpret a spot. */
export interface OrderRow {
  id: string
  level: number
}

/** Possible neighbours: shown rows without the moved one and its descendants. */
export const restOf = (
  shown: readonly OrderRow[],
  tree: Pick<TreeIndex<never>, 'parentOf'>,
  moving: string,
): readonly OrderRow[] => shown.filter(({ id }) => !isWithin(tree, id, moving))

/** Adjusts a spot to changed rows: after the same row, or the nearest preceding one that still exists. */
export function spotAmong(before: readonly OrderRow[], { slot, level }: DropSpot, now: readonly OrderRow[]): DropSpot {
  const places = new Map(now.map(({ id }, place) => [id, place]))
  const neighbour = before.slice(0, slot).findLast(({ id }) => places.has(id))
  return { slot: neighbour ? (places.get(neighbour.id) ?? -1) + 1 : 0, level }
}

/** Limits the level of a spot: at most one below the preceding row, at least that of the following row. */
export function fitSpot(rest: readonly OrderRow[], { slot, level }: DropSpot, nested: boolean): DropSpot {
  const at = Math.max(0, Math.min(slot, rest.length))
  const deepest = nested ? (rest[at - 1]?.level ?? 0) + 1 : 1
  const highest = rest[at]?.level ?? 1
  return { slot: at, level: Math.max(highest, Math.min(level, deepest)) }
}

/** The move that dropping at a spot makes. */
export function moveTo<Row>(
  tree: TreeIndex<Row>,
  rest: readonly OrderRow[],
  moving: string,
  { slot, level }: DropSpot,
): RowMove {
  const before = rest[slot - 1]
  if (!before) return { id: moving, parentId: null, index: 0 }
  // the preceding sibling; none if it becomes the first child of the row before
  let [sibling, parentId]: [string | undefined, string | null] = [undefined, before.id]
  for (let depth = before.level; depth >= level && parentId !== null; depth--) {
    sibling = parentId
    parentId = tree.parentOf(sibling)
  }
  const siblings = tree
    .childrenOf(parentId)
    .map(tree.rowId)
    .filter((id) => id !== moving)
  // into a collapsed or empty row: after its existing children
  return { id: moving, parentId, index: sibling === undefined ? siblings.length : siblings.indexOf(sibling) + 1 }
}

/** Current spot of a row. */
export const spotOf = (shown: readonly OrderRow[], moving: string): DropSpot => {
  const slot = shown.findIndex(({ id }) => id === moving)
  return { slot, level: shown[slot]?.level ?? 1 }
}

export const isSameMove = (a: RowMove, b: RowMove) => a.id === b.id && a.parentId === b.parentId && a.index === b.index

/** Current position of a row, as a move without effect. */
export function placeNow<Row>(tree: TreeIndex<Row>, id: string): RowMove {
  const parentId = tree.parentOf(id)
  return { id, parentId, index: tree.childrenOf(parentId).findIndex((row) => tree.rowId(row) === id) }
}

/** A step in the menu: past a neighbour, to an end, into the preceding row, or out of the parent. */
export type OrderStep = 'up' | 'down' | 'first' | 'last' | 'in' | 'out'

/** The move of a step; undefined if impossible. */
export function stepMove<Row>(tree: TreeIndex<Row>, id: string, step: OrderStep): RowMove | undefined {
  const now = placeNow(tree, id)
  const { parentId, index } = now
  const siblings = tree.childrenOf(parentId)
  const last = siblings.length - 1
  switch (step) {
    case 'up':
      return index > 0 ? { ...now, index: index - 1 } : undefined
    case 'down':
      return index < last ? { ...now, index: index + 1 } : undefined
    case 'first':
      return index > 0 ? { ...now, index: 0 } : undefined
    case 'last':
      return index < last ? { ...now, index: last } : undefined
    case 'in': {
      const before = siblings[index - 1]
      if (before === undefined) return undefined
      const into = tree.rowId(before)
      return { id, parentId: into, index: tree.childrenOf(into).length }
    }
    case 'out': {
      if (parentId === null) return undefined
      const parent = placeNow(tree, parentId)
      return { id, parentId: parent.parentId, index: parent.index + 1 }
    }
  }
}

/** Applies a move to a flat list, in which siblings keep their relative order. */
export function moveRow<Row>(rows: readonly Row[], tree: TreeIndex<Row>, move: RowMove): readonly Row[] {
  const moving = tree.row(move.id)
  if (moving === undefined) return rows
  const siblings = tree.childrenOf(move.parentId).filter((row) => row !== moving)
  const after = siblings[move.index]
  const rest = rows.filter((row) => row !== moving)
  const lastSibling = siblings.at(-1)
  const at =
    after !== undefined ? rest.indexOf(after) : lastSibling !== undefined ? rest.indexOf(lastSibling) + 1 : rest.length
  return rest.toSpliced(at, 0, moving)
}

/** The consecutive shown rows that move together. */
export interface MovingBlock {
  start: number
  length: number
}

/** Slot nearest to a pointer position in rows; it passes a row at its middle. */
export function slotAt(center: number, { start, length }: MovingBlock, restCount: number): number {
  if (center < start) return Math.max(0, Math.ceil(center - 0.5))
  return Math.max(start, Math.min(restCount, Math.floor(center - length + 0.5)))
}

/** Index of the shown row below a slot. */
export const lineAt = (slot: number, { start, length }: MovingBlock): number => (slot <= start ? slot : slot + length)
