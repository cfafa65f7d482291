import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, within as inside, phone } from '../conformance/touch'
import { atTimes, timed } from './schedule.fixture'
import { ScheduleField } from './schedule-field'
import { WeekView } from './week-view'

/** Schedules on a phone, by touch. */
const meta = {
  title: 'Schedule/By touch',
  component: ScheduleField,
  tags: ['!autodocs'],
  args: { label: 'Shown', onValueChange: fn() },
} satisfies Meta<typeof ScheduleField>

export default meta
type Story = StoryObj<typeof meta>

export const TouchSetsTimes: Story = {
  play: byTouch(async (touch, { canvas, args }) => {
    await touch.tap(canvas.getByText('At set times'))
    await touch.tap(await canvas.findByRole('button', { name: 'Sunday' }))
    const [from] = canvas.getAllByRole('textbox', { name: 'From' })
    const [to] = canvas.getAllByRole('textbox', { name: 'To' })
    for (const [time, text] of [
      [from, '9'],
      [to, '17'],
    ] as const) {
      await touch.tap(time as HTMLElement)
      await userEvent.keyboard(text)
    }
    await touch.tap(canvas.getAllByRole('button', { name: 'Open the calendar' })[0] as HTMLElement)
    const calendar = within(await screen.findByRole('dialog'))
    await touch.tap(calendar.getByRole('button', { name: /, 27 November 2026/ }))
    await touch.tap(calendar.getByRole('button', { name: /, 30 November 2026/ }))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        atTimes({
          from: '09:00',
          to: '17:00',
          startDate: '2026-11-27',
          endDate: '2026-11-30',
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
        }),
      ),
    )
  }, phone),
}

const onWeek = fn()
const onOpen = fn()

/** Other weeks, their items, and scrolling by drag. */
export const TouchWalksTheWeeks: Story = {
  render: () => <WeekView label="Slideshows" items={timed} onValueChange={onWeek} onOpen={onOpen} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Previous week' }))
    await waitFor(() => expect(onWeek).toHaveBeenLastCalledWith('2026-11-09'))
    await touch.tap(canvas.getByRole('button', { name: 'This week' }))
    const [advent] = await canvas.findAllByRole('button', { name: /^Advent market/ })
    await touch.drag(inside(advent as HTMLElement, 0.5), { x: 195, y: 10 })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(20))
    await expect(onOpen).not.toHaveBeenCalled()
    await touch.tap(advent as HTMLElement)
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith('advent'))
  }, phone),
}
