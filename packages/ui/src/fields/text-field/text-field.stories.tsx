import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from './text-field'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Name', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A short text in one line: names, titles, codes.'],
      avoid: [
        'Several lines: `TextArea`. Numbers: `NumberField`. Dates: `DateField`. Addresses of pages: `UrlField`.',
        'One of known values. Use `Select` or `Combobox`.',
      ],
      keyboard: [['Tab', 'To the field, also when it is read-only.']],
      accessibility: [
        'Label, hint and error belong to the input. With `readOnlyReason` it can still be focused, read and copied.',
      ],
      do: {
        text: 'A label above, help below.',
        render: () => <TextField label="Name" hint="Shown in the list and on the map." />,
      },
      dont: {
        text: 'A placeholder is no label: it disappears.',
        render: () => <TextField label="" aria-label="Name" placeholder="Name, shown in the list" />,
      },
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** Label, hint and control are associated for screen readers. */
export const Typed: Story = {
  args: { hint: 'Shown in the list and on the map.', required: true },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveAccessibleDescription('Shown in the list and on the map.')
    await expect(name).toBeRequired()
    await userEvent.type(name, 'Grad')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Grad')
    await expect(name).toHaveValue('Grad')
  },
}

/** An error replaces the hint. */
export const Wrong: Story = {
  args: { error: 'Field is required', hint: 'Shown in the list.' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Field is required')
  },
}

/** Locked with a reason; the text can be copied. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can view shops but not change them.', value: 'Fjell Sport' },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveAttribute('readonly')
    await expect(name).toHaveAccessibleDescription('You can view shops but not change them.')
    await userEvent.type(name, 'x')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Counts letters near the limit only; pasted text is not truncated. */
export const Counted: Story = {
  args: { counter: 10 },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Grad')
    await expect(canvas.queryByText('4 of 10 letters')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(name, ' i Stockholm')
    await expect(canvas.getByText('16 of 10 letters')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 letter too many')
    await expect(name).toHaveValue('Grad i Stockholm')
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <TextField label="Name" placeholder="For example Fjell Sport" hint="Shown in the list and on the map." required />
      <TextField label="Name" defaultValue="Fjell Sport" counter={12} autoFocus />
      <TextField label="Name" error="Field is required" />
      <TextField label="Name" defaultValue="Fjell Sport" readOnlyReason="You can view shops but not change them." />
      <TextField label="Address" size="large" icon={<MapPin size={16} strokeWidth={1.5} aria-hidden="true" />} />
      <TextField label="Name" defaultValue="Fjell Sport" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')[1]).toHaveFocus()
  },
}
