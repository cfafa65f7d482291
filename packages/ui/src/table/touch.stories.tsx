import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { clicksComeThrough } from '../conformance/clicks'
import { byTouch, within as inside, phone } from '../conformance/touch'
import type { RowMove } from './order/row-order'
import { OrderTable } from './order/row-order.fixture'

/** A list on a phone, by touch. */
const meta = {
  title: 'Table/By touch',
  component: OrderTable,
  tags: ['!autodocs'],
  args: { onMove: fn(async (_: RowMove) => {}) },
  decorators: [(Story) => <div style={{ paddingBlockEnd: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .map((one: HTMLElement) => one.getAttribute('aria-label'))
    .filter((name: string | null) => name !== null)
const handle = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Move ${name}` })

/** The handle moves its row, other drags scroll the page, and a tap on the handle opens the menu. */
export const TouchOrders: Story = {
  play: byTouch(async (touch, { canvas, args, step }) => {
    await expect(names(canvas)).toEqual(['Food', 'Fashion', 'Home', 'Health'])
    await step('by the handle', async () => {
      await touch.drag(handle(canvas, 'Health'), inside(handle(canvas, 'Food'), 0.5, -0.4))
      await waitFor(() => expect(names(canvas)).toEqual(['Health', 'Food', 'Fashion', 'Home']))
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(window.scrollY).toBe(0)
      await waitFor(() => expect(clicksComeThrough()).toBe(true))
    })
    await step('by the menu', async () => {
      await touch.tap(handle(canvas, 'Home'))
      await touch.tap(await screen.findByRole('menuitem', { name: 'Move to the top' }))
      await waitFor(() => expect(names(canvas)[0]).toBe('Home'))
    })
    await step('elsewhere the page scrolls', async () => {
      const food = within(canvas.getByRole('row', { name: 'Food' })).getByRole('rowheader')
      await touch.drag(inside(food, 0.5), { x: 195, y: 20 })
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(30))
      await expect(args.onMove).toHaveBeenCalledTimes(2)
    })
  }, phone),
}
