import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { Slider } from './slider'

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: 'Volume', onValueChange: fn(), onValueCommit: fn() },
  parameters: {
    guide: {
      use: ['A value where the position matters more than the number: volume, zoom, opacity.'],
      avoid: ['An exact number. Use `NumberField`.', 'Two or three values. Use `SegmentedControl`.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Move by a step.'],
        ['Shift ←, Shift →', 'By ten steps.'],
        ['Page Up, Page Down', 'By ten steps.'],
        ['Home, End', 'To the ends.'],
      ],
      accessibility: ['`format` writes the value text that is read, such as “30 %”.'],
      do: {
        text: 'A level where about right is right.',
        render: () => <Slider label="Volume" defaultValue={40} step={5} format={(value) => `${value}%`} />,
      },
      dont: {
        text: 'An exact amount. Use NumberField.',
        render: () => <Slider label="Parking spaces" max={2000} defaultValue={1284} />,
      },
    },
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

const percent = (value: number) => `${value} %`

export const Keyboard: Story = {
  args: { defaultValue: 40, step: 5, format: percent },
  play: async ({ canvas, args }) => {
    const volume = canvas.getByRole('slider', { name: 'Volume' })
    await userEvent.tab()
    await expect(volume).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45)
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(45)
    await expect(volume).toHaveAttribute('aria-valuetext', '45 %')
    await userEvent.keyboard('{PageUp}{ArrowDown}')
    await expect(volume).toHaveAttribute('aria-valuenow', '90')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100)
  },
}

/** A press anywhere on the track moves the thumb there. */
export const Pointer: Story = {
  args: { valueHidden: true },
  play: async ({ canvas, args }) => {
    const volume = canvas.getByRole('slider', { name: 'Volume' })
    const target = volume.closest('[data-slot=slider]') ?? volume
    const { left, width, top, height } = target.getBoundingClientRect()
    const press = (share: number) =>
      userEvent.pointer({
        keys: '[MouseLeft]',
        target,
        coords: { clientX: left + width * share, clientY: top + height / 2 },
      })
    await press(0.25)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25)
    await expect(volume).toHaveFocus()
    await press(0.5)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50)
    await expect(volume).toHaveAttribute('aria-valuenow', '50')
  },
}

/** In right-to-left pages, the smallest value is on the right. */
export const RightToLeft: Story = {
  args: { defaultValue: 40 },
  render: (args) => (
    <KioskUiProvider direction="rtl">
      <Slider {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: 'Volume' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(41)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(39)
  },
}

/** Read-only sliders can be focused and read. */
export const ReadOnly: Story = {
  args: { defaultValue: 40, readOnlyReason: 'You can view stations, not change them.' },
  play: async ({ canvas, args }) => {
    const volume = canvas.getByRole('slider', { name: 'Volume' })
    await expect(volume).toHaveAccessibleDescription('You can view stations, not change them.')
    await expect(volume).toHaveAttribute('aria-readonly', 'true')
    await userEvent.tab()
    await expect(volume).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(volume).toHaveAttribute('aria-valuenow', '40')
  },
}

/** A plain form submits the value, and resets it. */
export const InAForm: Story = {
  render: () => (
    <form aria-label="Station">
      <Slider label="Volume" name="volume" defaultValue={30} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const values = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form')).entries()]
    canvas.getByRole('slider', { name: 'Volume' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(values()).toEqual([['volume', '31']])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(values()[0]).toEqual(['volume', '30']))
  },
}

const speeds = [
  { value: 0, label: 'Off' },
  { value: 50, label: 'Normal' },
  { value: 100, label: 'Loud' },
]

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '20px 32px', maxWidth: 640 }}>
      <Slider label="Volume" defaultValue={40} format={percent} hint="For videos." required />
      <Slider label="Brightness" defaultValue={50} marks={speeds} valueHidden />
      <Slider label="Volume" defaultValue={25} marks={[0, 25, 50, 75, 100]} />
      <Slider label="Volume" defaultValue={0} format={percent} error="Choose a volume" />
      <Slider label="Volume" value={40} format={percent} readOnlyReason="You can view stations, not change them." />
      <Slider label="Volume" defaultValue={40} format={percent} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(6)
    await expect(canvas.getAllByRole('slider', { name: 'Volume' })[2]).toBeInvalid()
  },
}
