import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../theme/days'
import { type ScheduleItem, weeklyOverlap } from './overlaps'
import type { Schedule } from './schedule'
import { startOfWeek, weekOf } from './week'

const times = (timing: Partial<Schedule['timing']>): Schedule => ({
  show: 'timeRange',
  timing: { weekdays: [], ...timing },
})
const item = (id: string, schedule: Schedule): ScheduleItem => ({ id, name: id, schedule })

describe('a week', () => {
  test('starts on the locale’s first day', () => {
    expect(startOfWeek('2026-11-21', 1)).toBe('2026-11-16')
    expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22')
  })
  test('puts overlapping items side by side and others below each other', () => {
    const items = [
      item('morning', times({ from: '09:00', to: '12:00' })),
      item('lunch', times({ from: '11:00', to: '14:00' })),
      item('afternoon', times({ from: '12:00', to: '16:00' })),
      item('evening', times({ from: '18:00', to: '20:00' })),
    ]
    const blocks = weekOf(items, '2026-11-16').days[0]?.blocks.map(({ item: { id }, lane, lanes }) => [id, lane, lanes])
    expect(blocks).toEqual([
      ['morning', 0, 2],
      ['lunch', 1, 2],
      ['afternoon', 0, 2],
      ['evening', 0, 1],
    ])
  })
  test('lists items that show together, all day or partly', () => {
    const items = [
      item('always', { show: 'everyDay', timing: { weekdays: [] } }),
      item('sunday', times({ from: '10:00', to: '12:00', weekdays: ['sun'] })),
    ]
    const week = weekOf(items, '2026-11-16')
    expect(week.days[6]?.allDay.map(({ id }) => id)).toEqual(['always'])
    expect(week.days[6]?.blocks[0]?.together.map(({ id }) => id)).toEqual(['always'])
    expect(week.overlaps).toEqual([{ day: '2026-11-22', ids: ['always', 'sunday'], from: 600, to: 720 }])
  })
  test('draws what shows without a break on each of its days', () => {
    const run = times({ from: '18:00', to: '06:00', weekdays: ['fri', 'sat', 'sun', 'mon'], continuous: true })
    const { days } = weekOf([item('weekend', run)], '2026-11-16')
    const drawn = days.map(({ allDay, blocks }) => allDay.length || blocks.map(({ from, to }) => [from, to]))
    expect(drawn).toEqual([[[0, 360]], [], [], [], [[1080, 1440]], 1, 1])
  })
  test('never covers one block with another', () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
    const schedule = fc.record({ from: time, to: time, weekdays: fc.subarray([...weekdays]) }).map(times)
    fc.assert(
      fc.property(fc.array(schedule, { maxLength: 9 }), (schedules) => {
        const { days } = weekOf(
          schedules.map((one, index) => item(String(index), one)),
          '2026-11-16',
        )
        for (const { blocks } of days) {
          for (const one of blocks) {
            expect(one.lane).toBeLessThan(one.lanes)
            const under = blocks.filter((other) => other !== one && other.lane === one.lane)
            expect(under.filter((other) => other.from < one.to && one.from < other.to)).toEqual([])
          }
        }
      }),
    )
  })
})

describe('weekly overlaps', () => {
  test('combine equal days', () => {
    const office = times({ from: '10:00', to: '18:00', weekdays: ['mon', 'tue', 'wed'] })
    expect(
      weeklyOverlap(office, times({ from: '17:00', to: '20:00', weekdays: ['tue', 'wed', 'sat'] }), '2026-11-21'),
    ).toEqual([{ from: 1020, to: 1080, days: ['tue', 'wed'] }])
  })
  test('are empty if the dates are disjoint', () => {
    const before = times({ endDate: '2026-11-30' })
    expect(weeklyOverlap(before, times({ startDate: '2026-12-01' }), '2026-11-21')).toEqual([])
    expect(weeklyOverlap(before, times({ startDate: '2026-11-30' }), '2026-11-21')).toEqual([
      { from: 0, to: 1440, days: ['mon'] },
    ])
  })
})
