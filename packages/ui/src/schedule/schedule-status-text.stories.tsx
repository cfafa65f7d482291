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
    docs: {
      description: {
        component:
          'One line that says whether something shows now, until when, or when next, by the clocks of the mall; for lists and heads of records, where `ScheduleField` would be too much. It follows the clock by itself. No ARIA pattern: it is read as text where it stands.',
      },
    },
  },
} satisfies Meta<typeof ScheduleStatusText>

export default meta
type Story = StoryObj<typeof meta>

/** It is Saturday, 14:45. */
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
