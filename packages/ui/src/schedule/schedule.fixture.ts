import type { ScheduleItem } from './overlaps'
import type { Schedule } from './schedule'

/** A schedule at set times. */
export const atTimes = (timing: Partial<Schedule['timing']>): Schedule => ({
  show: 'timeRange',
  timing: { weekdays: [], ...timing },
})

export const lunch = atTimes({ from: '11:00', to: '14:00', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] })

/** Slideshows of a mall before Advent. */
export const slideshows: ScheduleItem[] = [
  { id: 'welcome', name: 'Welcome', schedule: { show: 'everyDay', timing: { weekdays: [] } } },
  { id: 'lunch', name: 'Lunch offers', schedule: lunch },
  {
    id: 'night',
    name: 'Cinema night',
    schedule: atTimes({ from: '19:00', to: '01:00', weekdays: ['fri', 'sat'] }),
  },
  {
    id: 'advent',
    name: 'Advent market',
    schedule: atTimes({ from: '10:00', to: '20:00', startDate: '2026-11-19', endDate: '2026-12-24' }),
  },
]

/** The slideshows with set times. */
export const timed = slideshows.slice(1)
