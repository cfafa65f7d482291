import type { LanguageCode } from '../contract/base/fields'
import type { OpeningHours } from '../contract/base/opening-hours'
import { nextYearly } from './dates'
import { only, texts } from './texts'

type Slots = { from: string; to: string }[]

/** Parses `10:00-15:00 16:00-19:00`; an empty text is closed. */
const slots = (text: string): Slots =>
  text
    .split(' ')
    .filter(Boolean)
    .map((slot) => {
      const [from = '', to = ''] = slot.split('-')
      return { from, to }
    })

/** Monday to Thursday, Friday, Saturday, Sunday. */
const weeks = {
  mall: ['10:00-20:00', '10:00-20:00', '10:00-20:00', '11:00-18:00'],
  late: ['10:00-21:00', '10:00-21:00', '10:00-21:00', '11:00-19:00'],
  office: ['10:00-18:00', '10:00-18:00', '', ''],
  noSunday: ['10:00-19:00', '10:00-19:00', '10:00-17:00', ''],
  lunchBreak: ['10:00-13:00 14:00-19:00', '10:00-13:00 14:00-19:00', '11:00-15:00 16:00-19:00', ''],
  food: ['08:00-22:00', '08:00-22:00', '08:00-22:00', '08:00-22:00'],
  cafe: ['08:00-20:00', '08:00-21:00', '09:00-21:00', '10:00-19:00'],
  bakery: ['07:00-18:00', '07:00-18:00', '08:00-16:00', ''],
  lunch: ['11:00-15:00', '11:00-15:00', '', ''],
  restaurant: ['11:00-22:00', '11:00-23:00', '12:00-23:00', '12:00-21:00'],
  bar: ['16:00-00:00', '15:00-02:00', '13:00-02:00', ''],
  care: ['07:30-17:00', '07:30-16:00', '', ''],
  always: ['00:00-24:00', '00:00-24:00', '00:00-24:00', '00:00-24:00'],
} as const satisfies Record<string, readonly [string, string, string, string]>

export type Hours = keyof typeof weeks

const christmasEve = texts(['Julafton', 'Christmas Eve', 'Julaften', 'Aðfangadagur'])

/** Opening hours with an exception on the next Christmas Eve: short when open on Sundays, otherwise closed. */
export function openingHours(hours: Hours, today: string, languages: readonly LanguageCode[]): OpeningHours {
  const [workday, friday, saturday, sunday] = weeks[hours]
  const { startDate } = nextYearly(today, '12-24', '12-24')
  return {
    week: {
      mon: slots(workday),
      tue: slots(workday),
      wed: slots(workday),
      thu: slots(workday),
      fri: slots(friday),
      sat: slots(saturday),
      sun: slots(sunday),
    },
    exceptions:
      hours === 'always'
        ? []
        : [
            {
              from: startDate,
              to: startDate,
              name: only(christmasEve, languages),
              slots: sunday ? slots('10:00-14:00') : [],
            },
          ],
  }
}
