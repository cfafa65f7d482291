import { useCallback, useState } from 'react'
import { StatusBadge } from '../../primitives/status-badge/status-badge'
import * as DataTable from '../grid/data-table.parts'
import type { DataTableColumn } from '../model/data-table-column'
import { type OwnRowsProps, useDataTable } from '../model/use-data-table'
import { type Category, categories } from '../tree/tree.fixture'
import { treeIndex } from '../tree/tree-rows'
import { useTree } from '../tree/use-tree'
import { moveRow, type RowMove } from './row-order'
import { type UseRowOrderProps, useRowOrder } from './use-row-order'

const columns: DataTableColumn<Category>[] = [
  { id: 'name', header: 'Category', value: ({ name }) => name, width: 'minmax(0, 2fr)' },
  { id: 'shops', header: 'Shops', value: ({ shops }) => shops, align: 'end', width: '6rem', phone: 'second' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '7.75rem',
    phone: 'end',
  },
]

const rowId = ({ id }: Category) => id
const parentId = (row: Category) => row.parentId

export type OrderTableProps = Partial<OwnRowsProps<Category>> &
  Pick<UseRowOrderProps<Category>, 'canMove' | 'locked'> & {
    /** Nested rows instead of a flat list. */
    nested?: boolean
    /** Returns whether the move is applied; a rejected promise cancels it. */
    onMove?: (move: RowMove) => unknown
    /** Passes a function to the story that changes the rows, like a server event. */
    onReady?: (change: (rows: readonly Category[]) => void) => void
    width?: number
    height?: number
  }

const list = categories.filter((row) => row.parentId === null)

/** A sortable table of categories. */
export function OrderTable({
  nested = false,
  rows: given,
  onMove,
  canMove,
  locked,
  onReady,
  width = 720,
  ...props
}: OrderTableProps) {
  const { height, ...rest } = props
  const [rows, setRows] = useState<readonly Category[]>(given ?? (nested ? categories : list))
  const [ready] = useState(() => () => onReady?.(setRows))
  const tree = useTree({ rows, rowId, parentId, defaultExpanded: ['fashion'] })
  const table = useDataTable({ columns, rowId, selectable: true, ...rest, rows, tree: nested ? tree : undefined })
  const move = useCallback(
    async (next: RowMove) => {
      await onMove?.(next)
      setRows((old) => {
        const moved = moveRow(old, treeIndex(old, rowId, nested ? parentId : () => null), next)
        return moved.map((row) => (row.id === next.id ? { ...row, parentId: next.parentId } : row))
      })
    },
    [onMove, nested],
  )
  const order = useRowOrder({ table, onMove: move, canMove, locked })
  return (
    <div ref={ready} style={{ width, height, position: 'relative', overflow: height ? 'auto' : 'visible' }}>
      <DataTable.Root table={table} label="Categories">
        <DataTable.Toolbar>
          <DataTable.Search />
        </DataTable.Toolbar>
        <DataTable.Grid features={[order]} />
      </DataTable.Root>
    </div>
  )
}
