import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Categories', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Toggled: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Categories' })
    await userEvent.click(canvas.getByText('Categories'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" checked="indeterminate" />
      <Checkbox label="Disabled" disabled />
      <Checkbox aria-label="Select Grad" defaultChecked />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select Grad' })).toBeChecked()
  },
}
