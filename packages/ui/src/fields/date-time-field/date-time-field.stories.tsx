import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateTimeField } from './date-time-field'

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Starts', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A day with a time of day in the mall’s zone, such as the start of an event.'],
      avoid: [
        'Only a day: `DatePicker`. Only a time: `TimeField`.',
        'Moments of logs: they are not entered. Use `Cell.Date` or text.',
      ],
      keyboard: [
        ['↑, ↓', 'A day later or earlier; starts with today.'],
        ['Shift ↑, Shift ↓', 'A month later or earlier.'],
        ['Enter, Tab', 'Parse what was typed.'],
        ['Alt ↓', 'Opens the calendar and moves the focus into it.'],
        ['Escape', 'Closes it without a change; the focus returns.'],
        ['←, →, ↑, ↓', 'In the calendar: by day and by week.'],
        ['Home, End', 'In the calendar: first and last day of the week.'],
        ['Page Up, Page Down', 'In the calendar: by month, with Shift by year.'],
        ['Enter, Space', 'In the calendar: selects the day.'],
      ],
      do: {
        text: 'A day and its time are one moment: one field.',
        render: () => <DateTimeField label="Event starts" defaultValue="2026-12-24T14:30" />,
      },
      dont: {
        text: 'A time nobody cares for. An offer that runs all day needs a day only.',
        render: () => <DateTimeField label="First day of the offer" defaultValue="2026-12-24T00:00" />,
      },
    },
  },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed in the locale's format; formatted on blur. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await expect(starts).toHaveAttribute('placeholder', 'Date and time')
    await userEvent.type(starts, '24/12 14.30')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24T14:30')
    await expect(starts).toHaveValue('24 Dec 2026, 14:30')
    await userEvent.clear(starts)
    await userEvent.type(starts, '27/12{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-27T14:30')
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-28T14:30')
  },
}

/** An invalid text stays and is reported as is, so that validation rejects it. */
export const Unreadable: Story = {
  args: { defaultValue: '2026-11-24T10:00' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.clear(starts)
    await userEvent.type(starts, '24/12 25:00')
    await userEvent.tab()
    await expect(starts).toHaveAccessibleDescription(/^Invalid value. (Enter|.* doesn’t exist)/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('24/12 25:00')
    await userEvent.clear(starts)
    await userEvent.type(starts, '24/12 15:00{Enter}')
    await expect(starts).not.toBeInvalid()
  },
}

/** The day from the calendar keeps the time; the time field changes it, and Enter closes. */
export const Chosen: Story = {
  args: { defaultValue: '2026-11-24T10:00' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.click(starts)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /24.* 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25T10:00')
    const time = dialog.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(time)
    await userEvent.type(time, '1815{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25T18:15')
    await expect(starts).toHaveValue('25 Nov 2026, 18:15')
    await waitFor(() => expect(starts).toHaveFocus())
  },
}

/** Values outside of the limits are marked, and the calendar offers only days within. */
export const Limits: Story = {
  args: { min: '2026-11-10T08:00', defaultValue: '2026-11-10T07:30' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Starts' })).toHaveAccessibleDescription(
      'Not before 10 Nov 2026, 08:00',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: /Monday,? 9 November 2026/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /Wednesday,? 11 November 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-11T07:30')
  },
}

/** The calendar with the time field. */
export const Opened: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { defaultValue: '2026-11-24T10:00' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /24.* 2026/ })).toHaveFocus())
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 480 }}>
      <DateTimeField label="Starts" defaultValue="2026-11-21T09:00" required />
      <DateTimeField label="Ends" hint="The last minute it shows." />
      <DateTimeField label="Ends" defaultValue="2026-11-01T18:00" error="Ends before it starts" />
      <DateTimeField
        label="Starts"
        value="2026-11-21T09:00"
        readOnlyReason="You can view offers but not change them."
      />
      <DateTimeField label="Starts" defaultValue="2026-11-21T09:00" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Open the calendar' })[3]).toBeDisabled()
    await expect(canvas.getAllByRole('textbox', { name: 'Ends' })[1]).toBeInvalid()
  },
}
