import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../text-field/text-field'
import { Calendar } from './calendar'

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  args: { value: '2026-11-24', today: '2026-11-21', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A month that is always shown, such as beside a day’s agenda.'],
      avoid: [
        'In a form. Use `DatePicker`, which takes less room and can be typed into.',
        'A range. Use `DateRangePicker`.',
      ],
      keyboard: [
        ['←, →, ↑, ↓', 'Move by day and by week.'],
        ['Home, End', 'First and last day of the week.'],
        ['Page Up, Page Down', 'By month.'],
        ['Shift Page Up, Shift Page Down', 'By year.'],
        ['Enter, Space', 'Selects the day.'],
      ],
      accessibility: ['The grid is one tab stop. A new month is announced.'],
      do: {
        text: 'A month that stays on the page, beside what happens on the day.',
        render: () => <Calendar defaultValue="2026-11-24" today="2026-11-21" />,
      },
      dont: {
        text: 'A form that is pushed away by a calendar for one date. Use DatePicker.',
        render: () => (
          <div>
            <TextField label="Name" />
            <Calendar defaultValue="2026-11-24" today="2026-11-21" />
            <TextField label="Place" />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

/** Grid keys; the calendar shows the month of the focused day. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const day = (name: string) => canvas.getByRole('button', { name: new RegExp(`[a-z],? ${name}$`) })
    // Storybook hides a story while rendering, when autofocus has no effect
    day('24 November 2026').focus()
    for (const [key, name] of [
      ['{ArrowRight}', '25 November 2026'],
      ['{ArrowLeft}', '24 November 2026'],
      ['{ArrowUp}', '17 November 2026'],
      ['{ArrowDown}', '24 November 2026'],
      ['{Home}', '23 November 2026'],
      ['{End}', '29 November 2026'],
      ['{PageDown}', '29 December 2026'],
      ['{PageUp}', '29 November 2026'],
      ['{Shift>}{PageDown}{/Shift}', '29 November 2027'],
      ['{Shift>}{PageUp}{/Shift}', '29 November 2026'],
      ['{ArrowRight}{ArrowRight}', '1 December 2026'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(day(name), key).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01')
  },
}

/** The selected day and today are announced, not only shown. */
export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('December 2026')
  },
}

/** A hundred years in both directions. */
export const FarAway: Story = {
  play: async ({ canvas, args }) => {
    const years = canvas.getByRole('combobox', { name: 'Year' })
    await expect([years.firstElementChild, years.lastElementChild].map((year) => year?.textContent)).toEqual([
      '1926',
      '2126',
    ])
    await userEvent.selectOptions(years, '2126')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), '0')
    await userEvent.click(canvas.getByRole('button', { name: /31 January 2126/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2126-01-31')
  },
}

export const AllStates: Story = {
  args: { min: '2026-11-10', max: '2026-11-27' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /28 November 2026/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: /24 November 2026/ }).focus()
  },
}

export const InSwedish: Story = {
  tags: ['picture'],
  globals: { language: 'se' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'tisdag 24 november 2026' }).focus()
    await expect(canvas.getByRole('combobox', { name: 'Månad' })).toHaveDisplayValue('november')
  },
}

/** The Icelandic week starts on Sunday; the browser's own Icelandic would be English. */
export const InIcelandic: Story = {
  tags: ['picture'],
  globals: { language: 'is' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'þriðjudagur, 24. nóvember 2026' }).focus()
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('sun')
    await expect(canvas.getByRole('combobox', { name: 'Mánuður' })).toHaveDisplayValue('nóvember')
  },
}
