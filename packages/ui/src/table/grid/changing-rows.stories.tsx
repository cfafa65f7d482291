import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useCellEdit } from '../edit/use-cell-edit'
import type { DataTableColumn } from '../model/data-table-column'
import type { RowAction } from '../model/row-action'
import type { ColumnLayout } from '../model/table-state'
import { useDataTable } from '../model/use-data-table'
import { manyShops, type Shop } from './data-table.fixture'
import * as DataTable from './data-table.parts'

const thousand = manyShops(1000)

const columns: DataTableColumn<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name, filterBy: { kind: 'text' } },
  { id: 'categories', header: 'Categories', value: ({ categories }) => categories },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    filterBy: {
      kind: 'choice',
      options: [
        { value: 'Active', label: 'On' },
        { value: 'InActive', label: 'Off' },
      ],
    },
  },
]

const measuredColumns: DataTableColumn<Shop>[] = [
  ...columns,
  { id: 'doors', header: 'Doors', value: () => 2 },
  { id: 'opened', header: 'Opened', value: () => '2026-11-21' },
]
const measureEdits = {
  doors: { kind: 'number' as const, value: (): number | null => 2, set: (row: Shop) => row, save: () => {} },
  opened: { kind: 'date' as const, value: () => '2026-11-21', set: (row: Shop) => row, save: () => {} },
}

interface LiveTableProps {
  /** Adds editable numbers and dates. @default false */
  measured?: boolean

  /** Passes a function to the story that changes the rows, like a server event. */
  onReady?: (change: (rows: readonly Shop[]) => void) => void
  layout?: ColumnLayout
  actions?: (row: Shop) => readonly RowAction[]
  selectable?: boolean | ((row: Shop) => boolean)
}

function LiveTable({ onReady, actions, measured = false, ...props }: LiveTableProps) {
  const [rows, setRows] = useState<readonly Shop[]>(thousand)
  const table = useDataTable<Shop>({
    rows,
    columns: measured ? measuredColumns : columns,
    rowId: ({ id }) => id,
    ...props,
  })
  const edits = useMemo(
    () => ({
      ...(measured ? measureEdits : {}),
      categories: {
        kind: 'text' as const,
        value: ({ categories }: Shop) => categories,
        set: (row: Shop, categories: string) => ({ ...row, categories }),
        check: (text: string) => (text === '' ? 'This field is required' : undefined),
        save: (row: Shop) => setRows((old) => old.map((one) => (one.id === row.id ? row : one))),
      },
    }),
    [measured],
  )
  const edit = useCellEdit({ table, columns: edits })
  const [ready] = useState(() => () => onReady?.(setRows))
  return (
    <div style={{ width: 720, height: 420, overflow: 'auto', position: 'relative' }} ref={ready}>
      <DataTable.Root table={table} label="Shops">
        <DataTable.Toolbar>
          <DataTable.Filter column="status" />
        </DataTable.Toolbar>
        <DataTable.Grid features={[edit]} actions={actions} />
      </DataTable.Root>
      <p>{edit.unsaved ? 'Not all is saved' : 'All is saved'}</p>
    </div>
  )
}

const meta = {
  title: 'Table/Rows that change',
  tags: ['!autodocs'],
  component: LiveTable,
  args: { onReady: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Rows that others change meanwhile. The focus, and the input in a cell, follow their row (ARIA grid pattern), even if it moves a thousand rows further down.',
      },
    },
  },
} satisfies Meta<typeof LiveTable>

export default meta
type Story = StoryObj<typeof meta>

const [first, second, ...others] = thousand
const firstLast = [...others, second, first].filter((row) => row !== undefined)

type Ready = LiveTableProps['onReady']
const changeRows = (onReady: Ready, rows: readonly Shop[]) =>
  (onReady as ReturnType<typeof fn>).mock.lastCall?.[0](rows)

/** A focused row that moves out of sight keeps the focus, and the table scrolls to it. */
export const FocusGoesAlong: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Ask & Alm 1' }))
    changeRows(args.onReady, firstLast)
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Ask & Alm 1' })).toHaveAttribute('aria-rowindex', '1001'),
    )
    await expect(canvas.getByRole('rowheader', { name: 'Ask & Alm 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('rowheader', { name: second?.name ?? '' })).toHaveFocus()
  },
}

/** The input of a cell stays in its field, wherever the row moves. */
export const InputFollowsRow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(
      within(canvas.getByRole('row', { name: 'Ask & Alm 1' })).getAllByRole('gridcell')[0] as HTMLElement,
    )
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Half a wor')
    changeRows(args.onReady, firstLast)
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Ask & Alm 1' })).toHaveAttribute('aria-rowindex', '1001'),
    )
    await userEvent.keyboard('d{Enter}')
    await expect(within(canvas.getByRole('row', { name: 'Ask & Alm 1' })).getByText('Half a word')).toBeVisible()
  },
}

/** A removed row saves nothing. */
export const RowGoes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(
      within(canvas.getByRole('row', { name: 'Ask & Alm 1' })).getAllByRole('gridcell')[0] as HTMLElement,
    )
    await expect(canvas.getByText('Not all is saved')).toBeVisible()
    changeRows(args.onReady, others)
    await waitFor(() => expect(canvas.getByText('All is saved')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement))
  },
}

/** A rejected input is kept when another cell is opened, or when scrolling. */
export const RejectedInputKept: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cells = within(canvas.getByRole('row', { name: 'Ask & Alm 1' })).getAllByRole('gridcell')
    await userEvent.dblClick(cells[0] as HTMLElement)
    await userEvent.clear(canvas.getByRole('textbox'))
    const below = within(canvas.getByRole('row', { name: others[0]?.name ?? '' })).getAllByRole('gridcell')[0]
    await userEvent.dblClick(below as HTMLElement)
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This field is required')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Status All' }))
    await userEvent.keyboard('{Escape}')
    const frame = canvasElement.querySelector('[style*="overflow"]') as HTMLElement
    frame.scrollTop = 20_000
    await canvas.findByRole('row', { name: thousand[420]?.name ?? '' })
    frame.scrollTop = 0
    await expect(await canvas.findByRole('textbox')).toHaveValue('')
  },
}

/** Unreadable numbers and dates are kept until their row returns. */
export const UnreadableInputKept: Story = {
  args: { measured: true },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[style*="overflow"]') as HTMLElement
    for (const [column, typed] of [
      [2, '1o'],
      [3, '31/31'],
    ] as const) {
      const cells = within(canvas.getByRole('row', { name: 'Ask & Alm 1' })).getAllByRole('gridcell')
      await userEvent.dblClick(cells[column] as HTMLElement)
      await userEvent.clear(canvas.getByRole('textbox'))
      await userEvent.type(canvas.getByRole('textbox'), typed)
      // the focused row stays rendered, which is another one now
      await userEvent.click(canvas.getByRole('rowheader', { name: others[2]?.name ?? '' }))
      frame.scrollTop = 20_000
      await canvas.findByRole('row', { name: thousand[420]?.name ?? '' })
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
      frame.scrollTop = 0
      const field = await canvas.findByRole('textbox')
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInvalid()
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    }
    await expect(canvas.getByText('All is saved')).toBeVisible()
  },
}

const without = (id: string): ColumnLayout => ({ order: [], hidden: [id], widths: {}, pinned: {} })

/** Hiding the active column keeps the Tab stop; the filter of a hidden column keeps its name. */
export const ColumnGoes: Story = {
  render: function Chosen(args) {
    const [layout, setLayout] = useState<ColumnLayout>()
    return (
      <>
        <button type="button" onClick={() => setLayout(without('status'))}>
          Hide
        </button>
        <LiveTable {...args} layout={layout} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('row', { name: 'Ask & Alm 1' })).getAllByRole('gridcell')[1] as HTMLElement,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Status All' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('rowheader', { name: 'Ask & Alm 1' })).toHaveFocus()
  },
}

/** A filter offers the options of its column. */
export const FilterByItsColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status All' }))
    await expect(
      within(document.body)
        .getAllByRole('menuitemcheckbox')
        .map((one) => one.textContent),
    ).toEqual(['On', 'Off'])
  },
}

/** Grid pattern: arrow keys also reach the cell of a row that cannot be selected. */
export const NotSelectable: Story = {
  args: { selectable: ({ name }) => name !== second?.name },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    ;(boxes[1] as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    const row = canvas.getByRole('row', { name: second?.name ?? '' })
    await expect(row).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard(' ')
    await expect(row).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByRole('row', { name: others[0]?.name ?? '' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Rows may have no actions, even the first one: others keep their width, and arrow keys reach the cell. */
export const ActionsOfSome: Story = {
  args: {
    actions: (row) =>
      row === first
        ? []
        : [
            { id: 'edit', label: 'Edit', icon: null, inline: true, onSelect: fn() },
            { id: 'delete', label: 'Delete', icon: null, onSelect: fn() },
          ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More actions for Ask & Alm 1' })).toBeNull()
    const more = canvas.getByRole('button', { name: `More actions for ${second?.name}` })
    const [button, row] = [more, more.closest('[role=row]')].map((one) => one?.getBoundingClientRect())
    await expect(button?.right).toBeLessThanOrEqual(row?.right ?? 0)
    await expect(button?.bottom).toBeLessThanOrEqual(row?.bottom ?? 0)
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Ask & Alm 1' }))
    await userEvent.keyboard('{End}')
    const last = within(canvas.getByRole('row', { name: 'Ask & Alm 1' }))
      .getAllByRole('gridcell')
      .at(-1)
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(more.closest('[role=gridcell]')).toContainElement(document.activeElement as HTMLElement)
  },
}
