import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, userEvent, within } from 'storybook/test'
import { atTimes, lunch, timed } from './schedule.fixture'
import { ScheduleField } from './schedule-field'

const meta = {
  title: 'Schedule/ScheduleField',
  component: ScheduleField,
  args: { label: 'Shown', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['When content is shown: days, times, first and last date.'],
      avoid: ['Hours of a shop. Use `OpeningHoursEditor`.', 'Two dates only. Use `DateRangePicker`.'],
      keyboard: [
        ['Tab', 'Through its fields.'],
        ['↑, ↓', 'In a time: by a minute, with Shift by an hour.'],
        ['Space', 'On a weekday: selects it. On the switch: turns it on or off.'],
      ],
      accessibility: ['A named group. Overlaps are listed in words.'],
      do: {
        text: 'When an offer is shown on the kiosks.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ScheduleField label="Lunch offer is shown" defaultValue={lunch} />
          </div>
        ),
      },
      dont: {
        text: 'Hours of a shop: breaks and special days are missing. Use OpeningHoursEditor.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ScheduleField
              label="Shop is open"
              defaultValue={atTimes({ from: '10:00', to: '20:00', weekdays: ['mon', 'tue'] })}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof ScheduleField>

export default meta
type Story = StoryObj<typeof meta>

const next = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('status').find((status) => status.dataset.slot === 'schedule-next')

export const EveryDay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Every day' })).toBeChecked()
    await expect(next(canvas)).toHaveTextContent('Shown now')
    await expect(canvas.queryByRole('group', { name: 'Days' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'At set times' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ show: 'timeRange', timing: { weekdays: [] } })
    await expect(canvas.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Times and days are kept while set to every day. */
export const SetTimes: Story = {
  tags: ['picture', 'width-390', 'compact'],
  args: { defaultValue: lunch },
  play: async ({ canvas, args, step }) => {
    await expect(next(canvas)).toHaveTextContent('Next shown: Monday 11:00')
    await step('a day more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Saturday' }))
      await expect(next(canvas)).toHaveTextContent('Next shown: Monday 11:00')
    })
    await step('until after midnight', async () => {
      const to = canvas.getByRole('textbox', { name: 'To', description: '' })
      await userEvent.clear(to)
      await userEvent.type(to, '1{Tab}')
      await expect(canvas.getByText('Until 01:00 the next day')).toBeVisible()
      await expect(next(canvas)).toHaveTextContent('Shown now, until Sunday 01:00')
    })
    await step('every day, and back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Every day' }))
      await expect(next(canvas)).toHaveTextContent('Shown now')
      await userEvent.click(canvas.getByRole('radio', { name: 'At set times' }))
    })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      atTimes({ from: '11:00', to: '01:00', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }),
    )
  },
}

/** By keyboard from the first to the last control. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await userEvent.keyboard('9{Tab}{Tab}17{Tab}{Tab}')
    for (const day of ['Monday', 'Tuesday']) {
      await expect(canvas.getByRole('button', { name: day })).toHaveFocus()
      await userEvent.keyboard(' {Tab}')
    }
    for (let more = 0; more < 6; more += 1) await userEvent.tab()
    await userEvent.keyboard('1 dec{Tab}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      atTimes({ from: '09:00', to: '17:00', startDate: '2026-12-01', weekdays: ['wed', 'thu', 'fri', 'sat', 'sun'] }),
    )
    await expect(next(canvas)).toHaveTextContent('Next shown: 2 December 2026, 09:00')
  },
}

/** Consecutive days are one span, also over the end of the week; the switch names it. */
export const WithoutABreak: Story = {
  tags: ['picture'],
  args: { defaultValue: atTimes({ from: '08:00', to: '20:00', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] }) },
  play: async ({ canvas, args, step }) => {
    const continuous = canvas.getByRole('switch', { name: 'Without a break' })
    await expect(continuous).toHaveAccessibleDescription('Consecutive days run together, nights included.')
    await userEvent.click(continuous)
    await expect(continuous).toHaveAccessibleDescription('Monday 08:00 – Friday 20:00')
    await expect(next(canvas)).toHaveTextContent('Next shown: Monday 08:00')
    await step('all days', async () => {
      for (const day of ['Saturday', 'Sunday']) await userEvent.click(canvas.getByRole('button', { name: day }))
      await expect(continuous).toHaveAccessibleDescription(
        'Day and night; the times are those of the first and the last date.',
      )
      await expect(next(canvas)).toHaveTextContent('Shown now')
    })
    await step('over the weekend', async () => {
      for (const day of ['Tuesday', 'Wednesday', 'Thursday'])
        await userEvent.click(canvas.getByRole('button', { name: day }))
      const to = canvas.getByRole('textbox', { name: 'To', description: '' })
      await userEvent.clear(to)
      await userEvent.type(to, '6{Tab}')
      await expect(continuous).toHaveAccessibleDescription('Friday 08:00 – Monday 06:00')
      await expect(canvas.queryByText('Until 06:00 the next day')).toBeNull()
      await expect(next(canvas)).toHaveTextContent('Shown now, until Monday 06:00')
    })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      atTimes({ from: '08:00', to: '06:00', weekdays: ['mon', 'fri', 'sat', 'sun'], continuous: true }),
    )
  },
}

/** The last day cannot be removed, with an announcement, because the schedule would never show. */
export const LastDay: Story = {
  args: { defaultValue: atTimes({ weekdays: ['sat'] }) },
  play: async ({ canvas, args }) => {
    const saturday = canvas.getByRole('button', { name: 'Saturday' })
    await userEvent.click(saturday)
    await expect(saturday).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Keep at least one day selected.')).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Errors are shown at their fields, without a status. */
export const Wrong: Story = {
  tags: ['picture'],
  args: { defaultValue: atTimes({ from: '10:00', to: '18:00', startDate: '2026-12-24', endDate: '2026-12-01' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The end date is before the start date')).toBeVisible()
    await expect(next(canvas)).toHaveTextContent('Fix the marked fields to see when it’s shown.')
    const from = canvas.getAllByRole('textbox', { name: 'From' })[0] as HTMLElement
    await userEvent.clear(from)
    await userEvent.type(from, 'noon{Tab}')
    await expect(from).toBeInvalid()
  },
}

/** Overlaps are listed by day, as information. */
export const Overlapping: Story = {
  tags: ['picture'],
  args: { defaultValue: atTimes({ from: '12:00', to: '20:00', weekdays: ['fri', 'sat', 'sun'] }), others: timed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shown together with 3 others')).toBeVisible()
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent)
    await expect(lines).toEqual([
      'Lunch offersFri 12:00–14:00',
      'Cinema nightFri, Sat 19:00–20:00',
      'Advent marketFri–Sun 12:00–20:00',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Friday' }))
    await expect(canvas.getByText('Shown together with 2 others')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: lunch, readOnlyReason: 'You can view slideshows but not change them.' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Shown' })
    await expect(group).toHaveAccessibleDescription('You can view slideshows but not change them.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Every day' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Monday' }))
    await expect(canvas.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A plain form submits it as JSON. */
export const InForm: Story = {
  args: { name: 'schedule', defaultValue: lunch },
  render: (args) => (
    <form aria-label="Slideshow">
      <ScheduleField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = new FormData(canvas.getByRole('form') as HTMLFormElement).get('schedule')
    await expect(JSON.parse(String(sent))).toEqual(lunch)
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 }}>
      <ScheduleField label="Every day" hint="Also on holidays." required />
      <ScheduleField
        label="Ended"
        defaultValue={{ show: 'everyDay', timing: { endDate: '2026-11-15', weekdays: [] } }}
      />
      <ScheduleField
        label="Never"
        error="Choose dates with a Monday."
        defaultValue={atTimes({ weekdays: ['mon'], startDate: '2026-12-01', endDate: '2026-12-06' })}
      />
      <ScheduleField
        label="Over midnight"
        defaultValue={atTimes({ from: '22:00', to: '02:00', weekdays: ['fri', 'sat'] })}
      />
      <ScheduleField
        label="Read only"
        readOnlyReason="You can view slideshows but not change them."
        defaultValue={lunch}
      />
      <ScheduleField label="Disabled" disabled defaultValue={lunch} />
    </div>
  ),
  play: async ({ canvas }) => {
    const of = (name: string) => within(canvas.getByRole('group', { name }))
    await expect(of('Ended').getByText('No longer shown; the last day was 15 November 2026')).toBeVisible()
    await expect(of('Never').getByText('Never shown: none of its days is between its dates')).toBeVisible()
    await expect(of('Over midnight').getByText('Next shown: 22:00')).toBeVisible()
    await expect(of('Disabled').getByRole('button', { name: 'Monday' })).toBeDisabled()
  },
}
