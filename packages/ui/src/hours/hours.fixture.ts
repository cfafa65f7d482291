// Test data: parses opening hours from short texts and generates random ones.

import fc from 'fast-check'
import { addDays, type Weekday, weekdays } from '../theme/days'
import { MINUTES_A_DAY, noHours, type OpeningHours, type Slot, slotsOn, timeOf } from './opening-hours'

/** `10:00-15:00 16:00-19:00`; nothing is closed. */
export const slotsFrom = (text = ''): Slot[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((slot) => {
      const [from = '', to = ''] = slot.split('-')
      return { from, to }
    })

/** Hours of a week in short: `{ sat: '11:00-15:00 16:00-19:00' }`. */
export function hoursFrom(days: Partial<Record<Weekday, string>>): OpeningHours {
  const { week, exceptions } = noHours()
  for (const day of weekdays) week[day] = slotsFrom(days[day])
  return { week, exceptions }
}

/** Slots of a day that do not overlap; at most one runs past midnight, and by at most `night` minutes. */
function someSlots(step: number, night: number): fc.Arbitrary<Slot[]> {
  const inDay = fc.integer({ min: 0, max: MINUTES_A_DAY / step })
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<Slot[]>([]) },
    { weight: 1, arbitrary: fc.constant<Slot[]>([{ from: '00:00', to: '24:00' }]) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.uniqueArray(inDay, { minLength: 2, maxLength: 6 }),
          fc.option(fc.integer({ min: 0, max: night / step }), { nil: undefined }),
        )
        .map(([edges, late]) => {
          const times = edges.map((edge) => edge * step).sort((a, b) => a - b)
          const slots: Slot[] = []
          for (let at = 0; at + 1 < times.length; at += 2)
            slots.push({ from: timeOf(times[at] as number), to: timeOf(times[at + 1] as number) })
          const last = slots.at(-1)
          if (last && late !== undefined && timeOf(late * step) <= last.from) last.to = timeOf(late * step)
          return slots
        }),
    },
  )
}

/** Hours as staff could write them: weeks and exceptions, some of them in nights, some around changes of the clock. */
export function someHours({ step = 5, night = 360 } = {}): fc.Arbitrary<OpeningHours> {
  const slots = someSlots(step, night)
  const week = fc.record({ mon: slots, tue: slots, wed: slots, thu: slots, fri: slots, sat: slots, sun: slots })
  const exception = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 4 }), slots, fc.constantFrom('Holiday', 'Fair'))
    .map(([start, days, own, name]) => ({
      from: addDays('2026-10-20', start),
      to: addDays('2026-10-20', start + days),
      name: { en: name },
      slots: own,
    }))
  return fc.record({ week, exceptions: fc.array(exception, { maxLength: 3 }) })
}

/** Whether nights leave the hours of the days after them alone, as they must before they are saved. */
export const isTidy = (hours: OpeningHours, from: string, days: number): boolean =>
  Array.from({ length: days }, (_, index) => addDays(from, index)).every((day) => {
    const tails = slotsOn(hours, day).filter(({ from: start, to }) => to <= start)
    const starts = slotsOn(hours, addDays(day, 1)).map(({ from: start }) => start)
    return tails.every(({ to }) => starts.every((start) => to <= start))
  })
