import { date, field, localised } from './fields'
import * as z from './zod'

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const closing = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/))

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Opening hours of one stretch; `to` at or before `from` runs past midnight. */
export const slot = z.object({ from: clock, to: closing })
type Slot = z.output<typeof slot>

const day = 1440
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const spanOf = ({ from, to }: Slot) => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { start, end: end <= start ? end + day : end }
}

/** Minutes of a day's slots after midnight. */
const tailOf = (slots: readonly Slot[]) => Math.max(0, ...slots.map((one) => spanOf(one).end - day))

/** Index of the first slot that overlaps an earlier slot or the end of the previous night; or -1. */
function clashIn(slots: readonly Slot[], tail: number): number {
  const spans = slots.map(spanOf)
  return spans.findIndex(
    ({ start, end }, index) =>
      start < tail || spans.some((other, at) => at < index && other.start < end && start < other.end),
  )
}

const slots = z._default(z.array(slot).check(z.maxLength(12)), [])

const week = z.object({ mon: slots, tue: slots, wed: slots, thu: slots, fri: slots, sat: slots, sun: slots }).check(
  z.check<Record<(typeof weekdays)[number], Slot[]>>(({ value, issues }) => {
    for (const [at, name] of weekdays.entries()) {
      // Sunday night runs into Monday
      const before = weekdays[(at + 6) % 7] ?? name
      const clash = clashIn(value[name], tailOf(value[before]))
      if (clash >= 0) issues.push({ code: 'custom', path: [name, clash], input: value })
    }
  }),
)

const inOrderWithoutClash = z.check<{ from: string; to: string; slots: Slot[] }>(({ value, issues }) => {
  if (value.to < value.from) issues.push({ code: 'custom', path: ['to'], input: value })
  const clash = clashIn(value.slots, 0)
  if (clash >= 0) issues.push({ code: 'custom', path: ['slots', clash], input: value })
})

const exception = z.object({ from: date(), to: date(), name: localised(), slots }).check(inOrderWithoutClash)

/** Week by day, with exceptions by date; a day without a slot is closed. */
export const openingHours = z.object({
  week,
  exceptions: z._default(z.array(exception).check(z.maxLength(200)), []),
})

/** Hours of a door, walkway or connector, without names of days. */
export const passageHours = field(
  z.object({
    week,
    exceptions: z._default(
      z.array(z.object({ from: date(), to: date(), slots }).check(inOrderWithoutClash)).check(z.maxLength(20)),
      [],
    ),
  }),
  { format: 'openingHours' },
)

/** Schema of an item's own opening hours. */
export const itemHours = field(
  z.object({
    ...openingHours.shape,
    /** Whether the mall's special days apply unless the item has its own. Absent in older data, which means no. */
    mallExceptions: z.optional(z.boolean()),
  }),
  { format: 'openingHours' },
)

/** Closed every day. */
export const noHours = {
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
}

export type OpeningHours = z.output<typeof openingHours>
/** Opening hours of an item, which may follow the mall's special days. */
export type ItemHours = z.output<typeof itemHours>
