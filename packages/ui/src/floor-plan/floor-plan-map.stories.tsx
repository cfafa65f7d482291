import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, type screen as page, screen, userEvent, waitFor, within } from 'storybook/test'
import * as ContentForm from '../forms/content-form/content-form.parts'
import { useContentForm } from '../forms/content-form/use-content-form'
import { groundFloor, languages, mapped, thousandAreas } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

/** What is drawn besides markers and areas. */
const meta = {
  title: 'Floor plan/FloorPlanEditor with a map',
  component: FloorPlanEditor,
  tags: ['!autodocs'],
  args: {
    ...{ label: 'Ground floor', picture: groundFloor, languages, onValueChange: fn() },
    defaultValue: { ...mapped, map: null },
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { getByRole: typeof page.getByRole; findByRole: typeof page.findByRole }

const plot = (canvas: Canvas) => canvas.getByRole('application')
const status = (canvas: Canvas) => canvas.getByRole('status')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const ready = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Add area' })).not.toHaveAttribute('aria-disabled'))
const close = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) })

/** Where a position of the picture is in the window. */
function under(canvas: Canvas, x: number, y: number) {
  const picture = plot(canvas).querySelector('img') as HTMLImageElement
  const { left, top, width, height } = picture.getBoundingClientRect()
  return { clientX: left + width * x, clientY: top + height * y, pointerId: 1, button: 0 }
}

async function press(canvas: Canvas, x: number, y: number, keys: { shiftKey?: boolean } = {}) {
  const at = { ...under(canvas, x, y), ...keys }
  await fireEvent.pointerDown(plot(canvas), at)
  await fireEvent.pointerUp(plot(canvas), at)
  await fireEvent.click(plot(canvas), at)
}

const lastMap = (args: Story['args']) => {
  const { onValueChange } = args as { onValueChange: ReturnType<typeof fn> }
  return onValueChange.mock.lastCall?.[0].map
}

/** A door goes onto the nearest edge, and is moved along the edges of its area. */
export const DoorByKeys: Story = {
  play: async ({ canvas, args, step }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add door' }))
    await expect(plot(canvas)).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
    await step('its fields', async () => {
      const fields = await dialog('Door 2')
      await userEvent.selectOptions(fields.getByLabelText('Type'), 'Swing door')
      await userEvent.selectOptions(fields.getByLabelText('Direction'), 'In only')
      await userEvent.type(fields.getByRole('textbox', { name: 'Width' }), '1.2')
      await userEvent.click(fields.getByRole('switch', { name: 'Step-free' }))
      await userEvent.click(fields.getByRole('button', { name: 'Done' }))
      await closed()
    })
    const door = { kind: 'swing', oneWay: 'in', width: 1.2, stepFree: false }
    const areas = expect.arrayContaining([
      expect.objectContaining({
        areaId: 'A-102',
        doors: [expect.objectContaining({ ...door, at: close(0.4, 0.307) })],
      }),
    ])
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ areas }))
    await step('moved along the edge, not off it', async () => {
      await waitFor(() => expect(plot(canvas)).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      canvas.getByRole('button', { name: 'Door 2' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(status(canvas)).toHaveTextContent('Door 2: 39.5% from the left, 30.7% from the top')
      await userEvent.keyboard('{ArrowDown}')
      await expect(status(canvas)).toHaveTextContent('Door 2: 39.5% from the left, 30.7% from the top')
    })
  },
}

/** A walkway is a ring or a line; only a line has a direction. */
export const WalkwaysByKeys: Story = {
  play: async ({ canvas, args, step }) => {
    await ready(canvas)
    await step('a ring', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add walkway' }))
      await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}{Shift>}{ArrowUp}{/Shift}{Enter}')
      await expect(status(canvas)).toHaveTextContent('3 points')
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
      const fields = await dialog('Walkway 1')
      await expect(fields.queryByRole('switch', { name: /One-way/ })).toBeNull()
      await userEvent.type(fields.getByRole('textbox', { name: 'Width' }), '3{Enter}')
      await closed()
    })
    await step('a line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add walkway line' }))
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}')
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
      const fields = await dialog('Walkway line 2')
      await userEvent.click(fields.getByRole('switch', { name: 'One-way, from the first point to the last' }))
      await userEvent.click(fields.getByRole('button', { name: 'Done' }))
      await closed()
    })
    await expect(lastMap(args).walkways).toEqual([
      expect.objectContaining({
        shape: 'area',
        width: 3,
        stepFree: true,
        points: expect.objectContaining({ length: 3 }),
      }),
      expect.objectContaining({ shape: 'line', oneWay: true, points: [close(0.5, 0.5), close(0.5, 0.6)] }),
    ])
    await step('undone one by one', async () => {
      for (let step = 0; step < 4; step++) await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...mapped, map: null })
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
      await expect(lastMap(args).walkways).toHaveLength(1)
    })
  },
}

/** Presses snap to corners, edges and right angles; Shift and the button turn it off. */
export const Snapped: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add obstacle' }))
    await press(canvas, 0.436, 0.31)
    await press(canvas, 0.48, 0.311)
    await press(canvas, 0.481, 0.4)
    await press(canvas, 0.4405, 0.402, { shiftKey: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await (await dialog('Obstacle 1')).findByRole('button', { name: 'Remove Obstacle 1' })
    const [ring] = lastMap(args).obstacles
    await expect(ring.slice(0, 3)).toEqual([
      { x: 0.433, y: 0.307 },
      { x: expect.closeTo(0.48, 2), y: 0.307 },
      { x: ring[1].x, y: expect.closeTo(0.4, 2) },
    ])
    await expect(ring[3].x).toBeCloseTo(0.4405, 2)
    await userEvent.keyboard('{Escape}')
    await closed()
    const snap = canvas.getByRole('button', { name: 'Snap to corners, edges and right angles' })
    await userEvent.click(snap)
    await expect(snap).toHaveAttribute('aria-pressed', 'false')
    for (const [x, y] of [
      [0.7, 0.7],
      [0.8, 0.702],
      [0.8, 0.8],
    ] as const)
      await press(canvas, x, y)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(lastMap(args).obstacles[1][1].y).toBeCloseTo(0.702, 3)
  },
}

/** The kind is chosen before the place; Escape gives the focus back to the menu's button. */
export const AmenityByMenu: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add amenity' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cash machine' }))
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Add amenity' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Toilet' }))
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const fields = await dialog('Toilet 1')
    await userEvent.selectOptions(fields.getByLabelText('Type'), 'Accessible toilet')
    await userEvent.type(fields.getByRole('textbox', { name: 'Name' }), 'WC entré{Enter}')
    await closed()
    await expect(await canvas.findByRole('button', { name: 'WC entré 1' })).toBeVisible()
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await expect(lastMap(args).amenities).toEqual([
      { id: expect.any(String), kind: 'accessibleToilet', at: { x: 0.505, y: 0.5 }, name: { se: 'WC entré' } },
    ])
  },
}

/** Draws the two points of the scale. Returns the input of the distance. */
async function drawScale(canvas: Canvas) {
  await ready(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Set the scale' }))
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  const metres = canvas.getByRole('textbox', { name: 'Distance' })
  await waitFor(() => expect(metres).toHaveFocus())
  return metres
}

/** Two points, the second one snapped to an edge, then the metres between them. */
export const Scale: Story = {
  play: async ({ canvas, args }) => {
    const metres = await drawScale(canvas)
    await userEvent.type(metres, '0{Enter}')
    await expect(canvas.getByText('More than 0, at most 10,000 metres.')).toBeVisible()
    await userEvent.clear(metres)
    await userEvent.type(metres, '12.5{Enter}')
    await expect(lastMap(args).scale).toEqual({ from: { x: 0.5, y: 0.5 }, to: { x: 0.6, y: 0.507 }, metres: 12.5 })
    await expect(canvas.getByRole('button', { name: 'Scale: 12.5 m' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Point 2 of Scale: 12.5 m' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(lastMap(args).scale.to).toEqual({ x: 0.605, y: 0.507 })
  },
}

const anything = { '~standard': { version: 1, vendor: 'none', validate: (value: unknown) => ({ value }) } } as const

/** Enter sets the scale, and does not submit the form around the editor. */
export const ScaleInForm: Story = {
  decorators: [
    (Editor) => {
      const [saves, setSaves] = useState(0)
      const onSubmit = async (saved: object) => {
        setSaves((count) => count + 1)
        return { saved }
      }
      const form = useContentForm({ initial: {}, schema: anything, onSubmit })
      return (
        <ContentForm.Root form={form}>
          <Editor />
          <output>Saved {saves} times</output>
        </ContentForm.Root>
      )
    },
  ],
  play: async ({ canvas, args }) => {
    const metres = await drawScale(canvas)
    await expect(document.querySelector('form form')).toBeNull()
    await userEvent.type(metres, '12.5{Enter}')
    await expect(lastMap(args).scale.metres).toBe(12.5)
    await expect(canvas.getByText('Saved 0 times')).toBeVisible()
  },
}

/** The dial turns by keys and by dragging. */
export const North: Story = {
  play: async ({ canvas, args }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'North' }))
    const dial = (await dialog('North')).getByRole('slider', { name: 'Direction of north' })
    dial.focus()
    await userEvent.keyboard('{ArrowLeft}{PageUp}{ArrowRight}')
    await expect(lastMap(args)).toMatchObject({ north: 15 })
    await expect(dial).toHaveAttribute('aria-valuetext', 'North: 15°')
    const { left, top, width, height } = dial.getBoundingClientRect()
    const right = { clientX: left + width - 4, clientY: top + height / 2, pointerId: 1, button: 0 }
    await fireEvent.pointerDown(dial, right)
    await fireEvent.pointerUp(dial, right)
    await expect(lastMap(args)).toMatchObject({ north: 90 })
    await userEvent.keyboard('{Home}')
    await expect(lastMap(args)).not.toHaveProperty('north')
  },
}

/** A press on the plan selects in the list, and the list selects on the plan. */
export const SelectedBothWays: Story = {
  args: { defaultValue: mapped },
  play: async ({ canvas }) => {
    await ready(canvas)
    await press(canvas, 0.4, 0.2)
    await expect(canvas.getByRole('button', { name: 'A-102' })).toHaveFocus()
    const row = canvas.getByRole('button', { name: 'Show A-102' }).closest('li')
    await expect(row).toHaveAttribute('data-selected')
    await expect(canvas.getByRole('button', { name: 'Corner 1 of A-102' })).toBeVisible()
    await press(canvas, 0.85, 0.6)
    await expect(canvas.getByRole('button', { name: 'Walkway line 2' })).toHaveFocus()
    await expect(row).not.toHaveAttribute('data-selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Door 1' }))
    await expect(canvas.getByRole('button', { name: 'Door 1' })).toHaveFocus()
    await press(canvas, 0.95, 0.95)
    await expect(canvas.queryByRole('button', { name: /^Corner/ })).toBeNull()
  },
}

/** Hidden layers are not drawn; locked ones are neither pressed nor changed. */
export const Layers: Story = {
  args: { defaultValue: mapped },
  play: async ({ canvas, args }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Layers' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Doors' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Lock areas' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Door 1' })).toBeNull()
    canvas.getByRole('button', { name: 'A-101' }).focus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Remove A-101' })).toBeNull()
    await press(canvas, 0.4, 0.2)
    await expect(canvas.getByRole('button', { name: 'A-102' })).not.toHaveFocus()
    // what the list shows comes back
    await userEvent.click(canvas.getByRole('button', { name: 'Show Door 1' }))
    await expect(canvas.getByRole('button', { name: 'Door 1' })).toHaveFocus()
  },
}

/** Arrow keys move a whole area with its doors; consecutive moves are one undo step. */
export const MovedWhole: Story = {
  args: { defaultValue: mapped },
  play: async ({ canvas, args }) => {
    await ready(canvas)
    canvas.getByRole('button', { name: 'A-101' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const [area] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0].areas ?? []
    await expect(area.points[0]).toEqual({ x: 0.102, y: 0.16 })
    await expect(area.doors[0].at).toEqual({ x: 0.18, y: 0.387 })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(mapped)
  },
}

/** A removed door can be brought back. */
export const Removed: Story = {
  args: { defaultValue: mapped },
  play: async ({ canvas, args }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Door 1' }))
    await expect(status(canvas)).toHaveTextContent('Removed Door 1')
    await userEvent.click(within(status(canvas)).getByRole('button', { name: 'Undo' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(mapped)
  },
}

const drawing = () =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50"><path d="M0 0L80 50"/></svg>'],
    'plan.svg',
    {
      type: 'image/svg+xml',
    },
  )

/** A picture to draw over is placed by numbers, handles and keys. It is no part of the value. */
export const Traced: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Trace' }))
    const window = await dialog('Trace')
    const input = document.querySelector('input[type="file"]') as HTMLInputElement
    await step('another type is refused', async () => {
      const text = new File(['x'], 'plan.txt', { type: 'text/plain' })
      await userEvent.upload(input, text, { applyAccept: false })
      await expect(window.getByRole('alert')).toHaveTextContent('Choose a PNG, JPEG or SVG picture.')
    })
    await userEvent.upload(input, drawing())
    await expect(await window.findByText('plan.svg')).toBeVisible()
    const shown = () => canvasElement.querySelector('[data-slot="floor-plan-trace"]') as HTMLElement
    await step('numbers', async () => {
      const width = window.getByRole('textbox', { name: 'Width' })
      await userEvent.clear(width)
      await userEvent.type(width, '40{Enter}')
      await waitFor(() => expect(shown().style.width).toBe('40%'))
      window.getByRole('slider', { name: /Opacity/ }).focus()
      await userEvent.keyboard('{Home}{ArrowRight}')
      await expect(shown().style.opacity).toBe('0.01')
    })
    await userEvent.keyboard('{Escape}')
    await closed()
    await step('handles', async () => {
      canvas.getByRole('button', { name: 'Move the traced plan' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(status(canvas)).toHaveTextContent('50.5% from the left, 50% from the top')
      await expect(shown().style.left).toBe('50.5%')
      canvas.getByRole('button', { name: 'Scale the traced plan' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(parseFloat(shown().style.width)).toBeCloseTo(41)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Add area' }))
    await expect(canvas.queryByRole('button', { name: 'Move the traced plan' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Trace' }))
    await userEvent.click((await dialog('Trace')).getByRole('button', { name: 'Remove' }))
    await expect(shown()).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: mapped, readOnlyReason: 'You can view floors but not change them.' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Door 1' })
    await expect(canvas.queryByRole('toolbar', { name: 'Tools' })).toBeNull()
    canvas.getByRole('button', { name: 'Door 1' }).focus()
    await userEvent.keyboard('{ArrowRight}{Delete}{Enter}')
    const fields = await dialog('Door 1')
    await userEvent.click(fields.getByRole('switch', { name: 'Step-free' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(fields.queryByRole('button', { name: 'Remove Door 1' })).toBeNull()
  },
}

/** Of a thousand areas, panning draws none again, and a moved corner only its own. */
export const ThousandAreas: Story = {
  args: { defaultValue: thousandAreas },
  play: async ({ canvas, canvasElement }) => {
    const shapes = () => [...canvasElement.querySelectorAll('[data-slot="floor-plan-shape"]')]
    await waitFor(() => expect(shapes().length).toBeGreaterThan(1000))
    // the list draws its visible rows only
    await expect(canvas.getAllByRole('button', { name: /^Show U/ }).length).toBeLessThan(100)
    plot(canvas).focus()
    await userEvent.keyboard('++')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'U500' })).toBeVisible())
    const changed = new Set<Node>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target)
    })
    for (const shape of shapes()) observer.observe(shape, { attributes: true })
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(changed.size).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'U500' }))
    await userEvent.keyboard('{Escape}')
    await closed()
    changed.clear()
    canvas.getByRole('button', { name: 'Corner 1 of U500' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(changed.size).toBe(1))
    observer.disconnect()
  },
}

export const AllStates: Story = {
  tags: ['picture', 'width-390'],
  args: { defaultValue: mapped },
  play: async ({ canvas }) => {
    await ready(canvas)
    await press(canvas, 0.4, 0.2)
    await expect(canvas.getByRole('button', { name: 'Corner 3 of A-102' })).toBeVisible()
  },
}

/** The fields of a door. */
export const DoorFields: Story = {
  tags: ['picture'],
  args: { defaultValue: mapped },
  parameters: { picture: { of: '[role="dialog"]' } },
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Door 1' }))
    await dialog('Door 1')
  },
}
