import { contentTypes, mallClock, visibilityOf } from '@kiosk-admin/api-client'
import { isShown, type Schedule } from '@kiosk-admin/ui/headless'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timingTo } from './timing'

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) =>
    [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  )
const date = fc
  .integer({ min: 0, max: 364 })
  .map((day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10))
const schedules = fc
  .record({
    show: fc.constantFrom<Schedule['show']>('everyDay', 'timeRange', 'timeRange'),
    hours: fc.option(fc.record({ from: time, to: time }), { nil: {} }),
    dates: fc.option(
      fc.tuple(date, date).map((days) => {
        const [startDate = '', endDate = ''] = days.sort()
        return { startDate, endDate }
      }),
      { nil: {} },
    ),
    weekdays: fc.subarray(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const),
    continuous: fc.boolean(),
  })
  .map(({ show, hours, dates, ...days }): Schedule => ({ show, timing: { ...hours, ...dates, ...days } }))

/** Clock changes of 2027. */
const changes = {
  'Europe/Stockholm': ['2027-03-28T01:00Z', '2027-10-31T01:00Z'],
  'America/New_York': ['2027-03-14T07:00Z', '2027-11-07T06:00Z'],
}

test.each(Object.entries(changes))('the kit and the kiosk agree at each minute of a year in %s', (zone, instants) => {
  const minute = fc.integer({ min: 0, max: 365 * 1440 }).map((minutes) => Date.UTC(2027, 0, 1) + minutes * 60_000)
  const near = fc
    .tuple(fc.constantFrom(...instants), fc.integer({ min: -240, max: 240 }))
    .map(([change, minutes]) => Date.parse(change) + minutes * 60_000)
  fc.assert(
    fc.property(schedules, fc.oneof(minute, near), (schedule, now) => {
      const { show, timing } = schedule
      const context = { clock: mallClock(new Date(now), zone), isPublished: () => true }
      const { state } = visibilityOf(contentTypes.slideshow, { show, timing: timingTo(timing) }, context)
      expect(state === 'shown').toBe(isShown(schedule, new Date(now), zone))
    }),
    { numRuns: 3000, seed: 34 },
  )
})
