import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DatePicker } from './date-picker'

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Starts', onValueChange: fn() },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Typed in the locale's own form; it is written out when the field is left. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await expect(starts).toHaveAttribute('placeholder', '31/12/2026')
    await userEvent.type(starts, '24/12')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    await expect(starts).toHaveValue('24 Dec 2026')
  },
}

export const TypedInSwedish: Story = {
  globals: { language: 'se' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.type(starts, '2026-12-24{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    await expect(starts).toHaveValue('24 dec. 2026')
  },
}

/** What is no date stays as it was typed and is handed on so, for the form's check to refuse: never the day before it. */
export const Unreadable: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.clear(starts)
    await userEvent.type(starts, '31/02/2026')
    await userEvent.tab()
    await expect(starts).toHaveAccessibleDescription('Invalid value')
    await expect(starts).toHaveValue('31/02/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/02/2026')
    await userEvent.clear(starts)
    await userEvent.type(starts, '28.2.{Enter}')
    await expect(starts).toHaveValue('28 Feb 2026')
    await expect(starts).not.toBeInvalid()
  },
}

/** Alt and arrow down open the calendar on the chosen day; choosing closes it and gives the focus back. */
export const Chosen: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Starts' }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: /24.* 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25')
    await expect(canvas.getByRole('textbox', { name: 'Starts' })).toHaveValue('25 Nov 2026')
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 480 }}>
      <DatePicker label="Starts" defaultValue="2026-11-21" />
      <DatePicker label="Ends" hint="The last day it shows." />
      <DatePicker label="Ends" defaultValue="2026-11-01" error="Invalid value" />
      <DatePicker label="Starts" defaultValue="2026-11-21" readOnlyReason="You can read offers, not change them." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Open the calendar' })[3]).toBeDisabled()
  },
}
