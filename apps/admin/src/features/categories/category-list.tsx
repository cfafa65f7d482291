import type { ListedOf, TypeNumber } from '@kiosk-admin/api-client'
import { useTree } from '@kiosk-admin/ui/table'
import { useKind } from '../../shared/content/kind'
import type { Row } from '../../shared/content/list/columns'
import { ContentListView } from '../../shared/content/list/content-list'
import { useOrder } from '../../shared/content/list/ordered-list'
import { rowId, useContentList, useRows } from '../../shared/content/list/use-content-list'
import { TypeTabs } from './type-tabs'
import { useCategoryColumns } from './use-category-columns'

const parentId = (row: Row) => (row as ListedOf<'category'>).parentId

/** The category tree of a type, sortable, with the number of items in each. */
export function CategoryList() {
  const { type } = useKind().only as { type: TypeNumber }
  const { rows } = useRows()
  const tree = useTree({ rows, rowId, parentId, defaultExpanded: 'all' })
  const list = useContentList({ rows, tree, columns: useCategoryColumns(type, rows), sort: '' })
  return <ContentListView list={list} features={[useOrder(list)]} above={<TypeTabs current={type} />} />
}
