import { date, localised } from './fields'
import { z } from './zod'

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const closing = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/))

/** Opening hours of one stretch; `to` at or before `from` runs past midnight. */
export const slot = z.object({ from: clock, to: closing })
const slots = z._default(z.array(slot).check(z.maxLength(12)), [])

/** Week by day, with exceptions by date; a day without a slot is closed. */
export const openingHours = z.object({
  week: z.object({ mon: slots, tue: slots, wed: slots, thu: slots, fri: slots, sat: slots, sun: slots }),
  exceptions: z._default(
    z.array(z.object({ from: date(), to: date(), name: localised(), slots })).check(z.maxLength(200)),
    [],
  ),
})
export type OpeningHours = z.infer<typeof openingHours>
