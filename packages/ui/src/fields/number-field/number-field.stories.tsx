import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './number-field'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Seconds', onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A whole number. Arrow up and down move it by `step`, within `min` and `max`; typing is not limited, the check of the form speaks. ARIA pattern: textbox, the browser’s own, with the keyboard for digits on phones.',
      },
    },
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** Parses common formats; arrow keys change it within limits. */
export const Typed: Story = {
  args: { min: 1, max: 1201 },
  play: async ({ canvas, args }) => {
    const seconds = canvas.getByRole('textbox', { name: 'Seconds' })
    await userEvent.type(seconds, '1 200')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200)
    await expect(seconds).toHaveValue('1200')
    await userEvent.click(seconds)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(seconds).toHaveValue('1201')
    await userEvent.clear(seconds)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

/** Invalid input stays as typed; the value is null, so that a form rejects it. */
export const Unreadable: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas, args }) => {
    const seconds = canvas.getByRole('textbox', { name: 'Seconds' })
    await userEvent.type(seconds, ',5')
    await userEvent.tab()
    await expect(seconds).toHaveValue('5,5')
    await expect(seconds).toHaveAccessibleDescription('Should be integer number')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN)
    await userEvent.type(seconds, '{Backspace}{Backspace}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5)
    await expect(seconds).not.toBeInvalid()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 480 }}>
      <NumberField label="Seconds" defaultValue={12} hint="Between 1 and 600." required />
      <NumberField label="Index" placeholder="0" />
      <NumberField label="Index" defaultValue={3} error="Invalid value" />
      <NumberField label="Index" value={3} readOnlyReason="You can view floors but not change them." />
      <NumberField label="Index" defaultValue={3} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const locked = canvas.getAllByRole('textbox', { name: 'Index' })[2]
    await expect(locked).toHaveAttribute('readonly')
  },
}
