import { moveRow } from '@kiosk-admin/ui/table'
import { type RowMove, useRowOrder } from '@kiosk-admin/ui/table-order'
import { useActions } from '../../../data/content/use-actions'
import { toastNotChanged } from '../editor/not-changed'
import { useKind, useKindTexts } from '../kind'
import type { Row } from './columns'
import { ContentListView } from './content-list'
import { type ContentListState, rowId, useContentList } from './use-content-list'

/** The list of a kind whose order staff decide, by pointer, finger or keys. */
export function OrderedList() {
  const list = useContentList({ sort: '' })
  return <ContentListView list={list} features={[useOrder(list)]} />
}

/** Lets staff put the rows of a list in order; in a tree, also below each other. */
export function useOrder({ table, mayWrite }: ContentListState) {
  const { type, source } = useKind()
  const t = useKindTexts()
  const { order } = useActions(type, source)
  return useRowOrder<Row>({
    table,
    async onMove(move: RowMove) {
      const { id, parentId, index } = move
      const tree = table.tree?.index
      const rest = table.allRows.map(rowId).filter((one) => one !== id)
      const ids = tree ? moveRow(table.allRows, tree, move).map(rowId) : rest.toSpliced(index, 0, id)
      const elsewhere = tree && tree.parentOf(id) !== parentId
      await order(ids, elsewhere ? { id, set: { parentId } as Partial<Row> } : undefined).catch(saidAsWell)
    },
    ...(mayWrite ? {} : { locked: t('reader') }),
  })
}

/** The table announces that a row did not move; everyone else reads why. */
export function saidAsWell(error: unknown): never {
  toastNotChanged(error)
  throw error
}
