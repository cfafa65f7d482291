import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './number-field'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Seconds', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['An amount: prices, capacities, percentages.', 'With `stepper`, small amounts that are adjusted.'],
      avoid: [
        'Digits that are no amount: postcodes, phone numbers. Use `TextField`.',
        'A position in a range where the exact number does not matter. Use `Slider`.',
      ],
      keyboard: [
        ['↑, ↓', 'By a step, within `min` and `max`.'],
        ['Enter, Tab', 'Parse what was typed.'],
      ],
      accessibility: ['Phones show the digits keyboard. Invalid text stays, and the form says what is wrong.'],
      do: {
        text: 'Name the unit in the label.',
        render: () => <NumberField label="Weight in kg" decimals={1} defaultValue={2.5} />,
      },
      dont: {
        text: 'Placeholders vanish when the user types.',
        render: () => <NumberField label="Weight" placeholder="kg, with a decimal" />,
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

/** With decimals, in the locale's way. Thousands separators are read, but not written. */
export const Decimals: Story = {
  args: { label: 'Price', decimals: 2, unit: 'kr', step: 0.1, min: 0 },
  globals: { language: 'se' },
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await expect(price).toHaveAccessibleDescription('kr')
    await userEvent.type(price, '1 234,5')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5)
    await expect(price).toHaveValue('1234,5')
    await userEvent.clear(price)
    await userEvent.type(price, '0.1{ArrowUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3)
    await expect(price).toHaveValue('0,3')
    await userEvent.type(price, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(price).toHaveValue('0')
    await userEvent.clear(price)
    await userEvent.type(price, '1,234{Enter}')
    await expect(price).toHaveAccessibleDescription('kr Måste vara ett tal med högst 2 decimaler')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN)
  },
}

/** Buttons for pointers stop at the bounds; the new number is announced. */
export const Stepper: Story = {
  args: { label: 'Copies', stepper: true, min: -1, max: 1, defaultValue: 0 },
  play: async ({ canvas, args }) => {
    const up = canvas.getByRole('button', { name: 'Increase Copies' })
    const down = canvas.getByRole('button', { name: 'Decrease Copies' })
    await userEvent.click(up)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await expect(up).toBeDisabled()
    await userEvent.click(down)
    await userEvent.click(down)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-1)
    await expect(canvas.getByRole('textbox', { name: 'Copies' })).toHaveValue('-1')
    await expect(down).toBeDisabled()
    // the keyboard has its arrow keys
    canvas.getByRole('textbox', { name: 'Copies' }).focus()
    await userEvent.tab()
    await expect(up).not.toHaveFocus()
  },
}

/** A step while typing begins at the typed number. */
export const StepWhileTyping: Story = {
  args: { label: 'Copies', stepper: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Copies' }), '41')
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Copies' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(42)
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
      <NumberField label="Rent" defaultValue={1234.5} decimals={2} unit="kr" hint="For each month." />
      <NumberField label="Copies" defaultValue={2} stepper min={1} />
      <NumberField label="Area" defaultValue={12.25} decimals={2} unit="m²" stepper />
      <NumberField
        label="Area"
        value={12.25}
        decimals={2}
        unit="m²"
        stepper
        readOnlyReason="You can view shops, not change them."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const locked = canvas.getAllByRole('textbox', { name: 'Index' })[2]
    await expect(locked).toHaveAttribute('readonly')
  },
}
