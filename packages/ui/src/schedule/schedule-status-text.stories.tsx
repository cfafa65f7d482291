import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alwaysShown } from './schedule'
import { atTimes } from './schedule.fixture'
import { ScheduleStatusText } from './schedule-status-text'

const meta = {
  title: 'Schedule/ScheduleStatusText',
  component: ScheduleStatusText,
  args: { schedule: alwaysShown },
  parameters: {
    guide: {
      use: ['Whether something is shown now, and when that changes, in one line.'],
      avoid: ['Edit it. Use `ScheduleField`.', 'A week at a glance. Use `WeekView`.'],
      keyboard: [],
      accessibility: ['Text that updates over time, without announcing itself.'],
      do: {
        text: 'Something not published says so, because it got its publication.',
        render: () => <ScheduleStatusText schedule={alwaysShown} publication="pending" />,
      },
      dont: {
        text: '“Shown now” for something that is not published. Pass publication.',
        render: () => <ScheduleStatusText schedule={alwaysShown} />,
      },
    },
  },
} satisfies Meta<typeof ScheduleStatusText>

export default meta
type Story = StoryObj<typeof meta>

/** The current time is Saturday, 14:45. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ScheduleStatusText schedule={alwaysShown} />
      <ScheduleStatusText schedule={atTimes({ from: '10:00', to: '18:00', weekdays: ['sat'] })} />
      <ScheduleStatusText schedule={atTimes({ from: '22:00', to: '02:00', weekdays: ['fri', 'sat'] })} />
      <ScheduleStatusText schedule={{ show: 'everyDay', timing: { endDate: '2026-11-15', weekdays: [] } }} />
      <ScheduleStatusText schedule={atTimes({ weekdays: ['mon'], startDate: '2026-12-01', endDate: '2026-12-06' })} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shown now')).toBeVisible()
    await expect(canvas.getByText(/Shown now, until 18:00/)).toBeVisible()
    await expect(canvas.getByText('Next shown: 22:00')).toBeVisible()
    await expect(canvas.getByText('No longer shown; the last day was 15 November 2026')).toBeVisible()
  },
}

/** Published items are shown now; others name the required action. */
export const Publication: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ScheduleStatusText schedule={alwaysShown} publication="pending" />
      <ScheduleStatusText schedule={atTimes({ from: '10:00', to: '18:00', weekdays: ['sat'] })} publication="pending" />
      <ScheduleStatusText
        schedule={atTimes({ from: '22:00', to: '02:00', weekdays: ['fri', 'sat'] })}
        publication="pending"
      />
      <ScheduleStatusText schedule={alwaysShown} publication="changed" />
      <ScheduleStatusText schedule={alwaysShown} publication="inactive" />
      <ScheduleStatusText schedule={alwaysShown} publication="removed" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shown as soon as it’s published')).toBeVisible()
    await expect(canvas.getByText('Shown as soon as it’s published, until 18:00')).toBeVisible()
    await expect(canvas.getByText('Once published, next shown: 22:00')).toBeVisible()
    await expect(canvas.getByText('Shown now; your changes with the next publication')).toBeVisible()
    await expect(canvas.getByText('Not shown: it’s inactive')).toBeVisible()
    await expect(canvas.getByText('Comes off the kiosks with the next publication')).toBeVisible()
    await expect(canvas.queryByText('Shown now')).toBeNull()
  },
}
