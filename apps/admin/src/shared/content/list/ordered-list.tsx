import { moveRow } from '@kiosk-admin/ui/table'
import { type RowMove, useRowOrder } from '@kiosk-admin/ui/table-order'
import { useActions } from '../../../data/content/use-actions'
import { toastNotChanged } from '../editor/toast-not-changed'
import { useKind, useKindMessages } from '../kind'
import type { Row } from './columns'
import { ContentListView } from './content-list'
import { type ContentListState, rowId, useContentList } from './use-content-list'

/** List of a content type with manual order. */
export function OrderedList() {
  const list = useContentList({ sort: '' })
  return <ContentListView list={list} features={[useOrder(list)]} />
}

/** Enables reordering of rows, and moving them to another parent in a tree. */
export function useOrder({ table, mayWrite }: ContentListState) {
  const { type, source } = useKind()
  const t = useKindMessages()
  const { order } = useActions(type, source)
  return useRowOrder<Row>({
    table,
    async onMove(move: RowMove) {
      const { id, parentId, index } = move
      const tree = table.tree?.index
      const rest = table.allRows.map(rowId).filter((one) => one !== id)
      const ids = tree ? moveRow(table.allRows, tree, move).map(rowId) : rest.toSpliced(index, 0, id)
      const changesParent = tree && tree.parentOf(id) !== parentId
      await order(ids, changesParent ? { id, set: { parentId } as Partial<Row> } : undefined).catch(toastAndRethrow)
    },
    ...(mayWrite ? {} : { locked: t('reader') }),
  })
}

/** Shows a toast and rethrows: the table announces the failed move to screen readers only. */
export function toastAndRethrow(error: unknown): never {
  toastNotChanged(error)
  throw error
}
