import { contentTypes, type ListedOf, may, type RecordOf, type TypeNumber, typeNames } from '@kiosk-admin/api-client'
import { Cell } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { only } from '../../data/cache/source'
import { useList } from '../../data/content/use-list'
import { usePermissions } from '../../data/malls/use-mall'
import { branchOf, treeLines } from '../../shared/categories/category-tree'
import { itemAreas, itemPaths } from '../../shared/categories/category-types'
import type { Column, Row } from '../../shared/content/list/columns'
import { type Translate, useMessages } from '../../shared/i18n/i18n'
import { categoryMessages } from './messages'

/** Columns for the order of the tree, and for the items of a category with a link to them if the user may read them. */
export function useCategoryColumns(type: TypeNumber, rows: readonly Row[]) {
  const t = useMessages(categoryMessages)
  const { data: permissions } = usePermissions()
  const mayRead = permissions !== undefined && may(permissions, itemAreas[type], 'read')
  const { data: items } = useList(contentTypes.item, mayRead, only(contentTypes.item, { type }))

  return useMemo(() => {
    const categories = rows as readonly ListedOf<'category'>[]
    const places = new Map(treeLines(categories).map(({ category }, place) => [category.id, place]))
    const placeOf = ({ id }: Row) => places.get(id) ?? 0
    const inTree = { sort: (a: Row, b: Row) => placeOf(a) - placeOf(b), search: false }
    const content = items && contentColumn(type, t, countsOf(categories, items))
    return (columns: readonly Column[]): readonly Column[] =>
      columns.flatMap((column) => {
        if (column.id === 'index') return [{ ...column, ...inTree }]
        return column.id === 'name' && content ? [column, content] : [column]
      })
  }, [type, rows, items, t])
}

/** The number of items in each category and its descendants. */
function countsOf(
  categories: readonly ListedOf<'category'>[],
  items: readonly Pick<RecordOf<'item'>, 'categoryIds'>[],
) {
  const countIn = (branch: ReadonlySet<string>) =>
    items.filter(({ categoryIds }) => categoryIds.some((id) => branch.has(id))).length
  return new Map(categories.map(({ id }) => [id, countIn(branchOf(categories, id))]))
}

function contentColumn(
  type: TypeNumber,
  t: Translate<typeof categoryMessages.messages>,
  counts: ReadonlyMap<string, number>,
): Column {
  const name = typeNames[type]
  const countOf = ({ id }: Row) => counts.get(id) ?? 0
  return {
    id: 'content',
    header: t(`categories.content.${name}`),
    value: countOf,
    cell: (row) => (
      <Cell.Links
        links={[{ href: itemPaths[type] + row.id, label: t(`categories.lying.${name}`, { count: countOf(row) }) }]}
        renderLink={({ href, label }) => <Link href={href}>{label}</Link>}
      />
    ),
    interactive: true,
    search: false,
    phone: 'second',
  }
}
