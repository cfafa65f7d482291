import { isWithin, type TreeIndex } from '../tree/tree-rows'

/** A row's new place: `index` counts the rows under `parentId` (`null` at the top) without the one that moves. */
export interface RowMove {
  id: string
  parentId: string | null
  index: number
}

/** Between which two rows, and how deep. */
export interface DropSpot {
  /** How many of the shown rows, without those that move, come before. */
  slot: number
  level: number
}

/** A shown row, with all that is needed to tell what a spot means. */
export interface OrderRow {
  id: string
  level: number
}

/** The shown rows among which one can be put: it and what is below it move along. */
export const restOf = (
  shown: readonly OrderRow[],
  tree: Pick<TreeIndex<never>, 'parentOf'>,
  moving: string,
): readonly OrderRow[] => shown.filter(({ id }) => !isWithin(tree, id, moving))

/** A spot after the rows around it changed: behind the row that it was behind, or the nearest before that is still there. */
export function spotAmong(before: readonly OrderRow[], { slot, level }: DropSpot, now: readonly OrderRow[]): DropSpot {
  const places = new Map(now.map(({ id }, place) => [id, place]))
  const neighbour = before.slice(0, slot).findLast(({ id }) => places.has(id))
  return { slot: neighbour ? (places.get(neighbour.id) ?? -1) + 1 : 0, level }
}

/** The spot with the levels that are possible there: at most one below the row before, at least that of the row after. */
export function fitSpot(rest: readonly OrderRow[], { slot, level }: DropSpot, nested: boolean): DropSpot {
  const at = Math.max(0, Math.min(slot, rest.length))
  const deepest = nested ? (rest[at - 1]?.level ?? 0) + 1 : 1
  const highest = rest[at]?.level ?? 1
  return { slot: at, level: Math.max(highest, Math.min(level, deepest)) }
}

/** Where a row ends up when it is put down at a spot. */
export function moveTo<Row>(
  tree: TreeIndex<Row>,
  rest: readonly OrderRow[],
  moving: string,
  { slot, level }: DropSpot,
): RowMove {
  const before = rest[slot - 1]
  if (!before) return { id: moving, parentId: null, index: 0 }
  // The row that it follows among its new siblings; none when it goes below the row before.
  let [sibling, parentId]: [string | undefined, string | null] = [undefined, before.id]
  for (let depth = before.level; depth >= level && parentId !== null; depth--) {
    sibling = parentId
    parentId = tree.parentOf(sibling)
  }
  const siblings = tree
    .childrenOf(parentId)
    .map(tree.rowId)
    .filter((id) => id !== moving)
  // Below a row that is closed or empty: after what is in there already.
  return { id: moving, parentId, index: sibling === undefined ? siblings.length : siblings.indexOf(sibling) + 1 }
}

/** The spot that a row has before it moves. */
export const spotOf = (shown: readonly OrderRow[], moving: string): DropSpot => {
  const slot = shown.findIndex(({ id }) => id === moving)
  return { slot, level: shown[slot]?.level ?? 1 }
}

export const isSameMove = (a: RowMove, b: RowMove) => a.id === b.id && a.parentId === b.parentId && a.index === b.index

/** Where a row is now, as a move that changes nothing. */
export function placeNow<Row>(tree: TreeIndex<Row>, id: string): RowMove {
  const parentId = tree.parentOf(id)
  return { id, parentId, index: tree.childrenOf(parentId).findIndex((row) => tree.rowId(row) === id) }
}

/** A step in words of a menu: past a neighbour, to an end, below the row before, or out beside its parent. */
export type OrderStep = 'up' | 'down' | 'first' | 'last' | 'in' | 'out'

/** The move that a step makes; nothing where there is nowhere to go. */
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

/** The rows in the order that they have after a move, as a list in which children stand in the order of their parents. */
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

/** The rows that move together: from where, and how many. They are shown one after another. */
export interface MovingBlock {
  start: number
  length: number
}

/** The slot nearest to a pointer, which stands so many rows below the first one: past a row once it is over its middle. */
export function slotAt(center: number, { start, length }: MovingBlock, restCount: number): number {
  if (center < start) return Math.max(0, Math.ceil(center - 0.5))
  return Math.max(start, Math.min(restCount, Math.floor(center - length + 0.5)))
}

/** Above which shown row a slot lies. */
export const lineAt = (slot: number, { start, length }: MovingBlock): number => (slot <= start ? slot : slot + length)
