import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { clicksComeThrough } from '../../conformance/clicks'
import { type Category, categories } from '../tree/tree.fixture'
import type { RowMove } from './row-order'
import { OrderTable } from './row-order.fixture'

const meta = {
  title: 'Table/Row order',
  component: OrderTable,
  args: { onMove: fn(async (_: RowMove) => {}) },
  parameters: {
    guide: {
      use: ['An order that people set by hand: categories, slides.'],
      avoid: [
        'An order that follows from a value. Sort by it.',
        'Thousands of rows that move far: give them a number.',
      ],
      keyboard: [
        ['Space', 'On the handle: picks the row up and drops it.'],
        ['↑, ↓', 'Move it; in a tree, ← and → change its depth.'],
        ['Escape', 'Cancels.'],
        ['Alt ↑, Alt ↓', 'Move the row at once.'],
        ['Enter', 'On the handle: a menu of all moves.'],
      ],
      accessibility: ['Each move is announced. The menu is the way without dragging (WCAG 2.5.7).'],
      do: {
        text: 'An order that people decide: the one in which visitors see the categories.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <OrderTable width={480} />
          </div>
        ),
      },
      dont: {
        text: 'Rows that may not be moved, without saying why. Pass locked.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <OrderTable width={480} canMove={() => false} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Manual order of rows. `useRowOrder({ table, onMove })`, from `@kiosk-admin/ui/table-order`, returns a feature for `DataTable.Grid`: a handle in each row, dragged by pointer or touch. By keyboard, Space picks the row up, arrow keys move it (in a tree Left and Right change the depth), Space drops it, Escape cancels; Alt+Up and Alt+Down move at once. Enter or a press opens a menu of all moves, an alternative to dragging. Each step is announced. The table waits for `onMove({ id, parentId, index })` and announces a failure. While the list is sorted or searched, moving is locked: the handle gives the reason and offers the manual order.',
      },
    },
  },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'findByText'>
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((one: HTMLElement) => one.getAttribute('aria-label'))
const handle = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Move ${name}` })
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Drags like a user, in several steps. */
async function drag(from: HTMLElement, by: { x?: number; y: number }, { letGo = true, pointerType = 'mouse' } = {}) {
  const start = middle(from)
  const pointer = { isPrimary: true, button: 0, pointerType, pointerId: 1 }
  fireEvent.pointerDown(from, { ...start, ...pointer })
  for (const part of [0.1, 0.5, 1]) {
    const at = { clientX: start.clientX + (by.x ?? 0) * part, clientY: start.clientY + by.y * part }
    fireEvent.pointerMove(document, { ...at, ...pointer })
    await new Promise(requestAnimationFrame)
  }
  if (!letGo) return
  fireEvent.pointerUp(document, pointer)
  await waitFor(() => expect(clicksComeThrough()).toBe(true))
}

/** Picked up, moved and dropped by keys; each position is announced, and the focus follows. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(names(canvas)).toEqual(['Food', 'Fashion', 'Home', 'Health'])
    handle(canvas, 'Food').focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('Picked up: Food. Position 1 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await canvas.findByText('Position 3 of 4.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(names(canvas)).toEqual(['Fashion', 'Home', 'Food', 'Health']))
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'food', parentId: null, index: 2 })
    await expect(await canvas.findByText('Dropped: Food. Position 3 of 4.')).toBeInTheDocument()
    await expect(handle(canvas, 'Food')).toHaveFocus()
    await userEvent.keyboard(' {Home}{Escape}')
    await expect(await canvas.findByText('Back where it was: Food. Position 3 of 4.')).toBeInTheDocument()
    await expect(names(canvas)).toEqual(['Fashion', 'Home', 'Food', 'Health'])
    await userEvent.keyboard('{ArrowDown}')
    await expect(handle(canvas, 'Health')).toHaveFocus()
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

const topRows = categories.filter(({ parentId }) => parentId === null)
const newRow: Category = { ...(topRows[0] as Category), id: 'new', name: 'News' }

/** If the list changes meanwhile, the row stays picked up beside the same neighbour. */
export const RowsChangeWhileMoved: Story = {
  args: { onReady: fn() },
  play: async ({ canvas, args }) => {
    const change = (rows: readonly Category[]) => (args.onReady as ReturnType<typeof fn>).mock.lastCall?.[0](rows)
    handle(canvas, 'Food').focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(await canvas.findByText('Position 2 of 4.')).toBeInTheDocument()
    // after Fashion, with another row before it
    change([newRow, ...topRows])
    await waitFor(() => expect(names(canvas)).toEqual(['News', 'Food', 'Fashion', 'Home', 'Health']))
    await expect(handle(canvas, 'Food')).toHaveFocus()
    await expect(handle(canvas, 'Food')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'food', parentId: null, index: 2 })
    await waitFor(() => expect(names(canvas)).toEqual(['News', 'Fashion', 'Food', 'Home', 'Health']))
  },
}

/** If the picked-up row is deleted, that is announced, and nothing moves. */
export const DeletedWhileMoved: Story = {
  args: { onReady: fn() },
  play: async ({ canvas, args }) => {
    handle(canvas, 'Food').focus()
    await userEvent.keyboard(' {ArrowDown}')
    ;(args.onReady as ReturnType<typeof fn>).mock.lastCall?.[0](topRows.slice(1))
    await expect(await canvas.findByText('Couldn’t move Food: it’s no longer in the list.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(args.onMove).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement))
  },
}

/** Alt with an arrow key moves the row by one, from any of its cells. */
export const StepByStep: Story = {
  play: async ({ canvas }) => {
    within(canvas.getByRole('row', { name: 'Home' }))
      .getByRole('rowheader')
      .focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names(canvas)).toEqual(['Food', 'Home', 'Fashion', 'Health']))
    const home = canvas.getByRole('row', { name: 'Home' })
    await expect(within(home).getByRole('rowheader')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names(canvas)[0]).toBe('Home'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(await canvas.findByText('Home can’t be moved here.')).toBeInTheDocument()
  },
}

/** Without dragging: the handle is a menu of all moves. */
export const ByMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(handle(canvas, 'Home'))
    const menu = await screen.findByRole('menu', { name: 'Move Home' })
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Move to the top' }))
    await waitFor(() => expect(names(canvas)).toEqual(['Home', 'Food', 'Fashion', 'Health']))
    await waitFor(() => expect(handle(canvas, 'Home')).toHaveFocus())
    await userEvent.click(handle(canvas, 'Home'))
    const again = await screen.findByRole('menu', { name: 'Move Home' })
    await expect(within(again).queryByRole('menuitem', { name: 'Move up' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

/** By pointer: a line marks the target position. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await drag(handle(canvas, 'Fashion'), { y: 96 })
    await waitFor(() => expect(names(canvas)).toEqual(['Food', 'Home', 'Health', 'Fashion']))
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'fashion', parentId: null, index: 3 })
    await drag(handle(canvas, 'Food'), { y: 96 }, { letGo: false })
    fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' })
    await waitFor(() => expect(canvas.getByText(/Back where it was: Food/)).toBeInTheDocument())
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** By touch: the handle drags the row without scrolling the page. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(handle(canvas, 'Health')).touchAction).toBe('none')
    await drag(handle(canvas, 'Health'), { y: -160 }, { pointerType: 'touch' })
    await waitFor(() => expect(names(canvas)).toEqual(['Health', 'Food', 'Fashion', 'Home']))
  },
}

/** A tree by keyboard: Right moves into the previous row, Left out again, with descendants. */
export const TreeByKeyboard: Story = {
  args: { nested: true },
  play: async ({ canvas, args }) => {
    handle(canvas, 'Home').focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(await canvas.findByText('Position 4 of 4 in Fashion.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(names(canvas)).toEqual(['Food', 'Fashion', 'Women', 'Men', 'Home', 'Shoes', 'Health']))
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'home', parentId: 'fashion', index: 2 })
    await expect(canvas.getByRole('row', { name: 'Home' })).toHaveAttribute('aria-level', '2')
    await expect(handle(canvas, 'Home')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(await canvas.findByRole('row', { name: 'Kitchen' })).toHaveAttribute('aria-level', '3')
  },
}

/** By pointer, the horizontal position determines the depth. */
export const TreeByPointer: Story = {
  args: { nested: true },
  play: async ({ canvas, args }) => {
    await drag(handle(canvas, 'Health'), { x: 20, y: -96 })
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ id: 'health', parentId: 'fashion', index: 2 }))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Health' })).toHaveAttribute('aria-level', '2'))
    await drag(handle(canvas, 'Fashion'), { y: 600 })
    await waitFor(() => expect(names(canvas).slice(0, 3)).toEqual(['Food', 'Home', 'Fashion']))
    await userEvent.click(handle(canvas, 'Shoes'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move out of Fashion' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Shoes' })).toHaveAttribute('aria-level', '1'))
  },
}

const top = ({ parentId }: RowMove) => parentId === null

/** Forbidden positions are marked and announced, and dropping there has no effect. */
export const NotEverywhere: Story = {
  tags: ['picture'],
  args: { nested: true, canMove: top },
  play: async ({ canvas, args }) => {
    handle(canvas, 'Food').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await expect(await canvas.findByText('Food can’t be moved here.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** A failed move leaves the row in place and is announced. */
export const NotSaved: Story = {
  args: {
    onMove: fn(async (_: RowMove) => {
      throw new Error('503')
    }),
  },
  play: async ({ canvas }) => {
    handle(canvas, 'Food').focus()
    await userEvent.keyboard(' {End} ')
    const reason = 'Couldn’t move Food. Check your connection and try again.'
    await expect(await canvas.findByText(reason)).toBeInTheDocument()
    await expect(names(canvas)[0]).toBe('Food')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Food' })).not.toHaveAttribute('aria-busy'))
  },
}

/** While saving, the row stays in place, and a line marks the target. */
export const Saving: Story = {
  tags: ['picture'],
  args: { onMove: fn((_: RowMove): Promise<void> => new Promise(() => {})) },
  play: async ({ canvas }) => {
    handle(canvas, 'Food').focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Food' })).toHaveAttribute('aria-busy', 'true'))
  },
}

/** While sorted or searched, moving is locked: the handle gives the reason and offers the manual order. */
export const LockedWhileSorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'h')
    const reason = 'Clear search and filters to move rows.'
    await waitFor(() => expect(handle(canvas, 'Health')).toHaveAccessibleDescription(reason))
    await userEvent.click(canvas.getByRole('button', { name: 'Shops' }))
    const sorted = 'Clear sorting to move rows.'
    await waitFor(() => expect(handle(canvas, 'Health')).toHaveAccessibleDescription(sorted))
    handle(canvas, 'Health').focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText(sorted)).toBeInTheDocument()
    await drag(handle(canvas, 'Health'), { y: 60 })
    await userEvent.click(handle(canvas, 'Health'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all rows in their own order' }))
    await waitFor(() => expect(names(canvas)).toEqual(['Food', 'Fashion', 'Home', 'Health']))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** Without write permission, handles are locked with a reason. */
export const ReadOnly: Story = {
  args: { locked: 'You can view categories but not change them.' },
  play: async ({ canvas }) => {
    await userEvent.click(handle(canvas, 'Home'))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByText('You can view categories but not change them.')).toBeVisible()
    await expect(within(menu).queryByRole('menuitem')).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const many: Category[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index}`,
  name: `Category ${index}`,
  parentId: null,
  shops: index % 7,
  status: 'Active',
}))

/** Ten thousand rows: moving to the end takes one step, rendered or not. */
export const ManyRows: Story = {
  args: { rows: many, height: 480 },
  play: async ({ canvas, args }) => {
    handle(canvas, 'Category 1').focus()
    await userEvent.keyboard(' {End}')
    await expect(await canvas.findByText('Position 10,000 of 10,000.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ id: '1', parentId: null, index: 9999 }))
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Category 1' })).toHaveAttribute('aria-rowindex', '10001'),
    )
    await waitFor(() => expect(handle(canvas, 'Category 1')).toHaveFocus())
  },
}

export const Phone: Story = {
  tags: ['picture'],
  args: { nested: true, width: 358 },
  play: async ({ canvas }) => {
    await expect(handle(canvas, 'Women')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Women' }).getBoundingClientRect().height).toBe(72)
  },
}

/** Dragged by the pointer, over its target position. */
export const AllStates: Story = {
  args: { nested: true },
  play: async ({ canvas }) => {
    await drag(handle(canvas, 'Health'), { x: 24, y: -100 }, { letGo: false })
    await expect(await canvas.findByText(/in Fashion/)).toBeInTheDocument()
  },
}
