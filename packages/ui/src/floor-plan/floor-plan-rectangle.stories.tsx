import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, type screen as page, screen, userEvent, waitFor } from 'storybook/test'
import { emptyFloorPlan, type FloorPlan } from './floor-plan'
import { groundFloor, languages } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

/** Rectangular areas by few presses. */
const meta = {
  title: 'Floor plan/FloorPlanEditor with rectangles',
  component: FloorPlanEditor,
  tags: ['!autodocs'],
  args: {
    ...{ label: 'Ground floor', picture: groundFloor, languages, onValueChange: fn() },
    defaultValue: { ...emptyFloorPlan, map: null },
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { getByRole: typeof page.getByRole }

const plot = (canvas: Canvas) => canvas.getByRole('application')
const tool = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add area as a rectangle' })
const drawnIn = (args: Story['args']): FloorPlan =>
  (args as { onValueChange: ReturnType<typeof fn> }).onValueChange.mock.lastCall?.[0]
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const near = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) })
const box = (left: number, top: number, right: number, bottom: number) => [
  near(left, top),
  near(right, top),
  near(right, bottom),
  near(left, bottom),
]

async function take(canvas: Canvas) {
  await waitFor(() => expect(tool(canvas)).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(tool(canvas))
}

/** Counts the presses of the mouse on the plan. */
function mouse(canvas: Canvas) {
  let presses = 0
  const at = (x: number, y: number) => {
    const { left, top, width, height } = (plot(canvas).querySelector('img') as HTMLImageElement).getBoundingClientRect()
    const place = { clientX: left + width * x, clientY: top + height * y }
    return { ...place, pointerId: 1, pointerType: 'mouse', button: 0 }
  }
  return {
    at,
    presses: () => presses,
    press: async (x: number, y: number) => {
      presses += 1
      await fireEvent.pointerDown(plot(canvas), at(x, y))
      await fireEvent.pointerUp(plot(canvas), at(x, y))
      await fireEvent.click(plot(canvas), at(x, y))
    },
    drag: async (from: [number, number], to: [number, number]) => {
      presses += 1
      await fireEvent.pointerDown(plot(canvas), at(...from))
      await fireEvent.pointerMove(plot(canvas), at((from[0] + to[0]) / 2, to[1]))
      await fireEvent.pointerMove(plot(canvas), at(...to))
      await fireEvent.pointerUp(plot(canvas), at(...to))
      await fireEvent.click(plot(canvas), at(...to))
    },
  }
}

const code = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: 'Area ID' }), text)

/** Two presses a unit; its code is typed, and Enter goes on to the next. */
export const TwoPressesAUnit: Story = {
  play: async ({ canvas, args }) => {
    await take(canvas)
    const { press, presses } = mouse(canvas)
    for (const [index, left] of [0.1, 0.3, 0.5].entries()) {
      await press(left, 0.2)
      await press(left + 0.15, 0.4)
      await code(`A${index + 1}{Enter}`)
      await closed()
    }
    await expect(presses()).toBe(6)
    await expect(drawnIn(args).areas).toEqual([
      { areaId: 'A1', points: box(0.1, 0.2, 0.25, 0.4) },
      { areaId: 'A2', points: box(0.3, 0.2, 0.45, 0.4) },
      { areaId: 'A3', points: box(0.5, 0.2, 0.65, 0.4) },
    ])
    await expect(tool(canvas)).toHaveAttribute('aria-pressed', 'true')
  },
}

/** One drag a unit. The next press closes the popover of the one before, and a drag on one line draws nothing. */
export const OneDragAUnit: Story = {
  play: async ({ canvas, args }) => {
    await take(canvas)
    const { drag, presses, at } = mouse(canvas)
    await drag([0.1, 0.2], [0.25, 0.4])
    await code('A1')
    await drag([0.65, 0.4], [0.5, 0.2])
    await expect(presses()).toBe(2)
    await code('A2{Enter}')
    await closed()
    await drag([0.7, 0.6], [0.9, 0.6])
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(drawnIn(args).areas).toEqual([
      { areaId: 'A1', points: box(0.1, 0.2, 0.25, 0.4) },
      { areaId: 'A2', points: box(0.65, 0.4, 0.5, 0.2) },
    ])
    // Escape in a drag draws nothing either
    await fireEvent.pointerDown(plot(canvas), at(0.2, 0.6))
    await fireEvent.pointerMove(plot(canvas), at(0.3, 0.8))
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(plot(canvas), at(0.3, 0.8))
    await fireEvent.click(plot(canvas), at(0.3, 0.8))
    await expect(drawnIn(args).areas).toHaveLength(2)
    await expect(tool(canvas)).toHaveAttribute('aria-pressed', 'false')
  },
}

/** By keys alone: Enter at two corners, the code, and again; Escape puts the tool away. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await take(canvas)
    await expect(canvas.getByText(/^Select two opposite corners/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 corner')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}')
    await code('A1{Enter}')
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowUp}{/Shift}{Enter}')
    await code('A2{Enter}')
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}{Escape}')
    await expect(tool(canvas)).toHaveFocus()
    await expect(drawnIn(args).areas.map(({ areaId }) => areaId)).toEqual(['A1', ''])
    await expect(drawnIn(args).areas[1]?.points).toEqual(box(0.55, 0.55, 0.6, 0.5))
  },
}

/** The first area leaves the plan where it is. */
export const FirstAreaInPlace: Story = {
  tags: ['picture', 'width-390'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(tool(canvas)).not.toHaveAttribute('aria-disabled'))
    const place = () => {
      const { top, left, width, height } = plot(canvas).getBoundingClientRect()
      return { top, left, width, height }
    }
    const before = place()
    const door = canvas.getByRole('button', { name: 'Add door' })
    await expect(door).toHaveAccessibleDescription(/^Doors are on the edges of areas/)
    await userEvent.click(tool(canvas))
    const { press } = mouse(canvas)
    await press(0.1, 0.2)
    await press(0.3, 0.4)
    await code('A1{Enter}')
    await closed()
    await userEvent.keyboard('{Escape}')
    await expect(place()).toEqual(before)
    await expect(door).not.toHaveAttribute('aria-disabled')
    await expect(door).not.toHaveAccessibleDescription()
  },
}
