import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { manyShops, ShopTable, shops } from '../grid/data-table.fixture'

const meta = {
  title: 'Table/Selection',
  component: ShopTable,
  args: { onOpen: fn(), onSelectionChange: fn() },
  parameters: {
    guide: {
      use: ['Act on several rows at once, with `DataTable.Bulk`.'],
      avoid: ['Rows have only actions of their own: leave out `selectable`.'],
      keyboard: [
        ['Space', 'Selects the row.'],
        ['Shift Space', 'Selects the range to the row selected before.'],
        ['Shift ↑, Shift ↓, Shift Page Down', 'Extend the range.'],
        ['Ctrl A', 'Selects all rows that were found.'],
      ],
      accessibility: ['The number of selected rows is announced.'],
      do: {
        text: 'Rows that are acted on together.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopTable rows={shops.slice(0, 3)} selectable defaultSelection={['Grad']} />
          </div>
        ),
      },
      dont: {
        text: 'Checkboxes although each row has only an action of its own. Leave out selectable.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopTable rows={shops.slice(0, 3)} selectable onAction={() => {}} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Selecting rows (ARIA grid pattern, selecting rows). By pointer: checkboxes, or Ctrl with a click on the row; Shift with a click selects a range. By keyboard: Space, Shift+Space for a range, Shift with arrow, Page or end keys to extend it, Ctrl+A for all found rows. Reversing a range shrinks it. Rows hidden by a search stay selected.',
      },
    },
  },
} satisfies Meta<typeof ShopTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'getByText'>
const selected = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .filter((row: HTMLElement) => row.getAttribute('aria-selected') === 'true')
    .map((row: HTMLElement) => row.getAttribute('aria-label'))

/** Ctrl with a click adds a row, Shift with a click a range; a plain click opens the row. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(canvas.getByText('Fjell Sport'))
    await user.keyboard('{/Control}{Shift>}')
    await user.click(canvas.getByText('Lumi Optik'))
    await user.keyboard('{/Shift}')
    await expect(selected(canvas)).toEqual(['Fjell Sport', 'Grad', 'Havn & Co', 'Lumi Optik'])
    await expect(window.getSelection()?.toString()).toBe('')
    await user.keyboard('{Control>}')
    await user.click(canvas.getByText('Grad'))
    await user.keyboard('{/Control}')
    await expect(selected(canvas)).toEqual(['Fjell Sport', 'Havn & Co', 'Lumi Optik'])
    await expect(args.onOpen).not.toHaveBeenCalled()
    await user.click(canvas.getByText('Nordlys'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Grid pattern, selecting by keyboard: Shift and arrow keys select a range, and shrink it on reversal. */
export const ByKeyboard: Story = {
  args: { defaultSelection: ['Nordlys'] },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    canvas.getByRole('rowheader', { name: /Fjell Sport/ }).focus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(selected(canvas)).toEqual(['Fjell Sport', 'Grad', 'Havn & Co', 'Nordlys'])
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    await expect(selected(canvas)).toEqual(['Björk Barn', 'Fjell Sport', 'Nordlys'])
    // moving without Shift ends the range; the next one is added
    await user.keyboard('{ArrowUp}{Control>}{Shift>}{End}{/Shift}{/Control}')
    await expect(selected(canvas)).toHaveLength(12)
    await user.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('group', { name: '13 selected' })).toBeVisible()
    await user.keyboard('{Control>}a{/Control}')
    await expect(selected(canvas)).toEqual([])
  },
}

/** Selects all found rows; previously selected hidden rows stay selected. */
export const AllFound: Story = {
  args: { defaultSelection: ['Nordlys'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'gifts')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      expect.arrayContaining(['Nordlys', 'Havn & Co', 'Moss Blommor', 'Papper & Penna']),
    )
    await expect(canvas.getByRole('group', { name: '4 selected' })).toBeVisible()
  },
}

/** Rows that cannot be selected are skipped. */
export const NotAll: Story = {
  args: { selectable: ({ status }) => status === 'Active' },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    canvas.getByRole('rowheader', { name: /Nordlys/ }).focus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(selected(canvas)).toEqual(['Nordlys', 'Rask Sko'])
    await expect(canvas.getByRole('checkbox', { name: 'Select Papper & Penna' })).toBeDisabled()
  },
}

const rows = manyShops(100_000)

/** A range includes rows that were never rendered. */
export const ManyRows: Story = {
  args: { rows, defaultSort: [] },
  decorators: [
    (Story) => (
      <div style={{ height: 480, overflow: 'auto', position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    canvas.getByRole('rowheader', { name: /Fjell Sport 3/ }).focus()
    await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}')
    await expect(await canvas.findByRole('group', { name: /^99,?998 selected$/ })).toBeVisible()
  },
}
