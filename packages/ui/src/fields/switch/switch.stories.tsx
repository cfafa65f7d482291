import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Active', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A setting that takes effect at once.'],
      avoid: [
        'A choice that is saved with a form. Use `Checkbox`.',
        'A choice between two named things. Use `RadioGroup`.',
      ],
      keyboard: [['Space, Enter', 'Turns it on or off.']],
      do: { text: 'The label names the setting.', render: () => <Switch label="Restart at night" defaultValue /> },
      dont: {
        text: 'The label changes with the state or is a question.',
        render: () => <Switch label="Off. Turn it on?" />,
      },
    },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Toggled: Story = {
  play: async ({ canvas, args }) => {
    const active = canvas.getByRole('switch', { name: 'Active' })
    await userEvent.click(active)
    await expect(active).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false)
  },
}

/** Locked is not disabled: it is focusable and has a reason. */
export const ReadOnly: Story = {
  args: { value: true, readOnlyReason: 'You can view offers but not change them.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const active = canvas.getByRole('switch', { name: 'Active' })
    await expect(active).toHaveFocus()
    await expect(active).toHaveAccessibleDescription('You can view offers but not change them.')
    await expect(active).toHaveAttribute('aria-readonly', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <Switch label="Active" />
      <Switch label="Active" defaultValue hint="Reaches the kiosks with the next publication." />
      <Switch label="Active" defaultValue readOnlyReason="You can view offers but not change them." />
      <Switch label="Active" readOnlyReason="You can view offers but not change them." />
      <Switch label="Active" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')[4]).toBeDisabled()
  },
}
