import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { DatePicker } from './date-picker'

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Starts', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A day in a form, typed or selected.'],
      avoid: [
        'Only known dates far in the past: a calendar does not help. Use `DateField`.',
        'A first and a last day. Use `DateRangePicker`.',
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
      accessibility: [
        'The calendar is a named dialog, which is not modal to the page’s reading order: it traps the focus while it is open.',
      ],
      do: {
        text: 'A day near today, where the weekday matters.',
        render: () => <DatePicker label="Offer ends" defaultValue="2026-12-24" />,
      },
      dont: {
        text: 'A day that everybody types faster than they find it. Use DateField.',
        render: () => <DatePicker label="Date of birth" defaultValue="1984-03-09" />,
      },
    },
  },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Typed in the locale's format; formatted on blur. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await expect(starts).toHaveAttribute('placeholder', 'Date')
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

/**
 * An invalid date stays as typed and is reported as is, so that validation rejects it instead of saving the previous
 * one.
 */
export const Unreadable: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.clear(starts)
    await userEvent.type(starts, '31/02/2026')
    await userEvent.tab()
    await expect(starts).toHaveAccessibleDescription(/^Invalid value. (Enter|.* doesn’t exist)/)
    await expect(starts).toHaveValue('31/02/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/02/2026')
    await userEvent.clear(starts)
    await userEvent.type(starts, '28.2.{Enter}')
    await expect(starts).toHaveValue('28 Feb 2026')
    await expect(starts).not.toBeInvalid()
  },
}

/** Alt and arrow down open the calendar on the selected day; selecting closes it and focuses the text. */
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
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Starts' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /25.* 2026/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus())
  },
}

/** In a dialog, which keeps the focus, the calendar opens on the selected day as well. */
export const InDialog: Story = {
  args: { defaultValue: '2026-11-24' },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>Offer</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <DatePicker {...args} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Offer' })
    const button = within(dialog).getByRole('button', { name: 'Open the calendar' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /24.* 2026/ })).toHaveFocus())
    await userEvent.keyboard('{PageUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-24')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The calendar ends at the field's limits. */
export const Limits: Story = {
  args: { min: '2026-11-10', max: '2027-01-31' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    const years = await screen.findByRole('combobox', { name: 'Year' })
    await expect(years.textContent).toBe('20262027')
    await expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: /Monday,? 9 November 2026/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /Tuesday,? 10 November 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-10')
  },
}

/** In Auckland it is Sunday the 22nd. */
export const TodayOfTheMall: Story = {
  render: (args) => (
    <KioskUiProvider locale="en-GB" timeZone="Pacific/Auckland" now={() => new Date('2026-11-21T14:45:00+01:00')}>
      <DatePicker {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /22 November 2026/ })).toHaveFocus())
  },
}

export const InNorwegian: Story = {
  tags: ['picture'],
  globals: { language: 'no' },
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { label: 'Starter', defaultValue: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Starter' })).toHaveValue('24. nov. 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Åpne kalenderen' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'tirsdag 24. november 2026' })).toHaveFocus())
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 480 }}>
      <DatePicker label="Starts" defaultValue="2026-11-21" />
      <DatePicker label="Ends" hint="The last day it shows." />
      <DatePicker label="Ends" defaultValue="2026-11-01" error="Invalid value" />
      <DatePicker label="Starts" defaultValue="2026-11-21" readOnlyReason="You can view offers but not change them." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Open the calendar' })[3]).toBeDisabled()
  },
}
