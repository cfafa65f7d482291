/** A category as far as the tree is concerned. */
type Branch = { id: string; parentId?: string | null | undefined }

export type TreeLine<C> = {
  category: C
  /** 0 at the top. */
  depth: number
  /** From the top down to itself. */
  path: readonly C[]
}

/** Categories as lines in the order of their tree; one whose parent is not among them stands at the top. */
export function treeLines<C extends Branch>(categories: readonly C[]): TreeLine<C>[] {
  const known = new Set(categories.map(({ id }) => id))
  const below = Map.groupBy(categories, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null))
  const lines: TreeLine<C>[] = []
  const seen = new Set<string>()
  function walk(parent: string | null, path: readonly C[]) {
    for (const category of below.get(parent) ?? []) {
      // a ring, which the server does not allow, ends here
      if (seen.has(category.id)) continue
      seen.add(category.id)
      const here = [...path, category]
      lines.push({ category, depth: path.length, path: here })
      walk(category.id, here)
    }
  }
  walk(null, [])
  return lines
}

/** The ids of a category and of all that lie below it. */
export const branchOf = <C extends Branch>(categories: readonly C[], id: string): ReadonlySet<string> =>
  new Set(
    treeLines(categories)
      .filter(({ path }) => path.some((one) => one.id === id))
      .map(({ category }) => category.id),
  )
