/** Fields that a tree needs of a category. */
type Branch = { id: string; parentId?: string | null | undefined }

export type TreeLine<C> = {
  category: C
  /** 0 for roots. */
  depth: number
  /** From the root to the category itself. */
  path: readonly C[]
}

/** Flattens a tree in depth-first order. Categories without a known parent are roots. */
export function treeLines<C extends Branch>(categories: readonly C[]): TreeLine<C>[] {
  const known = new Set(categories.map(({ id }) => id))
  const below = Map.groupBy(categories, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null))
  const lines: TreeLine<C>[] = []
  const seen = new Set<string>()
  function walk(parent: string | null, path: readonly C[]) {
    for (const category of below.get(parent) ?? []) {
      // guards against cycles, which the server rejects
      if (seen.has(category.id)) continue
      seen.add(category.id)
      const ownPath = [...path, category]
      lines.push({ category, depth: path.length, path: ownPath })
      walk(category.id, ownPath)
    }
  }
  walk(null, [])
  return lines
}

/** Returns the ids of a category and its descendants. */
export const branchOf = <C extends Branch>(categories: readonly C[], id: string): ReadonlySet<string> =>
  new Set(
    treeLines(categories)
      .filter(({ path }) => path.some((one) => one.id === id))
      .map(({ category }) => category.id),
  )
