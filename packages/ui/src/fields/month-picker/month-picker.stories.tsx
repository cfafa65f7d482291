import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { MonthPicker } from './month-picker'

const meta = {
  title: 'Fields/MonthPicker',
  component: MonthPicker,
  args: { label: 'Month', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A month of a year: statements, statistics.'],
      avoid: ['A day. Use `DatePicker`.', 'A month without a year. Use `Select`.'],
      keyboard: [
        ['Alt ↓', 'Opens the calendar and moves the focus into it.'],
        ['Escape', 'Closes it without a change; the focus returns.'],
        ['←, →, ↑, ↓', 'In the grid: by month and by row.'],
        ['Home, End', 'In the grid: ends of the row.'],
        ['Page Up, Page Down', 'In the grid: by year.'],
        ['Enter, Space', 'In the grid: selects the month.'],
      ],
      do: {
        text: 'A month of a certain year.',
        render: () => <MonthPicker label="Statement for" defaultValue="2026-11" />,
      },
      dont: {
        text: 'A day, of which only the month is kept. Use DatePicker.',
        render: () => <MonthPicker label="Day of the delivery" defaultValue="2026-11" />,
      },
    },
  },
} satisfies Meta<typeof MonthPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await userEvent.type(month, 'dec')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12')
    await expect(month).toHaveValue('December 2026')
    await userEvent.click(month)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01')
    await userEvent.clear(month)
    await userEvent.type(month, '13/2026{Enter}')
    await expect(month).toHaveAccessibleDescription(/^Invalid value. (Enter|.* doesn’t exist)/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('13/2026')
  },
}

/** The grid takes the focus at the chosen month; Enter chooses and returns it. */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11' },
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await userEvent.click(month)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a month' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'November 2026' })).toHaveFocus())
    await expect(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('November')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(dialog.getByRole('button', { name: 'January 2027' })).toHaveFocus()
    await expect(dialog.getByRole('grid', { name: '2027' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{End}{PageUp}')
    await expect(dialog.getByRole('button', { name: 'June 2026' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04')
    await waitFor(() => expect(month).toHaveFocus())
  },
}

export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a month' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next year' }))
    await expect(screen.getByRole('button', { name: 'Next year' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'March 2027' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Months outside of the limits are marked in the text, and disabled in the grid. */
export const Limits: Story = {
  args: { min: '2026-10', max: '2027-02', defaultValue: '2026-09' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAccessibleDescription('Not before October 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a month' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'October 2026' })).toHaveFocus())
    await expect(screen.getByRole('button', { name: 'September 2026' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Previous year' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('button', { name: 'February 2027' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: '2026-11' },
  render: (args) => (
    <KioskUiProvider locale="en-GB" direction="rtl">
      <MonthPicker {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a month' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'November 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(screen.getByRole('button', { name: 'December 2026' })).toHaveFocus()
  },
}

export const InSwedish: Story = {
  tags: ['picture'],
  globals: { language: 'se' },
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { label: 'Månad', defaultValue: '2026-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Månad' })).toHaveValue('maj 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Välj en månad' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'maj 2026' })).toHaveFocus())
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 480 }}>
      <MonthPicker label="Month" defaultValue="2026-11" required />
      <MonthPicker label="Until" hint="The last month of the contract." />
      <MonthPicker label="Until" defaultValue="2026-01" error="Ends before it starts" />
      <MonthPicker label="Month" value="2026-11" readOnlyReason="You can view contracts, not change them." />
      <MonthPicker label="Month" defaultValue="2026-11" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Choose a month' })[3]).toBeDisabled()
    await expect(canvas.getAllByRole('textbox', { name: 'Until' })[1]).toBeInvalid()
  },
}
