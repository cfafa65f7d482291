import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, type screen as page, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../primitives/button/button'
import * as Dialog from '../primitives/dialog/dialog.parts'
import { KioskUiProvider } from '../theme/kiosk-ui-provider'
import { groundFloor, languages, plan } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

const meta = {
  title: 'Floor plan/FloorPlanEditor',
  component: FloorPlanEditor,
  args: { label: 'Ground floor', picture: groundFloor, languages, defaultValue: plan, onValueChange: fn() },
  parameters: {
    guide: {
      use: [
        'Draw what is on a floor over its picture: markers, areas with doors, walkways, obstacles, amenities, scale and north.',
        'Only markers and areas, if the value has no `map`.',
      ],
      avoid: ['Positions outside. Use `MapPicker`.', 'Only to look at. Use `StationPlan`.'],
      keyboard: [
        [
          '←, →, ↑, ↓',
          'On the plan: pan, or move the crosshair while drawing. On anything drawn, and on a corner: move it by 0.5 %.',
        ],
        ['Shift ←, Shift →', 'Pan or move further (5 %).'],
        ['+, -, 0', 'Zoom in, out, and show the whole plan.'],
        ['Enter', 'Opens what is focused. While drawing: places it, or its next corner.'],
        ['Delete', 'Removes what is focused.'],
        ['Backspace', 'While drawing: takes back the last corner.'],
        ['Ctrl Z, Ctrl Shift Z', 'Undo and redo. While drawing, undo takes back the last corner.'],
        ['Escape', 'Puts the tool away, which draws again and again until then; or ends editing.'],
        ['←, → in the tools', 'Move between the tools.'],
        ['←, →, Page Up, Page Down', 'On the dial of north: turn it by 1° or 15°.'],
        ['Middle button of a mouse', 'Pans, also while a drag draws rectangles.'],
        ['Shift with a pointer', 'Places and drags without snapping.'],
      ],
      accessibility: [
        'Everything that is dragged can be done with keys and in the list beside the plan (WCAG 2.5.7).',
        'Positions and changes are announced.',
      ],
      do: {
        text: 'Places named in the languages of visitors.',
        render: () => (
          <div style={{ width: '100%' }}>
            <FloorPlanEditor label="Floor with names" picture={groundFloor} languages={languages} defaultValue={plan} />
          </div>
        ),
      },
      dont: {
        text: 'Markers without names: nobody finds them by searching.',
        render: () => (
          <div style={{ width: '100%' }}>
            <FloorPlanEditor
              label="Floor without names"
              picture={groundFloor}
              languages={languages}
              defaultValue={{ ...plan, markers: plan.markers.map((marker) => ({ ...marker, label: {} })) }}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { getByRole: typeof page.getByRole; findByRole: typeof page.findByRole }

const marker = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })
const plot = (canvas: Canvas) => canvas.getByRole('application')
const placeOf = (element: Element, canvas: Canvas) => {
  const box = element.getBoundingClientRect()
  const picture = plot(canvas).querySelector('img') as HTMLImageElement
  const { left, top, width, height } = picture.getBoundingClientRect()
  return { x: ((box.left + box.right) / 2 - left) / width, y: (box.bottom - top) / height }
}
const near = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) })

/** Arrow keys move the focused item; consecutive moves are one undo step. */
export const MovedByKeys: Story = {
  play: async ({ canvas, args }) => {
    const lift = await marker(canvas, '2 Hiss')
    lift.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        markers: expect.arrayContaining([expect.objectContaining({ position: { x: 0.48, y: 0.46 } })]),
      }),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('2 Hiss: 48% from the left, 46% from the top')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(plan)
    await expect(lift).toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Redone')
  },
}

/** A crosshair starts at the centre of the view; arrow keys move it, Enter places the marker and asks for its label. */
export const AddedByKeys: Story = {
  play: async ({ canvas, args }) => {
    await marker(canvas, '2 Hiss')
    await userEvent.click(canvas.getByRole('button', { name: 'Add marker' }))
    await expect(plot(canvas)).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('40% from the left, 50.5% from the top')
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '5 No label yet' })
    const label = within(dialog).getByRole('textbox', { name: 'Label' })
    await expect(label).toHaveFocus()
    await userEvent.type(label, 'Toalett{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...plan,
      markers: [...plan.markers, { label: { se: 'Toalett' }, position: { x: 0.4, y: 0.505 } }],
    })
    // the tool stays in hand until Escape
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Label' }), 'Kassa{Enter}')
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Stop drawing' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Add marker' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Add marker' })).toHaveAttribute('aria-pressed', 'false')
    await expect(await marker(canvas, '6 Kassa')).toBeVisible()
  },
}

/** Escape cancels placing. */
export const NotAdded: Story = {
  play: async ({ canvas, args }) => {
    await marker(canvas, '2 Hiss')
    await userEvent.click(canvas.getByRole('button', { name: 'Add marker' }))
    await userEvent.keyboard('{ArrowLeft}{Escape}')
    await expect(canvas.getByRole('button', { name: 'Add marker' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Cancelled')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A press places a marker; presses beside the picture have no effect. */
export const AddedByPress: Story = {
  play: async ({ canvas, args }) => {
    await marker(canvas, '2 Hiss')
    await userEvent.click(canvas.getByRole('button', { name: 'Add marker' }))
    const picture = plot(canvas).querySelector('img') as HTMLImageElement
    const { left, top, width, height } = picture.getBoundingClientRect()
    const at = { clientX: left + width * 0.25, clientY: top + height * 0.75, pointerId: 1, button: 0 }
    await fireEvent.pointerDown(plot(canvas), at)
    await fireEvent.pointerUp(plot(canvas), at)
    await fireEvent.click(plot(canvas), at)
    await screen.findByRole('dialog', { name: '5 No label yet' })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...plan,
      markers: [...plan.markers, { label: {}, position: near(0.25, 0.75) }],
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(plot(canvas)).toHaveFocus())
    await expect(await marker(canvas, '5 No label yet')).toBeVisible()
    await expect(canvas.getByText('Enter a label.')).toBeVisible()
  },
}

/** A drag moves it, Escape cancels, and a drag is not a press. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const lift = await marker(canvas, '2 Hiss')
    const { left, top } = lift.getBoundingClientRect()
    const picture = plot(canvas).querySelector('img') as HTMLImageElement
    const { width, height } = picture.getBoundingClientRect()
    const from = { clientX: left + 8, clientY: top + 8, pointerId: 1, button: 0 }
    const to = { ...from, clientX: from.clientX + width * 0.1, clientY: from.clientY - height * 0.2 }
    await fireEvent.pointerDown(lift, from)
    await fireEvent.pointerMove(lift, to)
    await waitFor(() => expect(placeOf(lift, canvas)).toEqual(near(0.57, 0.31)))
    await userEvent.keyboard('{Escape}')
    await expect(placeOf(lift, canvas)).toEqual(near(0.47, 0.51))
    await fireEvent.pointerUp(lift, to)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.pointerDown(lift, from)
    await fireEvent.pointerMove(lift, to)
    await fireEvent.pointerUp(lift, to)
    await fireEvent.click(lift)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(placeOf(lift, canvas)).toEqual(near(0.57, 0.31))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

/** Delete focuses the neighbour; undo restores the marker at its place. */
export const Removed: Story = {
  play: async ({ canvas, args }) => {
    const last = await marker(canvas, '4 Hiss')
    last.focus()
    await userEvent.keyboard('{Delete}')
    await expect(await marker(canvas, '3 Kundtjänst')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed 4 Hiss')
    await userEvent.click(within(canvas.getByRole('status')).getByRole('button', { name: 'Undo' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(plan)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1 Entré norr' }))
    await expect(canvas.getByRole('button', { name: 'Remove 1 Hiss' })).toHaveFocus()
  },
}

/** Zoomed by keys and wheel around the pointer; markers keep size and position. */
export const Zoomed: Story = {
  play: async ({ canvas, step }) => {
    const lift = await marker(canvas, '2 Hiss')
    const before = lift.getBoundingClientRect()
    plot(canvas).focus()
    await step('keys', async () => {
      await userEvent.keyboard('++')
      await expect(canvas.getByRole('group', { name: 'Zoom 225%' })).toBeVisible()
      await expect(placeOf(lift, canvas)).toEqual(near(0.47, 0.51))
      await expect(lift.getBoundingClientRect().height).toBe(before.height)
      const { left } = lift.getBoundingClientRect()
      await userEvent.keyboard('{ArrowRight}')
      await expect(lift.getBoundingClientRect().left).toBeLessThan(left)
      await userEvent.keyboard('0')
      await expect(lift.getBoundingClientRect().left).toBe(before.left)
    })
    await step('wheel', async () => {
      const at = { clientX: (before.left + before.right) / 2, clientY: before.bottom }
      await fireEvent.wheel(plot(canvas), { ...at, deltaY: -400 })
      await waitFor(() => expect(canvas.getByRole('group', { name: /Zoom 2/ })).toBeVisible())
      await expect(lift.getBoundingClientRect().left).toBeCloseTo(before.left, 0)
      await expect(lift.getBoundingClientRect().bottom).toBeCloseTo(before.bottom, 0)
    })
    await step('a marker that gets the focus comes into sight', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 1 Entré norr' }))
      const there = await marker(canvas, '1 Entré norr')
      await expect(there).toHaveFocus()
      await waitFor(() =>
        expect(there.getBoundingClientRect().top).toBeGreaterThan(plot(canvas).getBoundingClientRect().top),
      )
    })
  },
}

/** Areas are drawn corner by corner; corners can be moved, added and removed. */
export const AreaByKeys: Story = {
  args: { defaultValue: { markers: [], areas: [] } },
  play: async ({ canvas, args, step }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add area' })).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add area' }))
    await step('three corners, one of them taken back', async () => {
      await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}{Shift>}{ArrowUp}{/Shift}{Enter}')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 corners')
      await userEvent.keyboard('{Backspace}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Enter}')
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    })
    const id = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Area ID' })
    await userEvent.type(id, 'P2{Enter}')
    const points = [
      { x: 0.5, y: 0.5 },
      { x: 0.6, y: 0.5 },
      { x: 0.6, y: 0.6 },
    ]
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ markers: [], areas: [{ areaId: 'P2', points }] })
    await step('a corner is moved, another one added and removed', async () => {
      await waitFor(() => expect(plot(canvas)).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      canvas.getByRole('button', { name: 'P2' }).focus()
      canvas.getByRole('button', { name: 'Corner 1 of P2' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Corner 1 of P2: 49.5% from the left, 50% from the top',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Add a corner after corner 3 of P2' }))
      await expect(canvas.getByRole('button', { name: 'Corner 4 of P2' })).toHaveFocus()
      await userEvent.keyboard('{Delete}')
      await expect(canvas.getByRole('button', { name: 'Corner 3 of P2' })).toHaveFocus()
      await expect(canvas.queryByRole('button', { name: 'Corner 4 of P2' })).toBeNull()
    })
  },
}

/** The picture is not mirrored: in right-to-left text, positions and arrow keys are unchanged. */
export const FromRightToLeft: Story = {
  render: (args) => (
    <KioskUiProvider direction="rtl">
      <div dir="rtl">
        <FloorPlanEditor {...args} />
      </div>
    </KioskUiProvider>
  ),
  play: async ({ canvas, args }) => {
    const lift = await marker(canvas, '2 Hiss')
    await expect(placeOf(lift, canvas)).toEqual(near(0.47, 0.51))
    const { left } = lift.getBoundingClientRect()
    lift.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(lift.getBoundingClientRect().left).toBeGreaterThan(left)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

/** Escape in a dialog cancels drawing without closing the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined} style={{ maxWidth: 900 }}>
        <Dialog.Title>Edit floor</Dialog.Title>
        <FloorPlanEditor {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit floor' }))
    await dialog.findByRole('button', { name: '2 Hiss' })
    await userEvent.click(dialog.getByRole('button', { name: 'Add area' }))
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(dialog.getByRole('button', { name: 'Add area' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: '2 Hiss' }))
    const name = await screen.findByRole('dialog', { name: '2 Hiss' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(name).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: 'Edit floor' })).toBeVisible()
  },
}

/** Escape cancels drawing wherever the focus is. */
export const DrawingCancelled: Story = {
  play: async ({ canvas, args }) => {
    await marker(canvas, '2 Hiss')
    await userEvent.click(canvas.getByRole('button', { name: 'Add area' }))
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Done' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Add area' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Cancelled')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A removed item is closed, and an outdated removal cannot be undone. */
export const RemovedByCaller: Story = {
  render: function Render({ defaultValue: _, ...args }) {
    const [value, setValue] = useState(plan)
    return (
      <>
        <FloorPlanEditor {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue({ ...plan, markers: plan.markers.slice(0, 2) })}>
          Another answer
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await marker(canvas, '4 Hiss'))
    await screen.findByRole('dialog', { name: '4 Hiss' })
    // without a press, which alone would close the window
    canvas.getByText('Another answer').click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1 Entré norr' }))
    const status = within(canvas.getByRole('status'))
    await expect(status.getByRole('button', { name: 'Undo' })).toBeVisible()
    await userEvent.click(canvas.getByText('Another answer'))
    await expect(status.queryByRole('button', { name: 'Undo' })).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/)
  },
}

/** Equal labels are allowed, with a hint. */
export const SameLabel: Story = {
  play: async ({ canvas }) => {
    await marker(canvas, '2 Hiss')
    await expect(canvas.getByText('Same label as 4')).toBeVisible()
    await expect(canvas.getByText('Same label as 2')).toBeVisible()
  },
}

/** Without write permission everything can be read. */
export const ReadOnly: Story = {
  tags: ['picture'],
  args: { readOnlyReason: 'You can view floors but not change them.' },
  play: async ({ canvas, args }) => {
    const lift = await marker(canvas, '2 Hiss')
    await expect(canvas.queryByRole('button', { name: 'Add marker' })).toBeNull()
    lift.focus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '2 Hiss' })
    await expect(within(dialog).getByRole('textbox', { name: 'Label' })).toHaveAttribute('readonly')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('group', { name: 'Ground floor' })).toHaveAccessibleDescription(
      'You can view floors but not change them.',
    )
  },
}

export const NoPicture: Story = {
  tags: ['picture'],
  args: {
    picture: undefined,
    defaultValue: { markers: [], areas: [] },
    choosePicture: <Button>Choose picture</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add marker' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Choose picture' })).toBeEnabled()
  },
}

/** Markers are kept and editable while the picture is missing. */
export const PictureFailed: Story = {
  tags: ['picture'],
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load the picture')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit 2 Hiss' }))
    await screen.findByRole('dialog', { name: '2 Hiss' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit 2 Hiss' })).toHaveFocus())
  },
}

/** The retry button disappears; the focus stays at the picture, even if it fails again. */
export const TriedAgain: Story = {
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('alert')
    await expect(document.activeElement).toContainElement(canvas.getByRole('alert'))
    await expect(document.body).not.toHaveFocus()
  },
}

/** An unfinished area, with instructions. */
export const Drawing: Story = {
  tags: ['picture', 'width-390'],
  play: async ({ canvas }) => {
    await marker(canvas, '2 Hiss')
    await userEvent.click(canvas.getByRole('button', { name: 'Add area' }))
    await userEvent.keyboard(
      '{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}{Shift>}{ArrowDown}{ArrowDown}{/Shift}',
    )
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The popover of a marker. */
export const Named: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  play: async ({ canvas }) => {
    await userEvent.click(await marker(canvas, '3 Kundtjänst'))
    const dialog = within(await screen.findByRole('dialog', { name: '3 Kundtjänst' }))
    await expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveValue('Kundtjänst')
  },
}

export const AllStates: Story = {
  tags: ['width-390', 'compact', 'brand-red'],
  args: { defaultValue: { ...plan, markers: [...plan.markers, { label: {}, position: { x: 0.25, y: 0.75 } }] } },
  play: async ({ canvas }) => {
    await userEvent.click(await marker(canvas, 'P1-A'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Corner 3 of P1-A' })).toBeVisible()
  },
}
