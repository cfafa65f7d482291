import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog'
import { EmptyState } from '../../primitives/empty-state/empty-state'
import type { DataTableColumn } from '../model/data-table-column'
import { columns, manyShops, type Shop, ShopTable, shops } from './data-table.fixture'
import * as DataTable from './data-table.parts'

const inFrame =
  (width: number, height?: number): Decorator =>
  (Story) => (
    <div style={{ width, height, position: 'relative', overflow: height ? 'auto' : 'visible' }}>
      <Story />
    </div>
  )

const meta = {
  title: 'Table/DataTable.Grid',
  component: ShopTable,
  args: { onAction: fn(), onOpen: fn() },
  parameters: {
    guide: {
      use: ['The rows of a `DataTable`: any number, only those in view are drawn.'],
      avoid: ['Tables for layout, or a few values without actions. Use `table`.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Move from cell to cell.'],
        ['Home, End', 'First and last cell of the row.'],
        ['Ctrl Home, Ctrl End', 'First and last cell of the table.'],
        ['Page Up, Page Down', 'Move by a page.'],
        ['Space', 'Selects the row.'],
        ['Enter', 'Opens it, or presses the control of the cell.'],
      ],
      parts: { Grid: DataTable.Grid },
      do: {
        text: 'Rows that open and have actions.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopTable rows={shops.slice(0, 3)} onAction={() => {}} onOpen={() => {}} />
          </div>
        ),
      },
      dont: {
        text: 'An empty list that does not say what to do first. Pass empty.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopTable rows={[]} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof ShopTable>

export default meta
type Story = StoryObj<typeof meta>

const hundredThousand = manyShops(100_000)
const nameAt = (index: number) => hundredThousand[index]?.name

/** 100,000 rows: only visible ones are rendered, and the grid announces each one's position. */
export const ManyRows: Story = {
  tags: ['!autodocs'], // a docs page would print all rows of its args
  args: { rows: hundredThousand, defaultSort: [] },
  decorators: [inFrame(1104, 600)],
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
    const frame = canvasElement.querySelector('[style*="overflow"]') as HTMLElement
    frame.scrollTop = 50_000 * 48
    const found = await canvas.findByRole('row', { name: nameAt(50_002) })
    await expect(found).toHaveAttribute('aria-rowindex', '50004')
    const [head] = canvas.getAllByRole('row')
    await expect(head?.getBoundingClientRect().top).toBe(frame.getBoundingClientRect().top)
  },
}

/** The keyboard reaches every row and scrolls it into view. */
export const ManyRowsByKeyboard: Story = {
  tags: ['!autodocs'], // a docs page would print all rows of its args
  args: { rows: hundredThousand, defaultSort: [] },
  decorators: [inFrame(1104, 600)],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[style*="overflow"]') as HTMLElement
    const inSight = (row: HTMLElement) => {
      const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()]
      return inner.top >= outer.top + 33 && inner.bottom <= outer.bottom
    }
    await userEvent.click(canvas.getByRole('rowheader', { name: /Ask & Alm 1$|Ask & Alm 1 / }))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = canvas.getByRole('row', { name: nameAt(99_999) })
    await expect(last).toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(inSight(last)).toBe(true))
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}{Home}')
    await expect(document.activeElement).toHaveAttribute('role', 'checkbox')
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
    const first = canvas.getByRole('row', { name: 'Ask & Alm 1' })
    await expect(first).toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(inSight(first)).toBe(true))
  },
}

function Counting({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" tabIndex={-1} onClick={() => setCount(count + 1)}>
      {`Count of ${name}: ${count}`}
    </button>
  )
}

const counting: DataTableColumn<Shop>[] = columns.map((column) =>
  column.id === 'hours' ? { ...column, cell: ({ name }) => <Counting name={name} /> } : column,
)

/** New rows reuse the elements of removed rows, but not their cells' state. */
export const ElementsReused: Story = {
  tags: ['!autodocs'], // a docs page would print all rows of its args
  args: { rows: hundredThousand, columns: counting, defaultSort: [] },
  decorators: [inFrame(1104, 600)],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[style*="overflow"]') as HTMLElement
    await canvas.findByRole('row', { name: nameAt(12) })
    const before = canvas.getAllByRole('row')
    for (const button of canvas.getAllByRole('button', { name: /^Count/ })) await userEvent.click(button)
    frame.scrollTop = 300 * 48
    const found = await canvas.findByRole('row', { name: nameAt(302) })
    await expect(before).toContain(found)
    await expect(within(found).getByRole('button', { name: /^Count/ })).toHaveTextContent(/: 0$/)
    const places = () => canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))
    await waitFor(() => expect(places()).toEqual(places().toSorted((a, b) => a - b)))
  },
}

const rowOf = (cell: HTMLElement) => cell.closest('[role=row]')

/** Sorting and searching 100,000 rows: input is immediate, rows follow. */
export const ManyRowsSorted: Story = {
  tags: ['!autodocs'], // a docs page would print all rows of its args
  args: { rows: hundredThousand, defaultSort: [] },
  decorators: [inFrame(1104, 600)],
  play: async ({ canvas }) => {
    const enough = { timeout: 8000 }
    const search = canvas.getByRole('searchbox')
    canvas.getByText('Shop').click()
    const isFirst = (name: string) => expect(rowOf(canvas.getByText(name))).toHaveAttribute('aria-rowindex', '2')
    await waitFor(() => isFirst('Ærlig Kjøkken 12'), enough)
    await userEvent.click(search)
    await userEvent.paste('nordlys 99')
    await expect(search).toHaveValue('nordlys 99')
    await waitFor(() => isFirst('Nordlys 99'), enough)
  },
}

/** Deleting the focused row focuses the next one. */
export const FocusAfterDelete: Story = {
  render: (args) => {
    const [rows, setRows] = useState<readonly Shop[]>(shops)
    return (
      <ShopTable
        {...args}
        rows={rows}
        onAction={(action, shop) => action === 'delete' && setRows((old) => old.filter((one) => one !== shop))}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Lumi Optik' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Lumi Optik' })).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Moss Blommor' })).toContainElement(document.activeElement as HTMLElement),
    )
  },
}

/** After a confirmation dialog, the focus goes to the next row. */
export const FocusAfterConfirmedDelete: Story = {
  render: (args) => {
    const [rows, setRows] = useState<readonly Shop[]>(shops)
    const [deleting, setDeleting] = useState<Shop>()
    return (
      <>
        <ShopTable {...args} rows={rows} onAction={(_, shop) => setDeleting(shop)} />
        <ConfirmDialog
          kind="delete"
          open={deleting !== undefined}
          onOpenChange={() => setDeleting(undefined)}
          onConfirm={() => {
            setRows((old) => old.filter((one) => one !== deleting))
            setDeleting(undefined)
          }}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const inRow = (name: string) =>
      waitFor(() => expect(canvas.getByRole('row', { name })).toContainElement(document.activeElement as HTMLElement))
    const remove = async (name: string, answer: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More actions for ${name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog')
      await userEvent.click(within(dialog).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await remove('Lumi Optik', 'Cancel')
    await inRow('Lumi Optik')
    await remove('Lumi Optik', 'Delete')
    await expect(canvas.queryByRole('row', { name: 'Lumi Optik' })).toBeNull()
    await inRow('Moss Blommor')
    const row = canvas.getByRole('row', { name: 'Moss Blommor' })
    await userEvent.click(within(row).getByRole('button', { name: 'Edit' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await inRow('Nordlys')
  },
}

const ordered: DataTableColumn<Shop>[] = [
  { id: 'index', header: 'No.', value: (row) => shops.indexOf(row) + 1, width: '4.5rem', phone: 'hidden' },
  ...columns.map((column) => ({ ...column, rowHeader: column.id === 'name' })),
]

/** A list that starts with a number column still names its rows. */
export const NamedByAnotherColumn: Story = {
  tags: ['picture'],
  args: { columns: ordered, rows: shops.slice(0, 4), defaultSort: [{ id: 'index', desc: false }] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: 'Ask & Alm' })
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Ask & Alm')
    await expect(within(row).getByRole('gridcell', { name: '1' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select Ask & Alm' })).toBeVisible()
    await expect(within(row).getByRole('rowheader')).toHaveAttribute('tabindex', '0')
  },
}

/** On phones it is the title, wherever its column is. */
export const NamedByAnotherColumnOnPhones: Story = {
  tags: ['picture'],
  args: NamedByAnotherColumn.args,
  decorators: [inFrame(358)],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: 'Ask & Alm' })
    await expect(within(row).getByText('Ask & Alm')).toBeVisible()
    await expect(within(row).queryByRole('gridcell', { name: '1' })).toBeNull()
  },
}

/** Quick responses do not flicker: the skeleton appears after 200 ms. */
export const Loading: Story = {
  tags: ['picture'],
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="data-table-loading"]')).toHaveTextContent('Loading')
    await waitFor(() => expect(canvasElement.querySelector('[data-visible]')).toBeVisible())
  },
}

export const Empty: Story = {
  tags: ['picture'],
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<Store />}
        title="No shops yet"
        action={
          <Button variant="primary" icon={<Plus size={16} />}>
            New shop
          </Button>
        }
      >
        Shops you add show on the kiosks.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New shop' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const EmptyByDefault: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['picture'],
  args: { defaultSearch: 'skor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “skor”')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['picture'],
  args: { rows: [], error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the list')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const PartlyLoaded: Story = {
  tags: ['picture'],
  args: { rows: shops.slice(0, 4), error: 'The shops of level 2 did not load.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shops of level 2 did not load.')
    await expect(canvas.getByRole('row', { name: 'Grad' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NoAccess: Story = {
  args: { noAccess: 'Your group may not read shops.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your group may not read shops.')).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Compact: Story = {
  tags: ['picture'],
  args: { density: 'compact', rows: shops.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Grad' }).getBoundingClientRect().height).toBe(36)
  },
}

/** Below 960 px: columns marked `wide` are hidden. */
export const Tablet: Story = {
  tags: ['picture'],
  decorators: [inFrame(928)],
  args: { defaultSelection: ['Fjell Sport'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Categories' })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: 'Today' })).toBeVisible()
  },
}

/** Phones have no header: a bar above the rows sorts and selects all. */
export const SortedOnPhones: Story = {
  decorators: [inFrame(358)],
  args: { defaultSelection: [] },
  play: async ({ canvas }) => {
    // in English, Ærlig sorts before Ask
    const place = () => canvas.getByRole('row', { name: 'Ask & Alm' }).getAttribute('aria-rowindex')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(canvas.getByRole('row', { name: 'Ask & Alm' })).toHaveAttribute('aria-selected', 'true')
    const menu = canvas.getByRole('button', { name: /^Sort/ })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Shop' }))
    await waitFor(() => expect(menu).toHaveFocus())
    await expect(place()).toBe('3')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sort descending' }))
    await expect(menu).toHaveAccessibleName('Sort: Shop')
    await waitFor(() => expect(place()).toBe('13'))
    await expect(await canvas.findByText('Sorted by Shop, descending')).toBeInTheDocument()
  },
}

/** Below 640 px: two-line rows without a header. */
export const Phone: Story = {
  tags: ['picture'],
  decorators: [inFrame(358)],
  args: {
    defaultSelection: ['Fjell Sport', 'Havn & Co'],
    rows: shops.slice(0, 7),
    columns: columns.map((column) => ({ ...column, phoneLabel: column.id === 'hours' })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    const fjell = canvas.getByRole('row', { name: 'Fjell Sport' })
    await expect(fjell.getBoundingClientRect().height).toBe(72)
    await expect(within(fjell).getByText('10:00–21:00')).toBeVisible()
    await expect(within(fjell).getByText('Today')).toBeVisible()
    await expect(within(fjell).queryByRole('button', { name: 'Edit' })).toBeNull()
    await userEvent.click(within(fjell).getByText('Fjell Sport'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('row', { name: 'Ask & Alm' })).toContainElement(document.activeElement as HTMLElement)
  },
}
