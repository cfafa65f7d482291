import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, type screen as page, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FloorPlan } from './floor-plan'
import { groundFloor, languages, mapped } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

const lift = { id: 'lift', kind: 'lift', name: { se: 'Hissen', en: 'The lift' } } as const
const stairs = { id: 'stairs', kind: 'stairs', name: { se: 'Trappan', en: 'The stairs' } } as const
const onCreate = fn()

/** Lifts and stairs of the floor, and hours of what is passed. Both belong to the application. */
const meta = {
  title: 'Floor plan/FloorPlanEditor with lifts',
  component: FloorPlanEditor,
  tags: ['!autodocs'],
  args: {
    ...{ label: 'Ground floor', picture: groundFloor, languages, onValueChange: fn() },
    defaultValue: { ...mapped, connectors: [{ ...lift, at: { x: 0.4, y: 0.5 } }] },
    connectors: { others: [stairs], link: (id) => <a href={`#${id}`}>Edit it</a>, onCreate },
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { getByRole: typeof page.getByRole; findByRole: typeof page.findByRole }

const plot = (canvas: Canvas) => canvas.getByRole('application')
const ready = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Add area' })).not.toHaveAttribute('aria-disabled'))
const lastOf = (args: Story['args']): FloorPlan =>
  (args as { onValueChange: ReturnType<typeof fn> }).onValueChange.mock.lastCall?.[0]
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const tool = async (canvas: Canvas, item: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add lift or stairs' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  await waitFor(() => expect(plot(canvas)).toHaveFocus())
}

/** Moved and taken away by keys, with undo; its form is a link away. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas)
    canvas.getByRole('button', { name: 'Hissen' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(lastOf(args).connectors).toEqual([{ ...lift, at: { x: 0.45, y: 0.5 } }])
    await expect(canvas.getByRole('status')).toHaveTextContent('Hissen: 45% from the left, 50% from the top')
    await userEvent.keyboard('{Enter}')
    await expect((await dialog('Hissen')).getByRole('link', { name: 'Edit it' })).toHaveAttribute('href', '#lift')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hissen' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(lastOf(args).connectors).toEqual([])
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(lastOf(args).connectors).toEqual([{ ...lift, at: { x: 0.4, y: 0.5 } }])
  },
}

/** Dragged with the mouse. */
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas)
    const point = canvas.getByRole('button', { name: 'Hissen' })
    const { left, top, width, height } = (plot(canvas).querySelector('img') as HTMLImageElement).getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + height * y, pointerId: 1 })
    await fireEvent.pointerDown(point, { ...at(0.4, 0.5), button: 0 })
    await fireEvent.pointerMove(point, at(0.6, 0.7))
    await fireEvent.pointerUp(point, at(0.6, 0.7))
    const [moved] = lastOf(args).connectors ?? []
    await expect(moved?.at).toEqual({ x: expect.closeTo(0.6, 2), y: expect.closeTo(0.7, 2) })
  },
}

/** One of another floor gets its place here; a new one is created where it is put. */
export const Placed: Story = {
  play: async ({ canvas, args }) => {
    onCreate.mockClear()
    await ready(canvas)
    await tool(canvas, 'Trappan')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(lastOf(args).connectors).toEqual([
      { ...lift, at: { x: 0.4, y: 0.5 } },
      { ...stairs, at: { x: 0.505, y: 0.5 } },
    ])
    await userEvent.keyboard('{Escape}')
    await tool(canvas, 'New lift or stairs')
    await userEvent.keyboard('{Enter}')
    await expect(onCreate).toHaveBeenCalledWith({ x: 0.5, y: 0.5 })
    await expect(lastOf(args).connectors).toHaveLength(2)
  },
}

/** The field for hours is the application’s; no hours are always open. */
export const Hours: Story = {
  args: {
    hoursField: ({ value, onValueChange }) => (
      <button
        type="button"
        onClick={() =>
          onValueChange(
            value
              ? undefined
              : { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] },
          )
        }
      >
        {value ? 'Always closed' : 'Always open'}
      </button>
    ),
  },
  play: async ({ canvas, args }) => {
    await ready(canvas)
    canvas.getByRole('button', { name: 'Door 1' }).focus()
    await userEvent.keyboard('{Enter}')
    const fields = await dialog('Door 1')
    await userEvent.click(fields.getByRole('button', { name: 'Always open' }))
    await expect(lastOf(args).areas[0]?.doors?.[0]?.hours?.week.mon).toEqual([])
    await userEvent.click(fields.getByRole('button', { name: 'Always closed' }))
    await expect(lastOf(args).areas[0]?.doors?.[0]).not.toHaveProperty('hours')
    await userEvent.keyboard('{Escape}')
    canvas.getByRole('button', { name: 'Walkway 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click((await dialog('Walkway 1')).getByRole('button', { name: 'Always open' }))
    await expect(lastOf(args).map?.walkways[0]?.hours).toBeDefined()
  },
}
