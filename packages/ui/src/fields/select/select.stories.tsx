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
  parameters: {
    guide: {
      use: ['One of about five to fifteen known options.', 'On phones: it opens the system’s own list.'],
      avoid: [
        'Up to five options that should be seen. Use `RadioGroup`.',
        'Many options, or options of a server. Use `Combobox`.',
        'Several options. Use `MultiSelect`.',
      ],
      keyboard: [
        ['Space, Alt ↓', 'Open the list.'],
        ['↑, ↓', 'Select the option before or after.'],
        ['a–z', 'Go to the option that starts with the letter.'],
        ['Escape', 'Closes the list.'],
      ],
      accessibility: [
        'The browser’s own `select`. HTML has no read-only select, so with `readOnlyReason` it is a read-only text input; a form still sends the value.',
      ],
      do: {
        text: 'A placeholder says what to choose.',
        render: () => <Select label="Shop" options={options} placeholder="Choose a shop" />,
      },
      dont: {
        text: 'Two options hidden behind a press.',
        render: () => <Select label="Newsletter" options={['Yes', 'No']} />,
      },
    },
  },
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

/** A value that is no longer offered is kept, because saving would silently change it. */
export const NoLongerOffered: Story = {
  args: { value: 'rask' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Shop' })).toHaveValue('rask')
  },
}

/** A value controlled by the caller. */
export const Controlled: Story = {
  args: { value: 'grad' },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shop' }), 'Fjell Sport')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fjell')
    await expect(canvas.getByRole('combobox', { name: 'Shop' })).toHaveValue('grad')
  },
}

/** A plain form sends the value of a read-only select, not its label. */
export const ReadOnlyInAForm: Story = {
  args: { name: 'shop', defaultValue: 'grad', readOnlyReason: 'You can view offers but not change them.' },
  render: (args) => (
    <form aria-label="Offer">
      <Select {...args} />
      <Select
        label="Centre"
        name="centre"
        options={options}
        placeholder="No centre"
        readOnlyReason="Set by the mall."
      />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Shop' })).toHaveValue('Grad')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect([...new FormData(form)]).toEqual([
      ['shop', 'grad'],
      ['centre', ''],
    ])
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <Select label="Shop" options={options} defaultValue="fjell" hint="Who makes the offer." />
      <Select label="Shop" options={options} placeholder="Choose a shop" error="Field is required" required />
      <Select
        label="Shop"
        options={options}
        defaultValue="grad"
        readOnlyReason="You can view offers but not change them."
      />
      <Select label="Centre" options={options} defaultValue="grad" size="large" />
      <Select label="Category" options={options} defaultValue="grad" disabled />
      <Select
        label="Category"
        options={options.map((option) => ({ ...option, disabled: option.value === 'fjell' }))}
        defaultValue="grad"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(5)
    await expect(canvas.getAllByRole('combobox', { name: 'Category' })[0]).toBeDisabled()
    await expect(canvas.getAllByRole('option', { name: 'Fjell Sport' }).at(-1)).toBeDisabled()
    const locked = canvas.getByRole('textbox', { name: 'Shop' })
    await expect(locked).toHaveValue('Grad')
    await expect(locked).toHaveAttribute('readonly')
    await expect(locked).toHaveAccessibleDescription('You can view offers but not change them.')
  },
}
