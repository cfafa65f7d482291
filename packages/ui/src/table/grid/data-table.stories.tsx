import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ShopTable, shops } from './data-table.fixture'
import * as DataTable from './data-table.parts'

const meta = {
  title: 'Table/DataTable',
  component: ShopTable,
  subcomponents: {
    'DataTable.Root': DataTable.Root,
    'DataTable.Toolbar': DataTable.Toolbar,
    'DataTable.Search': DataTable.Search,
    'DataTable.Filter': DataTable.Filter,
    'DataTable.Grid': DataTable.Grid,
    'DataTable.Count': DataTable.Count,
    'DataTable.Bulk': DataTable.Bulk,
    'DataTable.ColumnMenu': DataTable.ColumnMenu,
    'DataTable.Columns': DataTable.Columns,
    'DataTable.Filters': DataTable.Filters,
    'DataTable.Views': DataTable.Views,
    'DataTable.Export': DataTable.Export,
    'DataTable.Copy': DataTable.Copy,
  },
  args: { onAction: fn(), onOpen: fn() },
  parameters: {
    guide: {
      use: ['Lists of records: sort, search, select, act on rows.'],
      avoid: [
        'Up to ten rows without actions. Use `table`.',
        'Pictures that are looked at. Use `MediaGrid`.',
        'A hierarchy to choose from. Use `Tree`.',
      ],
      keyboard: [
        ['←, →, ↑, ↓', 'Move from cell to cell.'],
        ['Home, End', 'First and last cell of the row.'],
        ['Ctrl Home, Ctrl End', 'First and last cell of the table.'],
        ['Page Up, Page Down', 'Move by a page.'],
        ['Space', 'Selects the row.'],
        ['Shift Space, Shift ↓', 'Select a range.'],
        ['Ctrl A', 'Selects all rows that were found.'],
        ['Enter', 'Opens the row, or presses the control of the cell; on a header sorts.'],
      ],
      accessibility: [
        'A grid with one tab stop. Sorting, results and selection are announced.',
        'On phones each row has two lines, and actions are always visible.',
      ],
      parts: { ...DataTable },
      do: {
        text: 'Records that are searched, sorted and opened.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopTable rows={shops.slice(0, 4)} onOpen={() => {}} />
          </div>
        ),
      },
      dont: {
        text: 'One record with search and filters around it. Use a list of its fields.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopTable rows={shops.slice(0, 1)} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof ShopTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>
const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Shops' })
const names = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent?.slice(1))
const row = (canvas: Canvas, name: string) => canvas.getByRole('row', { name })

/** One column, then a second with Shift, in the locale's order, including å, æ and þ. */
export const Sorting: Story = {
  args: { onSortChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Shop' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }))
    await waitFor(() => expect(args.onSortChange).toHaveBeenLastCalledWith([{ id: 'name', desc: true }]))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('Þór Útivist'))
    const user = userEvent.setup()
    await user.click(canvas.getByRole('button', { name: 'Status' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('button', { name: 'Last edited' }))
    await user.keyboard('{/Shift}')
    await waitFor(() =>
      expect(args.onSortChange).toHaveBeenLastCalledWith([
        { id: 'status', desc: false },
        { id: 'lastEdited', desc: false },
      ]),
    )
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAccessibleName('Papper & Penna'))
    await expect(canvas.queryByRole('button', { name: 'Today' })).toBeNull()
  },
}

/** Words in any column, with or without accents; filters apply in addition. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search shops' })
    await userEvent.type(search, 'thor outdoor')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(row(canvas, 'Þór Útivist')).toBeVisible()
    await expect(canvas.getByText('1 of 13')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.click(canvas.getByRole('button', { name: /^Status/, expanded: false }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'InActive' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
    await userEvent.type(search, 'grad')
    await expect(await canvas.findByText('Nothing matches “grad”', { selector: 'p' })).toBeVisible()
    // in the live region of the table
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “grad”'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(13))
  },
}

/** One row, a range with Shift, all found rows; the bar shows the count. */
export const Selecting: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select Björk Barn' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Havn & Co' }))
    await user.keyboard('{/Shift}')
    const range = ['Björk Barn', 'Fjell Sport', 'Grad', 'Havn & Co']
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(range))
    await expect(row(canvas, 'Grad')).toHaveAttribute('aria-selected', 'true')
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await expect(all).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(all)
    await expect(canvas.getByRole('group', { name: '13 selected' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([])
    await expect(canvas.queryByRole('button', { name: 'Activate' })).toBeNull()
  },
}

/** Arrow keys, Home, End and Page keys navigate; Space selects, Enter opens, Tab leaves. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Status/, expanded: false }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('rowheader', { name: /Ærlig/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('rowheader', { name: /Fjell Sport/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(row(canvas, 'Fjell Sport')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByRole('group', { name: '3 selected' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Havn & Co' }))
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('checkbox', { name: 'Select Havn & Co' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'More actions for Havn & Co' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', expect.objectContaining({ name: 'Havn & Co' }))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const shop = canvas.getByRole('columnheader', { name: 'Shop' })
    await waitFor(() => expect(shop).toHaveAttribute('aria-sort', 'descending'))
    // the rows follow the sort icon
    await waitFor(() => expect(grid(canvas)).not.toHaveAttribute('aria-busy'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('button', { name: 'More actions for Ærlig Kjøkken' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(grid(canvas)).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** The menu has all actions; unavailable ones are locked with a reason. */
export const Actions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Grad' }))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(menu).getByText('Two offers name this shop.')).toBeVisible()
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Copy' }))
    await expect(args.onAction).toHaveBeenCalledWith('copy', expect.objectContaining({ name: 'Grad' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(row(canvas, 'Nordlys'))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: 'Nordlys' }))
  },
}

export const AllStates: Story = {
  args: { defaultSelection: ['Fjell Sport', 'Havn & Co', 'Moss Blommor'] },
  render: (args) => (
    <div style={{ position: 'relative', width: 1104, height: 800, transform: 'translateZ(0)' }}>
      <ShopTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(13)
    await expect(row(canvas, 'Moss Blommor')).toHaveAttribute('aria-selected', 'true')
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '14')
  },
}
