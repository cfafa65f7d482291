import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { shops } from '../grid/data-table.fixture'
import * as DataTable from '../grid/data-table.parts'
import { ToolTable } from '../table-tools.fixture'

const meta = {
  title: 'Table/DataTable.ColumnMenu',
  component: ToolTable,
  args: { onStateChange: fn() },
  parameters: {
    guide: {
      use: ['Tables with many columns, which people arrange for themselves.'],
      avoid: ['Up to five columns: show all of them.'],
      keyboard: [
        ['Enter', 'On a header: sorts; again reverses.'],
        ['Alt ←, Alt →', 'On a header: move the column.'],
        ['Alt Shift ←, Alt Shift →', 'On a header: resize it.'],
        ['→, Enter', 'On a header: to its menu, and open it.'],
      ],
      parts: { ColumnMenu: DataTable.ColumnMenu, Columns: DataTable.Columns },
      do: {
        text: 'Many columns, which people sort, move and hide for themselves.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ToolTable rows={shops.slice(0, 4)} />
          </div>
        ),
      },
      dont: {
        text: 'So little room that few columns are left to arrange.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ToolTable width={360} rows={shops.slice(0, 4)} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'User-defined columns. `DataTable.ColumnMenu` is added to headers by `columnMenu` of the grid (ARIA menu button within the ARIA grid): sort by several columns, filter, pin, move, resize, hide. Headers and their edges can be dragged. On the header Alt+← and Alt+→ move the column, with Shift they resize it. `DataTable.Columns` is the same from the toolbar.',
      },
    },
  },
} satisfies Meta<typeof ToolTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>
const heads = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((head: HTMLElement) => head.getAttribute('aria-label'))
/** An open menu hides everything else from screen readers and from queries by role. */
const headsBehindMenu = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((head) => head.getAttribute('aria-label'))
const head = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name })
const news = (canvas: { getAllByRole: Canvas['getAllByRole'] }, text: string) =>
  waitFor(() =>
    expect(canvas.getAllByRole('status').some((region: HTMLElement) => region.textContent?.trim() === text)).toBe(true),
  )

async function choose(canvas: Canvas, column: string, item: string | RegExp) {
  if (!screen.queryByRole('menu')) await userEvent.click(canvas.getByRole('button', { name: `Options for ${column}` }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }))
}

/** By menu, several columns; the order is announced, and each header shows its rank. */
export const SortBySeveral: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Status', 'Sort ascending')
    await waitFor(() => expect(head(canvas, 'Status')).toHaveAttribute('aria-sort', 'ascending'))
    await expect(head(canvas, 'Shop')).not.toHaveAttribute('aria-sort')
    await choose(canvas, 'Last edited', 'Then by this, descending')
    await news(canvas, 'Sorted by Status, ascending; Last edited, descending')
    await expect(canvas.getByRole('button', { name: 'Last edited' })).toHaveAccessibleDescription('Sort number 2')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('Ask & Alm'))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        sort: [
          { id: 'status', desc: false },
          { id: 'lastEdited', desc: true },
        ],
      }),
    )
    canvas.getByRole('button', { name: 'Categories' }).focus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    const third = canvas.getByRole('button', { name: 'Categories' })
    await waitFor(() => expect(third).toHaveAccessibleDescription('Sort number 3'))
    await choose(canvas, 'Status', 'Clear sorting')
    await news(canvas, 'Sorted by Last edited, descending; Categories, ascending')
  },
}

/** ARIA grid pattern: arrow keys reach the header's button and menu; Alt with arrow keys moves and resizes. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('rowheader', { name: /Ærlig/ }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Options for Shop' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(heads(canvas)).toEqual([
      'Select all',
      'Shop',
      'Today',
      'Categories',
      'Floor',
      'Status',
      'Last edited',
      'Actions',
    ])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus())
    await news(canvas, 'Categories: column 3 of 6')
    const before = head(canvas, 'Categories').getBoundingClientRect().width
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() =>
      expect(Math.round(head(canvas, 'Categories').getBoundingClientRect().width - before)).toBeGreaterThan(30),
    )
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const menu = await screen.findByRole('menu')
    await userEvent.keyboard('{End}')
    await expect(within(menu).getByRole('menuitem', { name: 'Hide column' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Options for Categories' })).toHaveFocus())
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Categories' })).toBeNull())
    await news(canvas, 'Column hidden: Categories')
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement))
  },
}

/** Moves, resizes and hides from the menu, which stays open for repeated actions. */
export const MoveAndSize: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Floor', /^Move left/)
    await choose(canvas, 'Floor', /^Move left/)
    await expect(headsBehindMenu()).toEqual([
      'Select all',
      'Shop',
      'Floor',
      'Categories',
      'Today',
      'Status',
      'Last edited',
      'Actions',
    ])
    await choose(canvas, 'Floor', /^Wider/)
    await choose(canvas, 'Floor', /^Wider/)
    await userEvent.keyboard('{Escape}')
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ layout: expect.objectContaining({ widths: { floor: 120 } }) }),
    )
    await choose(canvas, 'Floor', 'Standard width')
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ layout: expect.objectContaining({ widths: {} }) }),
    )
  },
}

/** By pointer: the header's edge resizes, a double click resets, and dragging the header moves. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const edge = head(canvas, 'Categories').querySelector('[data-slot="data-table-resizer"]') as HTMLElement
    const { left, width } = head(canvas, 'Categories').getBoundingClientRect()
    const user = userEvent.setup()
    await user.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: left + width, clientY: 20 } },
      { pointerName: 'mouse', target: edge, coords: { clientX: left + width + 40, clientY: 20 } },
      { pointerName: 'mouse', target: edge, coords: { clientX: left + width + 80, clientY: 20 } },
    ])
    await waitFor(() =>
      expect(Math.round(head(canvas, 'Categories').getBoundingClientRect().width)).toBe(Math.round(width + 80)),
    )
    // announced once, at the end of the drag
    await expect(canvas.queryByText(/width in pixels/)).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: edge, coords: { clientX: left + width + 80, clientY: 20 } })
    await expect(canvas.getByText(`Categories, width in pixels: ${Math.round(width + 80)}`)).toBeInTheDocument()
    await userEvent.dblClick(edge)
    await waitFor(() => expect(head(canvas, 'Categories').getBoundingClientRect().width).toBeCloseTo(width, 0))

    const dragged = canvas.getByRole('button', { name: 'Status' })
    const shop = head(canvas, 'Today').getBoundingClientRect()
    await user.pointer([
      { keys: '[MouseLeft>]', target: dragged, coords: { clientX: dragged.getBoundingClientRect().left, clientY: 20 } },
      { pointerName: 'mouse', target: dragged, coords: { clientX: shop.left + 5, clientY: 20 } },
      { keys: '[/MouseLeft]', target: dragged, coords: { clientX: shop.left + 5, clientY: 20 } },
    ])
    await expect(heads(canvas)).toEqual([
      'Select all',
      'Shop',
      'Categories',
      'Status',
      'Today',
      'Floor',
      'Last edited',
      'Actions',
    ])
    // a drag is not a click: the sorting is unchanged
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: [{ id: 'name', desc: false }] }),
    )
  },
}

/** Pinned columns stay visible, and focused cells scroll out from under them. */
export const Pinned: Story = {
  tags: ['picture'],
  args: {
    width: 720,
    defaultLayout: {
      order: [],
      hidden: [],
      widths: { categories: 220, hours: 200, lastEdited: 220, name: 200 },
      pinned: { name: 'start', status: 'end' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    const nameAt = () => head(canvas, 'Shop').getBoundingClientRect().left
    const before = nameAt()
    const edited = canvasElement.querySelector('[role=gridcell][data-column-id=lastEdited]') as HTMLElement
    edited.focus()
    await waitFor(() =>
      expect(edited.getBoundingClientRect().right).toBeLessThanOrEqual(
        head(canvas, 'Status').getBoundingClientRect().left + 1,
      ),
    )
    await expect(nameAt()).toBe(before)
    await waitFor(() =>
      expect(head(canvas, 'Last edited').getBoundingClientRect().left).toBeCloseTo(
        edited.getBoundingClientRect().left,
        0,
      ),
    )
    await expect(canvasElement.querySelector('[data-slot="data-table-sideways"]')).toBeVisible()
    await expect(grid.getBoundingClientRect().width).toBeLessThanOrEqual(720)
  },
}

/** Pinned from the menu: the column keeps its width. */
export const Pin: Story = {
  play: async ({ canvas }) => {
    const width = head(canvas, 'Last edited').getBoundingClientRect().width
    await choose(canvas, 'Last edited', 'Pin to the left')
    await news(canvas, 'Column pinned to the left: Last edited')
    await expect(heads(canvas)[1]).toBe('Last edited')
    await expect(head(canvas, 'Last edited').getBoundingClientRect().width).toBeCloseTo(width, 0)
    await choose(canvas, 'Last edited', 'Unpin')
    await expect(heads(canvas).at(-2)).toBe('Last edited')
  },
}

/** Columns are shown, hidden and reordered from the toolbar. */
export const Chooser: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await expect(dialog.getByRole('checkbox', { name: 'Shop' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Today' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Today' })).toBeNull()
    const up = dialog.getByRole('button', { name: 'Move Status up' })
    await userEvent.click(up)
    await expect(heads(canvas)).toEqual([
      'Select all',
      'Shop',
      'Categories',
      'Status',
      'Floor',
      'Last edited',
      'Actions',
    ])
    await expect(up).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Standard columns' }))
    await expect(heads(canvas)).toEqual([
      'Select all',
      'Shop',
      'Categories',
      'Today',
      'Floor',
      'Status',
      'Last edited',
      'Actions',
    ])
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Floor' }))
  },
}

/** Right-to-left: arrow keys, resizing and pinning are mirrored. */
export const RightToLeft: Story = {
  args: { defaultLayout: { order: [], hidden: [], widths: { name: 200 }, pinned: { name: 'start' } } },
  render: (args) => (
    <KioskUiProvider direction="rtl">
      <ToolTable {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => head(canvas, name).getBoundingClientRect().left
    await expect(left('Shop')).toBeGreaterThan(left('Categories'))
    canvas.getByRole('button', { name: 'Categories' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(heads(canvas).slice(1, 4)).toEqual(['Shop', 'Today', 'Categories'])
    await choose(canvas, 'Categories', 'Pin to the right')
    await news(canvas, 'Column pinned to the right: Categories')
    await expect(heads(canvas).slice(1, 4)).toEqual(['Shop', 'Categories', 'Today'])
    const edge = head(canvas, 'Shop').querySelector('[data-slot="data-table-resizer"]') as HTMLElement
    const from = left('Shop')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: from, clientY: 20 } },
      { pointerName: 'mouse', target: edge, coords: { clientX: from - 40, clientY: 20 } },
      { keys: '[/MouseLeft]', target: edge, coords: { clientX: from - 40, clientY: 20 } },
    ])
    await waitFor(() => expect(head(canvas, 'Shop').getBoundingClientRect().width).toBe(240))
  },
}

/** The menu of a column. */
export const Menu: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="menu"]' } },
  args: { defaultSort: [{ id: 'name', desc: false }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Status' }))
    await expect(await screen.findByRole('menuitem', { name: /^Move right/ })).toBeVisible()
  },
}
