import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/button'
import { type CropArea, wholeImage } from '../image-field/image'
import { poster, shopFront } from '../media.fixture'
import { CropEditor } from './crop-editor'

const meta = {
  title: 'Media/CropEditor',
  component: CropEditor,
  args: { src: shopFront, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Crop a picture in a place of your own. The original stays as it is: the crop is fractions of its sides.'],
      avoid: ['In a form: `ImageField` opens it in a dialog.', 'Only the centre matters. Use `FocalPointPicker`.'],
      keyboard: [
        ['Tab', 'To the rectangle, its handles and the figures.'],
        ['←, →, ↑, ↓', 'Move what is focused.'],
        ['Shift ←, Ctrl ←', 'Move it further.'],
      ],
      accessibility: ['The figures below do the same without dragging (WCAG 2.5.7).'],
      do: {
        text: 'A part that still fills the place where it is shown.',
        render: () => (
          <div style={{ width: '100%' }}>
            <CropEditor src={shopFront} defaultValue={half} />
          </div>
        ),
      },
      dont: {
        text: 'So small a part that it is blurred on a kiosk. Choose another picture.',
        render: () => (
          <div style={{ width: '100%' }}>
            <CropEditor src={shopFront} defaultValue={{ x: 0.45, y: 0.45, width: 0.08, height: 0.08 }} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof CropEditor>

export default meta
type Story = StoryObj<typeof meta>

const half = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))

/** Arrow keys move the rectangle, or a single corner or edge. */
export const Keyboard: Story = {
  args: { defaultValue: half },
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement)
    const area = canvas.getByRole('group', { name: 'Crop. Use the arrow keys to move it.' })
    area.focus()
    await userEvent.keyboard('{ArrowRight>10/}')
    const moved = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0]
    await expect(moved.x).toBeGreaterThan(half.x)
    await expect(moved).toMatchObject({ y: 0.25, width: 0.5, height: 0.5 })
    await userEvent.tab()
    const corner = canvas.getByRole('button', { name: 'Top left corner. Use the arrow keys to move it.' })
    await expect(corner).toHaveFocus()
    await userEvent.keyboard('{ArrowDown>10/}')
    const cut = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0]
    await expect(cut.y).toBeGreaterThan(0.25)
    await expect(cut.height).toBeLessThan(0.5)
    await expect(cut.y + cut.height).toBeCloseTo(0.75, 2)
  },
}

/** The same by number fields, announced. */
export const Figures: Story = {
  args: { defaultValue: half },
  play: async ({ canvas, args }) => {
    const width = canvas.getByRole('textbox', { name: 'Width, %' })
    await userEvent.clear(width)
    await userEvent.type(width, '60{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...half, width: 0.6 })
    await userEvent.clear(canvas.getByRole('textbox', { name: 'From the left, %' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'From the left, %' }), '90{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...half, x: 0.4, width: 0.6 })
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '60% wide, 50% high, 40% from the left, 25% from the top',
    )
  },
}

/** A selected shape is as large as possible, and kept afterwards. */
export const Shapes: Story = {
  args: {
    aspects: [
      { label: '16:9', value: 16 / 9 },
      { label: '1:1', value: 1 },
    ],
  },
  tags: ['picture'],
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '1:1' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0.2, y: 0, width: 0.6, height: 1 })
    const height = canvas.getByRole('textbox', { name: 'Height, %' })
    await userEvent.clear(height)
    await userEvent.type(height, '50{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0.2, y: 0, width: 0.3, height: 0.5 })
  },
}

/** A controlled crop stays until the caller changes it. */
export const Controlled: Story = {
  args: { value: half },
  play: async ({ canvas, args }) => {
    const top = canvas.getByRole('textbox', { name: 'From the top, %' })
    await userEvent.clear(top)
    await userEvent.type(top, '10{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...half, y: 0.1 })
    await expect(canvas.getByRole('textbox', { name: 'From the left, %' })).toHaveValue('25')
    await expect(canvas.getByRole('status')).toHaveTextContent(/25% from the top/)
  },
}

/** With a single shape there is no choice. */
export const OneShape: Story = {
  args: { src: poster, aspects: [{ label: '1:1', value: 1 }] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ x: 0, y: 0.2, width: 1, height: 0.6 }))
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** A crop that already has the shape is kept. */
export const OneShapeKept: Story = {
  args: { aspects: [{ label: '1:1', value: 1 }], defaultValue: { x: 0.1, y: 0.2, width: 0.3, height: 0.5 } },
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement)
    const width = canvas.getByRole('textbox', { name: 'Width, %' })
    await expect(width).toHaveValue('30')
    await userEvent.clear(width)
    await userEvent.type(width, '24{Enter}')
    const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls
    await expect(calls).toEqual([[{ x: 0.1, y: 0.2, width: 0.24, height: 0.4 }]])
  },
}

/** The shape of an existing crop is recognised; a different crop deselects it. */
export const ShapeRecognised: Story = {
  args: {
    aspects: [
      { label: '16:9', value: 16 / 9 },
      { label: '1:1', value: 1 },
    ],
  },
  render: function Given(args) {
    const [crop, setCrop] = useState<CropArea>({ x: 0.1, y: 0.2, width: 0.3, height: 0.5 })
    return (
      <>
        <CropEditor {...args} value={crop} onValueChange={setCrop} />
        <Button onClick={() => setCrop(wholeImage)}>Whole</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1:1' })).toBeChecked())
    await userEvent.click(canvas.getByRole('button', { name: 'Whole' }))
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked()
  },
}

export const AllStates: Story = {
  args: { defaultValue: half },
  tags: ['compact', 'brand-red'],
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getAllByRole('button', { name: /arrow keys to move it/ })).toHaveLength(8)
  },
}
