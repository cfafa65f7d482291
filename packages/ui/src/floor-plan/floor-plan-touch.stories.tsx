import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within as inside, screen, waitFor } from 'storybook/test'
import { byTouch, phone, within } from '../conformance/touch'
import { groundFloor, languages, plan } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

/** The floor plan by touch. */
const meta = {
  title: 'Floor plan/FloorPlanEditor by touch',
  component: FloorPlanEditor,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Ground floor', picture: groundFloor, languages, defaultValue: plan, onValueChange: fn() },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>

const picture = (root: HTMLElement) => root.querySelector('[role="application"] img') as HTMLElement

/** A tap places a marker, the popover names it, and its label is dragged. */
export const AddedAndDragged: Story = {
  play: byTouch(async (touch, { canvas, canvasElement, args, userEvent }) => {
    await canvas.findByRole('button', { name: '2 Hiss' })
    await touch.tap(canvas.getByRole('button', { name: 'Add marker' }))
    await touch.tap(within(picture(canvasElement), 0.25, 0.75))
    const dialog = await screen.findByRole('dialog', { name: '5 No label yet' })
    await userEvent.keyboard('Kassa')
    await touch.tap(inside(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await touch.tap(canvas.getByRole('button', { name: 'Stop drawing' }))
    const marker = canvas.getByRole('button', { name: '5 Kassa' })
    await touch.drag(marker, within(picture(canvasElement), 0.5, 0.75))
    await expect(screen.queryByRole('dialog')).toBeNull()
    // dragged by its label, above the position
    const position = { x: expect.closeTo(0.5, 1), y: expect.closeTo(0.81, 1) }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...plan,
      markers: [...plan.markers, { label: { se: 'Kassa' }, position }],
    })
  }, phone),
}

/** A drag draws a rectangle, two taps another one; a tap elsewhere closes what was drawn before. */
export const Rectangles: Story = {
  args: { defaultValue: { markers: [], areas: [] } },
  play: byTouch(async (touch, { canvas, canvasElement, args, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add area as a rectangle' })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await touch.tap(add)
    const at = (x: number, y: number) => within(picture(canvasElement), x, y)
    await touch.drag(at(0.1, 0.2), at(0.3, 0.4))
    await screen.findByRole('dialog', { name: 'No area ID yet' })
    await userEvent.keyboard('A1')
    await touch.tap(at(0.5, 0.2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await touch.tap(at(0.7, 0.4))
    await screen.findByRole('dialog', { name: 'No area ID yet' })
    await userEvent.keyboard('A2')
    const near = (x: number, y: number) => ({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      markers: [],
      areas: [
        { areaId: 'A1', points: [near(0.1, 0.2), near(0.3, 0.2), near(0.3, 0.4), near(0.1, 0.4)] },
        { areaId: 'A2', points: [near(0.5, 0.2), near(0.7, 0.2), near(0.7, 0.4), near(0.5, 0.4)] },
      ],
    })
  }, phone),
}

/** A tap places a marker while the popover of the one before is open. */
export const OneAfterTheOther: Story = {
  play: byTouch(async (touch, { canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: '2 Hiss' })
    await touch.tap(canvas.getByRole('button', { name: 'Add marker' }))
    await touch.tap(within(picture(canvasElement), 0.25, 0.75))
    await screen.findByRole('dialog', { name: '5 No label yet' })
    await userEvent.keyboard('Kassa')
    await touch.tap(within(picture(canvasElement), 0.75, 0.25))
    await screen.findByRole('dialog', { name: '6 No label yet' })
    await userEvent.keyboard('Toalett')
    await expect(await canvas.findByRole('button', { name: 'Show 6 Toalett' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show 5 Kassa' })).toBeVisible()
  }, phone),
}

/** Two fingers zoom; one finger pans. */
export const Pinched: Story = {
  play: byTouch(async (touch, { canvas, canvasElement, args }) => {
    await canvas.findByRole('button', { name: '2 Hiss' })
    await touch.pinch(within(picture(canvasElement), 0.5, 0.75), { from: 60, to: 150 })
    await waitFor(() => expect(canvas.getByRole('group', { name: /Zoom 2\d\d%/ })).toBeVisible())
    const { left } = picture(canvasElement).getBoundingClientRect()
    const middle = within(canvas.getByRole('application'), 0.5, 0.9)
    await touch.drag(middle, { x: middle.x - 80, y: middle.y })
    await waitFor(() => expect(picture(canvasElement).getBoundingClientRect().left).toBeLessThan(left - 40))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  }, phone),
}
