import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { shops } from '../grid/data-table.fixture'
import * as DataTable from '../grid/data-table.parts'
import { ToolTable } from '../table-tools.fixture'

const meta = {
  title: 'Table/DataTable.Filters',
  component: ToolTable,
  args: { onStateChange: fn() },
  parameters: {
    guide: {
      use: ['Filters by several columns, which are seen and removed as chips.'],
      avoid: ['One column with few values. Use `DataTable.Filter`.', 'Find a text anywhere. Use `DataTable.Search`.'],
      keyboard: [
        ['Tab', 'From chip to chip.'],
        ['Enter, Space', 'Open the filter.'],
        ['Escape', 'Closes it; the focus returns.'],
      ],
      parts: { Filters: DataTable.Filters },
      do: {
        text: 'Each filter as a chip, which says what hides rows.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ToolTable width={560} rows={shops.slice(0, 4)} defaultFilters={{ status: ['Active'] }} />
          </div>
        ),
      },
      dont: {
        text: 'Filters for three rows, which are seen at once. Leave them out.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ToolTable width={560} rows={shops.slice(0, 3)} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'What a table is filtered by, as chips above it. A column says with `filterBy` how: `text` (found within, accents aside), `choice`, `date` (days in the zone of the mall) or `number`, both ends belonging to the range. Filters are set from the chips, from the menu beside them, or from the menu of the column (ARIA menu button, and a dialog that is not modal). They are one plain object, `{ status: ["Active"], lastEdited: ["2026-11-01..2026-11-21"] }`.',
      },
    },
  },
} satisfies Meta<typeof ToolTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'getByText'>
const filters = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Filters' }))
const rowCount = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count))

async function add(canvas: Canvas, column: string) {
  await userEvent.click(filters(canvas).getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: column }))
  return within(await screen.findByRole('dialog', { name: `Filter by ${column}` }))
}

/** Text within a column; rows follow while typing, Enter closes. */
export const ByText: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await add(canvas, 'Categories')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Contains' }), 'home')
    await rowCount(canvas, 3)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(filters(canvas).getByRole('button', { name: 'Filter' })).toHaveFocus()
    await expect(filters(canvas).getByRole('button', { name: 'Categories “home”' })).toBeVisible()
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { categories: ['home'] } }),
    )
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('3 of 13 rows'))
  },
}

/** Several values of a column, from its own menu. */
export const ByChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Status' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter by Status' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Status' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'InActive' }))
    await rowCount(canvas, 2)
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await rowCount(canvas, 13)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'InActive' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Options for Status' })).toHaveFocus())
    await expect(filters(canvas).getByRole('button', { name: 'Status InActive' })).toBeVisible()
  },
}

/** A date range in the locale's format, inclusive. */
export const ByDates: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await add(canvas, 'Last edited')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'From' }), '20/11/2026{Tab}')
    await rowCount(canvas, 5)
    await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), '20/11/2026')
    await userEvent.keyboard('{Tab}')
    await rowCount(canvas, 1)
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { lastEdited: ['2026-11-20..2026-11-20'] } }),
    )
    await expect(filters(canvas).getByRole('button', { name: 'Last edited 20 Nov 2026' })).toBeVisible()
  },
}

/** Numbers; either end may be open. */
export const ByNumbers: Story = {
  play: async ({ canvas }) => {
    const dialog = await add(canvas, 'Floor')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'At least' }), '2{Tab}')
    await waitFor(() => expect(filters(canvas).getByRole('button', { name: 'Floor from 2' })).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'At most' }), '2{Tab}')
    await waitFor(() => expect(filters(canvas).getByRole('button', { name: 'Floor 2' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** Removing a chip focuses the next one; the last button clears all. */
export const Removed: Story = {
  args: { defaultFilters: { name: ['o'], status: ['Active'], floor: ['1..'] } },
  play: async ({ canvas }) => {
    const chips = filters(canvas)
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter by Shop' }))
    await expect(chips.getByRole('button', { name: 'Floor from 1' })).toHaveFocus()
    await userEvent.click(chips.getByRole('button', { name: 'Floor from 1' }))
    await expect(await screen.findByRole('dialog', { name: 'Filter by Floor' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(chips.getByRole('button', { name: 'Clear filters' }))
    await rowCount(canvas, 13)
    await expect(chips.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await expect(chips.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

/** The popover of a filter. */
export const Open: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  play: async ({ canvas }) => {
    const dialog = await add(canvas, 'Last edited')
    await expect(await dialog.findByRole('textbox', { name: 'From' })).toBeVisible()
  },
}

/** Chips of all types, and headers of filtered columns. */
export const AllStates: Story = {
  tags: ['compact'],
  args: {
    defaultFilters: {
      name: ['o'],
      status: ['Active', 'InActive'],
      lastEdited: ['2026-11-01..2026-11-21'],
      floor: ['..3'],
    },
    defaultSort: [
      { id: 'status', desc: false },
      { id: 'name', desc: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(filters(canvas).getByRole('button', { name: 'Status Active, InActive' })).toBeVisible()
    await expect(filters(canvas).getByRole('button', { name: 'Last edited 1 Nov 2026 – 21 Nov 2026' })).toBeVisible()
    await expect(filters(canvas).getByRole('button', { name: 'Floor to 3' })).toBeVisible()
  },
}

/** Phones have no headers, so filters are added above the table. */
export const Phone: Story = {
  tags: ['picture'],
  args: { width: 358, defaultFilters: { status: ['InActive'] } },
  play: async ({ canvas }) => {
    await rowCount(canvas, 2)
    const dialog = await add(canvas, 'Shop')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Contains' }), 'penna{Enter}')
    await rowCount(canvas, 1)
  },
}
