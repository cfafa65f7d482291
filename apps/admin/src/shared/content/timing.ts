// The schedule of a slideshow, as stored and as the kit has it.

import type { RecordOf } from '@kiosk-admin/api-client'
import type { Schedule } from '@kiosk-admin/ui/schedule'

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined

/** `10:00:00.000` as `10:00`; incomplete input stays as typed. */
const short = (time: string | null) => (time === null ? undefined : time.replace(/^(\d\d:\d\d):00\.000$/, '$1'))
const long = (time: string | undefined) => (time === undefined ? null : time.replace(/^\d\d:\d\d$/, '$&:00.000'))

/** Removes undefined keys, which the kit's types do not allow. */
export const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** As the kit's schedule has it: missing values are left out, and times have no seconds. */
export const timingFrom = ({
  from,
  to,
  startDate,
  endDate,
  weekdays,
  continuous,
}: RecordOf<'slideshow'>['timing']): Schedule['timing'] =>
  withoutUndefined({
    from: short(from),
    to: short(to),
    startDate: orUndefined(startDate),
    endDate: orUndefined(endDate),
    weekdays,
    continuous,
  })

/** As stored: missing values are null, and times have seconds. */
export const timingTo = ({
  from,
  to,
  startDate,
  endDate,
  weekdays,
  continuous,
}: Schedule['timing']): RecordOf<'slideshow'>['timing'] => ({
  from: long(from),
  to: long(to),
  startDate: startDate ?? null,
  endDate: endDate ?? null,
  weekdays: [...weekdays],
  ...(continuous === undefined ? {} : { continuous }),
})
