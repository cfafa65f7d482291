import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TimeField } from './time-field'

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  args: { label: 'Starts', onValueChange: fn() },
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed as people type it; arrows move it by a minute, with Shift by an hour. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.type(starts, '930')
    await userEvent.tab()
    await expect(starts).toHaveValue('09:30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:30')
    await userEvent.click(starts)
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    await expect(starts).toHaveValue('08:31')
  },
}

/** What cannot be read stays as it was typed and is handed on so, for the form's check to refuse. */
export const Unreadable: Story = {
  args: { defaultValue: '10:00' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.clear(starts)
    await userEvent.type(starts, 'noon')
    await userEvent.tab()
    await expect(starts).toHaveValue('noon')
    await expect(starts).toHaveAccessibleDescription('Invalid value')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('noon')
    await userEvent.clear(starts)
    await userEvent.type(starts, '12{Enter}')
    await expect(starts).toHaveValue('12:00')
    await expect(starts).not.toBeInvalid()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 360 }}>
      <TimeField label="Starts" defaultValue="09:30" />
      <TimeField label="Ends" />
      <TimeField label="Starts" error="Field is required" />
      <TimeField label="Starts" value="18:00" readOnlyReason="You can read events, not change them." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Starts' })[2]).toHaveAttribute('readonly')
  },
}
