import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StatusBadge } from '../../primitives/status-badge/status-badge'
import type { CellEdit } from '../edit/cell-edit'
import { useCellEdit } from '../edit/use-cell-edit'
import type { DataTableColumn } from '../model/data-table-column'
import { useDataTable } from '../model/use-data-table'
import { moveRow, type RowMove } from '../order/row-order'
import { useRowOrder } from '../order/use-row-order'
import { type Category, categories } from '../tree/tree.fixture'
import { treeIndex } from '../tree/tree-rows'
import { useTree } from '../tree/use-tree'
import * as DataTable from './data-table.parts'

const columns: DataTableColumn<Category>[] = [
  { id: 'name', header: 'Category', value: ({ name }) => name, width: 'minmax(0, 2fr)' },
  { id: 'shops', header: 'Shops', value: ({ shops }) => shops, align: 'end', width: '6rem', phone: 'second' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '9rem',
    phone: 'end',
  },
]

const rowId = ({ id }: Category) => id
const parentId = (row: Category) => row.parentId
const pictogram = { size: 16, strokeWidth: 1.5 }

interface TogetherProps {
  width?: number
  /** Pins the name and makes columns wider than the container. */
  sideways?: boolean
  onOpen?: (row: Category) => void
}

/** Categories as in the admin: a tree that is reordered and edited in place. */
function Together({ width = 880, sideways = false, onOpen }: TogetherProps) {
  const [rows, setRows] = useState<readonly Category[]>(categories)
  const tree = useTree({ rows, rowId, parentId, defaultExpanded: ['fashion'] })
  const table = useDataTable({
    rows,
    columns,
    rowId,
    tree,
    selectable: true,
    defaultLayout: {
      order: [],
      hidden: [],
      widths: sideways ? { name: 320, shops: 240, status: 320 } : {},
      pinned: sideways ? { name: 'start' } : {},
    },
  })
  const edits = useMemo((): Record<string, CellEdit<Category>> => {
    const save = (changed: Category) => setRows((old) => old.map((row) => (row.id === changed.id ? changed : row)))
    return {
      name: { kind: 'text', value: ({ name }) => name, set: (row, name) => ({ ...row, name }), save },
      shops: { kind: 'number', value: (row) => row.shops, set: (row, shops) => ({ ...row, shops: shops ?? 0 }), save },
    }
  }, [])
  const edit = useCellEdit({ table, columns: edits })
  const order = useRowOrder({
    table,
    onMove: (move: RowMove) =>
      setRows((old) =>
        moveRow(old, treeIndex(old, rowId, parentId), move).map((row) =>
          row.id === move.id ? { ...row, parentId: move.parentId } : row,
        ),
      ),
  })
  return (
    <div style={{ width, paddingBottom: 24 }}>
      <DataTable.Root table={table} label="Categories">
        <DataTable.Grid
          features={[order, edit]}
          onOpen={onOpen}
          actions={() => [
            { id: 'edit', label: 'Edit', icon: <Pencil {...pictogram} />, inline: true, onSelect: () => {} },
            { id: 'delete', label: 'Delete', icon: <Trash2 {...pictogram} />, danger: true, onSelect: () => {} },
          ]}
        />
      </DataTable.Root>
    </div>
  )
}

const meta = {
  title: 'Table/Together',
  tags: ['!autodocs'],
  component: Together,
  args: { onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A tree with manual order and editing in cells (ARIA treegrid pattern): `features={[order, edit]}` on a table with `tree`. Each key goes to the first feature that handles it.',
      },
    },
  },
} satisfies Meta<typeof Together>

export default meta
type Story = StoryObj<typeof meta>

/** Treegrid pattern by keyboard, with all features of a row. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const row = (name: string) => canvas.getByRole('row', { name })
    await userEvent.tab()
    await expect(within(row('Food')).getByRole('rowheader')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{F2}Coffee{Enter}')
    await waitFor(() => expect(within(row('Coffee')).getByRole('rowheader')).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(row('Coffee')).toHaveAttribute('aria-posinset', '2'))
    await expect(within(row('Coffee')).getByRole('rowheader')).toHaveFocus()
    await userEvent.keyboard(' {Home}')
    await expect(row('Coffee')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Move Coffee' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowLeft} ')
    await waitFor(() => expect(row('Coffee')).toHaveAttribute('aria-level', '1'))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'More actions for Coffee' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'cafes', name: 'Coffee' }))
  },
}

/** With horizontal scrolling, handle and checkbox stay beside the pinned name. */
export const Sideways: Story = {
  tags: ['picture'],
  args: { width: 640, sideways: true },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Food' })
    const before = handle.getBoundingClientRect().left
    within(canvas.getByRole('row', { name: 'Food' }))
      .getAllByRole('gridcell')
      .at(-2)
      ?.focus()
    await expect(handle.getBoundingClientRect().left).toBe(before)
  },
}

export const Phone: Story = {
  tags: ['picture'],
  args: { width: 358 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move Women' })).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByText('Women'))
    await expect(canvas.getByRole('textbox', { name: 'Category, Women' })).toHaveFocus()
  },
}
