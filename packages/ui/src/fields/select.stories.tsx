import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './select'

const options = [
  { value: 'grad', label: 'Grad' },
  { value: 'fjell', label: 'Fjell Sport' },
]

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Shop', options, onValueChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: { placeholder: 'No shop' },
  play: async ({ canvas, args }) => {
    const shop = canvas.getByRole('combobox', { name: 'Shop' })
    await userEvent.selectOptions(shop, 'Fjell Sport')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fjell')
    await userEvent.selectOptions(shop, 'No shop')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

/** A value that is no longer offered stays, or saving would change it silently. */
export const NoLongerOffered: Story = {
  args: { value: 'rask' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Shop' })).toHaveValue('rask')
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <Select label="Shop" options={options} defaultValue="fjell" hint="Who makes the offer." />
      <Select label="Shop" options={options} placeholder="Choose a shop" error="Field is required" required />
      <Select
        label="Shop"
        options={options}
        defaultValue="grad"
        readOnlyReason="You can read offers, not change them."
      />
      <Select label="Centre" options={options} defaultValue="grad" size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3)
    const locked = canvas.getByRole('textbox', { name: 'Shop' })
    await expect(locked).toHaveValue('Grad')
    await expect(locked).toHaveAttribute('readonly')
    await expect(locked).toHaveAccessibleDescription('You can read offers, not change them.')
  },
}
