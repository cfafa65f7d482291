import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { YearPicker } from './year-picker'

const meta = {
  title: 'Fields/YearPicker',
  component: YearPicker,
  args: { label: 'Opened', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A year that a calendar helps to choose: statistics, founding years.'],
      avoid: ['Any number. Use `NumberField`.', 'A month. Use `MonthPicker`.'],
      keyboard: [
        ['Alt ↓', 'Opens the calendar and moves the focus into it.'],
        ['Escape', 'Closes it without a change; the focus returns.'],
        ['←, →, ↑, ↓', 'In the grid: by year and by row.'],
        ['Page Up, Page Down', 'In the grid: by twelve years.'],
        ['Enter, Space', 'In the grid: selects the year.'],
      ],
      do: {
        text: 'A year among its neighbours.',
        render: () => <YearPicker label="Opened" defaultValue={1998} />,
      },
      dont: {
        text: 'A number that is no year. Use NumberField.',
        render: () => <YearPicker label="Visitors per hour" defaultValue={2000} />,
      },
    },
  },
} satisfies Meta<typeof YearPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { min: 1900, max: 2026 },
  play: async ({ canvas, args }) => {
    const opened = canvas.getByRole('textbox', { name: 'Opened' })
    await userEvent.type(opened, '1998{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1998)
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1997)
    await userEvent.clear(opened)
    await userEvent.type(opened, '2027{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2027)
    await expect(opened).toHaveAccessibleDescription('Not after 2026')
    await userEvent.clear(opened)
    await userEvent.type(opened, '98{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN)
    await expect(opened).toHaveAccessibleDescription(/^Invalid value. (Enter|.* doesn’t exist)/)
    await userEvent.clear(opened)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const Chosen: Story = {
  args: { defaultValue: 2026 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a year' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a year' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '2026' })).toHaveFocus())
    await expect(dialog.getByRole('grid', { name: '2016 – 2027' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Earlier years' }))
    await expect(dialog.getByRole('grid', { name: '2004 – 2015' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '2010' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2010)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a year' })).toHaveFocus())
  },
}

export const Opened: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { defaultValue: 2020 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a year' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '2020' })).toHaveFocus())
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 480 }}>
      <YearPicker label="Opened" defaultValue={1998} required />
      <YearPicker label="Renovated" hint="If it was." />
      <YearPicker label="Renovated" defaultValue={1990} error="Before it opened" />
      <YearPicker label="Opened" value={1998} readOnlyReason="You can view shops, not change them." />
      <YearPicker label="Opened" defaultValue={1998} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Choose a year' })[3]).toBeDisabled()
    await expect(canvas.getAllByRole('textbox', { name: 'Renovated' })[1]).toBeInvalid()
  },
}
