import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateRangePicker } from './date-range-picker'

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Runs', onValueChange: fn() },
  parameters: {
    guide: {
      use: [
        'A first and a last day: when an offer runs, what a report covers.',
        'With presets for common ranges, such as “Last 7 days”.',
      ],
      avoid: ['The two days are independent. Use two `DatePicker`s.', 'Recurring days and times. Use `ScheduleField`.'],
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
      accessibility: ['Two text inputs in a named group. Days within the range are marked as selected.'],
      do: {
        text: 'Two days that belong together: the last cannot be before the first.',
        render: () => <DateRangePicker label="Offer runs" defaultValue={{ from: '2026-11-24', to: '2026-12-06' }} />,
      },
      dont: {
        text: 'Days of two different things under one label.',
        render: () => (
          <DateRangePicker label="Ordered and delivered" defaultValue={{ from: '2026-11-24', to: '2026-12-06' }} />
        ),
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  return within(await screen.findByRole('dialog', { name: 'Calendar' }))
}

/** Both ends can be typed in common formats. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Runs' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '24/11')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '' })
    await userEvent.keyboard('6 dec{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-12-06' })
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('6 Dec 2026')
  },
}

/** An error is shown once and marks the affected end. */
export const Wrong: Story = {
  args: { defaultValue: { from: '2026-11-24', to: '' }, min: '2026-11-01' },
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByRole('textbox', { name: 'From' }), canvas.getByRole('textbox', { name: 'To' })]
    await userEvent.type(to, '20/11{Enter}')
    await expect(to).toHaveAccessibleDescription('The end date is before the start date')
    await expect(to).toBeInvalid()
    await expect(from).not.toBeInvalid()
    await userEvent.clear(from)
    await userEvent.type(from, '31/10{Enter}')
    await expect(from).toHaveAccessibleDescription('Not before 1 Nov 2026')
    await userEvent.clear(from)
    await userEvent.type(from, '31/9{Enter}')
    await expect(from).toHaveAccessibleDescription(/^Invalid value. (Enter|.* doesn’t exist)/)
    await expect(to).not.toBeInvalid()
  },
}

/** Grid keys: first end, then the other, across months; the focus returns afterwards. */
export const ByKeyboard: Story = {
  args: { defaultValue: { from: '2026-11-24', to: '2026-11-26' } },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.click(from)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const day = (name: RegExp) => screen.getByRole('button', { name })
    await waitFor(() => expect(day(/24 November 2026/)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await expect(day(/23 November 2026/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day(/29 November 2026/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText('Choose the last day')).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{PageDown}')
    await expect(day(/29 December 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-29', to: '2026-12-21' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(from).toHaveFocus())
  },
}

/** Ends can be selected in any order; Escape after the first one restores the range. */
export const ByPointer: Story = {
  args: { defaultValue: { from: '2026-11-02', to: '2026-11-04' } },
  play: async ({ canvas, args }) => {
    let calendar = await openCalendar()
    await userEvent.click(calendar.getByRole('button', { name: /26 November 2026/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('2 Nov 2026')
    calendar = await openCalendar()
    await userEvent.click(calendar.getByRole('button', { name: /26 November 2026/ }))
    await userEvent.click(calendar.getByRole('button', { name: /19 November 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-19', to: '2026-11-26' })
  },
}

/** While selecting the second end, days up to the pointer are highlighted. */
export const Choosing: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { defaultValue: { from: '2026-11-02', to: '2026-11-04' } },
  play: async () => {
    const calendar = await openCalendar()
    await userEvent.click(calendar.getByRole('button', { name: /26 November 2026/ }))
    await userEvent.hover(calendar.getByRole('button', { name: /, 9 December 2026/ }))
    await expect(calendar.getByText('Choose the last day')).toHaveRole('status')
  },
}

/** Presets by name; the current one is pressed. */
export const Presets: Story = {
  play: async ({ canvas, args }) => {
    const spans = {
      'Next 7 days': ['2026-11-21', '2026-11-27'],
      'Next month': ['2026-12-01', '2026-12-31'],
      'Last month': ['2026-10-01', '2026-10-31'],
      Today: ['2026-11-21', '2026-11-21'],
      'This month': ['2026-11-01', '2026-11-30'],
    }
    for (const [name, [from, to]] of Object.entries(spans)) {
      const calendar = await openCalendar()
      const presets = within(calendar.getByRole('group', { name: 'Periods' }))
      await userEvent.click(presets.getByRole('button', { name }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from, to })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('30 Nov 2026')
    const calendar = await openCalendar()
    await expect(calendar.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true')
    await expect(calendar.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Additional presets of the caller. */
export const OwnPresets: Story = {
  args: {
    presets: [
      'last7Days',
      { label: 'Advent', range: (today) => ({ from: `${today.slice(0, 4)}-11-29`, to: `${today.slice(0, 4)}-12-24` }) },
    ],
  },
  play: async ({ args }) => {
    const calendar = await openCalendar()
    await expect(calendar.getAllByRole('button', { pressed: false })).toHaveLength(2)
    await userEvent.click(calendar.getByRole('button', { name: 'Advent' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-29', to: '2026-12-24' })
  },
}

/** The Icelandic week starts on Sunday; month and day names are available although the browser lacks Icelandic. */
export const InIcelandic: Story = {
  tags: ['picture'],
  globals: { language: 'is' },
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { label: 'Gildir', defaultValue: { from: '2026-11-24', to: '2026-12-06' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Frá' })).toHaveValue('24. nóv. 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Opna dagatalið' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Dagatal' }))
    const grids = calendar.getAllByRole('grid')
    await expect(grids).toHaveLength(2)
    // column headers are visual only: each day has its own name
    await expect(calendar.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('sun')
    await expect(calendar.getByRole('button', { name: 'þriðjudagur, 24. nóvember 2026' })).toHaveFocus()
    const presets = within(calendar.getByRole('group', { name: 'Tímabil' }))
    await expect(presets.getByRole('button', { name: 'Næstu 7 dagar' })).toBeVisible()
  },
}

/** One month below the presets in narrow windows. */
export const OnPhones: Story = {
  tags: ['width-390'],
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { defaultValue: { from: '2026-11-24', to: '2026-11-28' } },
  play: async () => {
    await openCalendar()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <DateRangePicker label="Runs" defaultValue={{ from: '2026-11-21', to: '2026-12-24' }} required />
      <DateRangePicker label="Runs" hint="Both days are within." />
      <DateRangePicker label="Runs" defaultValue={{ from: '2026-12-24', to: '2026-11-21' }} />
      <DateRangePicker label="Runs" error="Field is required" size="large" />
      <DateRangePicker
        label="Runs"
        defaultValue={{ from: '2026-11-21', to: '2026-12-24' }}
        readOnlyReason="You can view offers but not change them."
      />
      <DateRangePicker label="Runs" defaultValue={{ from: '2026-11-21', to: '2026-12-24' }} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Open the calendar' })
    await expect(buttons[4]).toBeDisabled()
    await expect(canvas.getAllByRole('textbox', { name: 'From' })[4]).toHaveAttribute('readonly')
    await expect(canvas.getAllByRole('textbox', { name: 'To' })[2]).toBeInvalid()
    // an empty end says what belongs there, as any date
    await expect(canvas.getAllByPlaceholderText('Date')).toHaveLength(12)
  },
}
