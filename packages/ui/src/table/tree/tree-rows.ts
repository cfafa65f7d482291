/** Rows by the row that they belong to. */
export interface TreeIndex<Row> {
  rowId: (row: Row) => string
  row: (id: string) => Row | undefined
  /** `null` for rows at the top. */
  parentOf: (id: string) => string | null
  /** In the order of the list that the tree was made of; those at the top for `null`. */
  childrenOf: (id: string | null) => readonly Row[]
}

/** Where a row stands in its tree, as `aria-level`, `aria-posinset` and `aria-setsize` count. */
export interface TreePlace {
  parentId: string | null
  /** 1 at the top. */
  level: number
  /** From 1, among the rows shown under the same parent. */
  position: number
  size: number
  /** Nothing where there is nothing below to open. */
  expanded: boolean | undefined
}

const NONE: readonly never[] = []

/** A row whose parent is not in the list, or is below itself, stands at the top: no row is ever lost. */
export function treeIndex<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  parentId: (row: Row) => string | null | undefined,
): TreeIndex<Row> {
  const byId = new Map(rows.map((row) => [rowId(row), row]))
  const parents = new Map<string, string | null>()
  for (const [id, row] of byId) {
    const parent = parentId(row) ?? null
    parents.set(id, parent !== null && byId.has(parent) ? parent : null)
  }
  for (const id of byId.keys()) if (leadsBack(id, parents)) parents.set(id, null)

  const children = Map.groupBy(byId.values(), (row) => parents.get(rowId(row)) ?? null)
  return {
    rowId,
    row: (id) => byId.get(id),
    parentOf: (id) => parents.get(id) ?? null,
    childrenOf: (id) => children.get(id) ?? NONE,
  }
}

function leadsBack(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>()
  let at = parents.get(id) ?? null
  while (at !== null && at !== id && !seen.has(at)) {
    seen.add(at)
    at = parents.get(at) ?? null
  }
  return at === id
}

/** The ids of the rows above one, the nearest first. */
export function ancestorsOf(tree: Pick<TreeIndex<never>, 'parentOf'>, id: string): string[] {
  const ids: string[] = []
  for (let at = tree.parentOf(id); at !== null; at = tree.parentOf(at)) ids.push(at)
  return ids
}

export const isWithin = (tree: Pick<TreeIndex<never>, 'parentOf'>, id: string, root: string): boolean =>
  id === root || ancestorsOf(tree, id).includes(root)

export interface ShownTree<Row> {
  rows: readonly Row[]
  places: ReadonlyMap<string, TreePlace>
}

export interface ShownTreeOptions<Row> {
  isExpanded: (id: string) => boolean
  /** The rows that were found; the rows above them are kept as the way to them. @default all */
  found?: readonly Row[]
  /** The order of rows under one parent. @default as listed */
  order?: (rows: readonly Row[]) => readonly Row[]
}

/** The rows to show, parents before their children, and where each of them stands. */
export function shownTree<Row>(tree: TreeIndex<Row>, options: ShownTreeOptions<Row>): ShownTree<Row> {
  const { isExpanded, found, order = (rows) => rows } = options
  const kept = found && new Set(found.flatMap((row) => [tree.rowId(row), ...ancestorsOf(tree, tree.rowId(row))]))
  const shownChildren = (id: string | null) => {
    const children = tree.childrenOf(id)
    return kept ? children.filter((row) => kept.has(tree.rowId(row))) : children
  }
  const rows: Row[] = []
  const places = new Map<string, TreePlace>()
  const walk = (parentId: string | null, level: number) => {
    const siblings = order(shownChildren(parentId))
    for (const [index, row] of siblings.entries()) {
      const id = tree.rowId(row)
      const expanded = shownChildren(id).length > 0 ? isExpanded(id) : undefined
      rows.push(row)
      places.set(id, { parentId, level, position: index + 1, size: siblings.length, expanded })
      if (expanded) walk(id, level + 1)
    }
  }
  walk(null, 1)
  return { rows, places }
}
