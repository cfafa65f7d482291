import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, phone } from '../../conformance/touch'
import { TimeField } from './time-field'

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  args: { label: 'Starts', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A time of day on a 24-hour clock.'],
      avoid: [
        'Durations. Use `NumberField` with a unit.',
        'A day and a time. Use `DateTimeField`.',
        'The hours of a week. Use `OpeningHoursEditor`.',
      ],
      keyboard: [
        ['↑, ↓', 'A minute later or earlier.'],
        ['Shift ↑, Shift ↓', 'An hour later or earlier.'],
        ['Enter, Tab', 'Parse what was typed: `9`, `9.30`, `18,45`, `930`, `6:45 pm`.'],
        ['Alt ↓', 'Opens the list of times; so does ↓ in an empty field.'],
        ['↑, ↓, Page Up, Page Down, Home, End', 'In the list: moves.'],
        ['Enter, Space', 'In the list: chooses the time.'],
        ['Escape', 'Closes the list without a change; the focus returns.'],
      ],
      do: {
        text: 'A time of day.',
        render: () => <TimeField label="Doors open" defaultValue="10:00" />,
      },
      dont: {
        text: 'A duration: it can be longer than a day. Use NumberField with a unit.',
        render: () => <TimeField label="How long a slide is shown" defaultValue="00:08" />,
      },
    },
  },
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

/** Parses common formats; arrow keys change it by a minute, with Shift by an hour. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.type(starts, '18,45{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18:45')
    await userEvent.clear(starts)
    await userEvent.type(starts, '930')
    await userEvent.tab()
    await expect(starts).toHaveValue('09:30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:30')
    await userEvent.click(starts)
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    await expect(starts).toHaveValue('08:31')
  },
}

/** Chosen from a list, which starts at the time of the field. */
export const Chosen: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  args: { defaultValue: '18:40' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show times' }))
    const list = await screen.findByRole('listbox', { name: 'Times' })
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.click(within(list).getByRole('option', { name: '19:15' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:15')
    await expect(starts).toHaveValue('19:15')
    await userEvent.click(canvas.getByRole('button', { name: 'Show times' }))
    await waitFor(() => expect(screen.getByRole('option', { name: '19:15' })).toHaveAttribute('aria-selected', 'true'))
  },
}

/** By keyboard: arrow down opens the list of an empty field, in the morning; Escape leaves it. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.click(starts)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Times' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await waitFor(() => expect(starts).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:15')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Times' })).toHaveFocus())
    await userEvent.keyboard('{End}{Escape}')
    await waitFor(() => expect(starts).toHaveFocus())
    await expect(starts).toHaveValue('09:15')
  },
}

/** The list by touch. */
export const TouchList: Story = {
  tags: ['!autodocs'],
  play: byTouch(async (touch, { canvas, args }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Show times' }))
    await touch.tap(await screen.findByRole('option', { name: '09:30' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('09:30'))
  }, phone),
}

/** Invalid input stays as typed and is reported as is, so that validation rejects it. */
export const Unreadable: Story = {
  args: { defaultValue: '10:00' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.clear(starts)
    await userEvent.type(starts, 'noon')
    await userEvent.tab()
    await expect(starts).toHaveValue('noon')
    await expect(starts).toHaveAccessibleDescription('Invalid value. Enter a time such as 18:45.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('noon')
    await userEvent.clear(starts)
    await userEvent.type(starts, '12{Enter}')
    await expect(starts).toHaveValue('12:00')
    await expect(starts).not.toBeInvalid()
  },
}

export const InIcelandic: Story = {
  globals: { language: 'is' },
  args: { label: 'Hefst' },
  play: async ({ canvas, args }) => {
    const starts = canvas.getByRole('textbox', { name: 'Hefst' })
    await userEvent.type(starts, '21.05{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:05')
    await userEvent.clear(starts)
    await userEvent.type(starts, '25{Enter}')
    await expect(starts).toHaveAccessibleDescription('Ógilt gildi. Skráðu tíma, til dæmis 18:45.')
  },
}

/** Steps around midnight; a locked field does not change. */
export const AroundMidnight: Story = {
  render: (args) => (
    <>
      <TimeField {...args} defaultValue="23:59" />
      <TimeField label="Ends" defaultValue="10:00" readOnlyReason="You can view events but not change them." />
    </>
  ),
  play: async ({ canvas }) => {
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.click(starts)
    await userEvent.keyboard('{ArrowUp}')
    await expect(starts).toHaveValue('00:00')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(starts).toHaveValue('23:00')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ends' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('textbox', { name: 'Ends' })).toHaveValue('10:00')
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 360 }}>
      <TimeField label="Starts" defaultValue="09:30" />
      <TimeField label="Ends" />
      <TimeField label="Starts" error="Field is required" />
      <TimeField label="Starts" value="18:00" readOnlyReason="You can view events but not change them." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Starts' })[2]).toHaveAttribute('readonly')
  },
}
