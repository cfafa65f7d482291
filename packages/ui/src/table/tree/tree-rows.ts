// Converts flat rows with parents to the visible rows of a tree.

/** An index of rows by parent. */
export interface TreeIndex<Row> {
  rowId: (row: Row) => string
  row: (id: string) => Row | undefined
  /** `null` for top-level rows. */
  parentOf: (id: string) => string | null
  /** In the order of the list; top-level rows for `null`. */
  childrenOf: (id: string | null) => readonly Row[]
}

/** Position of a row in its tree, as in `aria-level`, `aria-posinset` and `aria-setsize`. */
export interface TreePlace {
  parentId: string | null
  /** 1 for top-level rows. */
  level: number
  /** From 1, among the visible siblings. */
  position: number
  size: number
  /** Undefined for rows without children. */
  expanded: boolean | undefined
}

const NONE: readonly never[] = []

/** Builds the index. Rows with a missing or circular parent are at the top level, so that none is lost. */
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

/** Ids of the ancestors, nearest first. */
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
  /** The found rows; their ancestors are shown, too. @default all */
  found?: readonly Row[]
  /** Order of siblings. @default as listed */
  order?: (rows: readonly Row[]) => readonly Row[]
}

/** Visible rows in tree order, with their positions. */
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
