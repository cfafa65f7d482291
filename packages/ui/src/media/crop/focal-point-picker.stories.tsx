import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { shopFront } from '../media.fixture'
import { FocalPointPicker } from './focal-point-picker'

const meta = {
  title: 'Media/FocalPointPicker',
  component: FocalPointPicker,
  args: { src: shopFront, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Which point of a picture must stay visible when it is cropped to fit.'],
      avoid: ['An exact crop. Use `CropEditor`.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Move the point by 1 %.'],
        ['Shift ←, Shift ↑', 'By 10 %.'],
        ['Home, End', 'To the ends of the focused direction.'],
      ],
      accessibility: ['Two sliders, one across and one down, that share a mark.'],
      do: {
        text: 'The point is on what must stay when the picture is cut.',
        render: () => (
          <div style={{ width: '100%' }}>
            <FocalPointPicker src={shopFront} defaultValue={{ x: 0.36, y: 0.5 }} />
          </div>
        ),
      },
      dont: {
        text: 'A point in an empty corner: what matters is cut off.',
        render: () => (
          <div style={{ width: '100%' }}>
            <FocalPointPicker src={shopFront} defaultValue={{ x: 0.03, y: 0.03 }} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof FocalPointPicker>

export default meta
type Story = StoryObj<typeof meta>

/** Two WAI-ARIA sliders: every arrow key moves in its direction. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const across = canvas.getByRole('slider', { name: 'Focal point, horizontal' })
    await expect(across).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0.52, y: 0.49 })
    await expect(across).toHaveAttribute('aria-valuetext', '52% from the left, 49% from the top')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0.42, y: 0.59 })
    await userEvent.tab()
    const down = canvas.getByRole('slider', { name: 'Focal point, vertical' })
    await expect(down).toHaveFocus()
    await expect(down).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.keyboard('{Shift>}{ArrowUp>9/}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0.42, y: 0 })
  },
}

/** A press sets it without dragging. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
    const picture = canvasElement.querySelector('img') as HTMLImageElement
    const { left, top, width, height } = picture.getBoundingClientRect()
    const at = { clientX: left + width * 0.25, clientY: top + height * 0.75 }
    await fireEvent.pointerDown(picture, { ...at, button: 0, pointerId: 1 })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      x: expect.closeTo(0.25, 2),
      y: expect.closeTo(0.75, 2),
    })
    await expect(canvas.getByRole('slider', { name: 'Focal point, horizontal' })).toHaveFocus()
  },
}

/** A controlled point stays until the caller changes it. */
export const Controlled: Story = {
  args: { value: { x: 0.2, y: 0.2 } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0.21, y: 0.2 })
    await expect(canvas.getByRole('slider', { name: 'Focal point, horizontal' })).toHaveValue('20')
  },
}

export const AllStates: Story = {
  args: { defaultValue: { x: 0.36, y: 0.5 } },
  tags: ['compact', 'brand-red'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Focal point, horizontal' })).toHaveValue('36')
  },
}
