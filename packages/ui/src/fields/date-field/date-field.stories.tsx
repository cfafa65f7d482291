import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { DateField } from './date-field'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Starts', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Dates that people know: birthdays, dates on a document.'],
      avoid: [
        'The weekday matters or the date is in the near future. Use `DatePicker`.',
        'Two dates that belong together. Use `DateRangePicker`.',
      ],
      keyboard: [
        ['↑, ↓', 'A day later or earlier; starts with today.'],
        ['Shift ↑, Shift ↓', 'A month later or earlier.'],
        ['Enter, Tab', 'Parse what was typed.'],
      ],
      accessibility: ['A native text input; the expected format is its hint in the language of the page.'],
      do: {
        text: 'A date from a document, typed in any common format.',
        render: () => <DateField label="Contract of" defaultValue="2019-06-01" />,
      },
      dont: {
        text: 'A range in two fields that do not know each other. Use DateRangePicker.',
        render: () => (
          <div>
            <DateField label="From" defaultValue="2026-12-06" />
            <DateField label="To" defaultValue="2026-11-24" />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** With or without separators, or with month names; formatted on blur. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await expect(starts).toHaveAttribute('placeholder', 'Date')
    // fainter than a value, so that an empty field does not look filled
    await expect(getComputedStyle(starts, '::placeholder').color).not.toBe(getComputedStyle(starts).color)
    for (const text of ['24/12', '24.12.26', '241226', '24 dec', '2026-12-24']) {
      await userEvent.clear(starts)
      await userEvent.type(starts, text)
      await userEvent.tab()
      await expect(starts).toHaveValue('24 Dec 2026')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    }
  },
}

export const TypedInSwedish: Story = {
  globals: { language: 'se' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await expect(starts).toHaveAttribute('placeholder', 'Datum')
    await userEvent.type(starts, '12-24{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    await expect(starts).toHaveValue('24 dec. 2026')
  },
}

/** Day before month, although the browser lacks Icelandic and would use American order. */
export const TypedInIcelandic: Story = {
  globals: { language: 'is' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.type(starts, '3.12.{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03')
    await expect(starts).toHaveValue('3. des. 2026')
    await userEvent.clear(starts)
    await userEvent.type(starts, 'á morgun{Enter}')
    await expect(starts).toHaveAccessibleDescription('Ógilt gildi. Skráðu dagsetningu, til dæmis 21. nóv. 2026.')
  },
}

/** Spin button keys: a day, with Shift a month; an empty field starts today, within limits. */
export const ByArrows: Story = {
  args: { max: '2026-12-22' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.click(starts)
    await userEvent.keyboard('{ArrowUp}')
    await expect(starts).toHaveValue('21 Nov 2026')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(starts).toHaveValue('19 Nov 2026')
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-19')
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-22')
  },
}

/** In Auckland it is tomorrow. */
export const TodayOfTheMall: Story = {
  render: (args) => (
    <KioskUiProvider locale="en-GB" timeZone="Pacific/Auckland" now={() => new Date('2026-11-21T14:45:00+01:00')}>
      <DateField {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Starts' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22')
  },
}

/** A date out of range is reported and marked; the error contains the limit in the locale's format. */
export const OutOfLimits: Story = {
  args: { min: '2026-11-21', max: '2026-12-31' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.type(starts, '20/11{Enter}')
    await expect(starts).toHaveAccessibleDescription('Not before 21 Nov 2026')
    await expect(starts).toBeInvalid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.clear(starts)
    await userEvent.type(starts, '1/1/2027{Enter}')
    await expect(starts).toHaveAccessibleDescription('Not after 31 Dec 2026')
    await userEvent.clear(starts)
    await userEvent.tab()
    await expect(starts).not.toBeInvalid()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 420 }}>
      <DateField label="Starts" defaultValue="2026-11-21" />
      <DateField label="Ends" hint="The last day it shows." />
      <DateField label="Ends" defaultValue="2026-11-01" min="2026-11-21" />
      <DateField label="Ends" defaultValue="31/02/2026" required />
      <DateField label="Starts" defaultValue="2026-11-21" readOnlyReason="You can view offers but not change them." />
      <DateField label="Starts" defaultValue="2026-11-21" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox')
    await expect(fields[2]).toHaveAccessibleDescription('Not before 21 Nov 2026')
    await expect(fields[4]).toHaveAttribute('readonly')
    await expect(fields[5]).toBeDisabled()
  },
}
