// Changed opening hours: the days that differ, with their hours before and after.

import type { Change } from '@kiosk-admin/api-client'
import {
  addDays,
  exceptionOn,
  type HoursException,
  noHours,
  type OpeningHours,
  type Slot,
  weekdays,
} from '@kiosk-admin/ui/headless'
import { daysFrom, formatDays, formatWeek, type HoursFormat, runsOf, weekdaysText } from './hours-text'

type FieldChange = Change['fields'][number]

export type HoursChangeFormat = HoursFormat & {
  /** For a day without hours of its own on one side. */
  asWeek: string
  /** For hours that were not set, other than an item's. */
  nothing: string
  name: (name: HoursException['name']) => string
  /** "and 12 more days". */
  more: (count: number) => string
}

/** `of`: the days, to follow the field's name. */
export type HoursChange = { path: string; of?: string; before: string; after: string }

/** Longer lists would be hard to read. */
const MAX_ROWS = 10

const hoursFields = ['openingHours', 'hours']

/** The field of opening hours that a change belongs to. */
export const hoursFieldOf = ({ path }: Pick<FieldChange, 'path'>): string | undefined =>
  hoursFields.find((field) => path === field || path.startsWith(`${field}.`))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSlot = (value: unknown): value is Slot =>
  isObject(value) && 'from' in value && 'to' in value && typeof value.from === 'string' && typeof value.to === 'string'

const isSlots = (value: unknown): value is Slot[] => Array.isArray(value) && value.every(isSlot)

const isException = (value: unknown): value is HoursException =>
  isSlot(value) && 'slots' in value && isSlots(value.slots)

const isHours = (value: unknown): value is OpeningHours =>
  isObject(value) && 'week' in value && isObject(value.week) && Object.values(value.week).every(isSlots)

const exceptionsOf = (value: unknown): HoursException[] => (Array.isArray(value) ? value.filter(isException) : [])

/** Words the changes of one field of opening hours; `undefined` for changes other than of its week and special days. */
export function wordHours(field: string, changes: readonly FieldChange[], format: HoursChangeFormat): HoursChange[] {
  const whole = changes.find(({ path }) => path === field)
  if (whole) {
    const nothing = field === 'openingHours' ? format.asMall : format.nothing
    const text = (value: unknown) => (isHours(value) ? wholeText(value, format) : nothing)
    return [{ path: field, before: text(whole.before), after: text(whole.after) }]
  }
  const exceptions = changes.find(({ path }) => path === `${field}.exceptions`)
  return [...weekRows(field, changes, format), ...(exceptions ? exceptionRows(exceptions, format) : [])]
}

function wholeText(hours: OpeningHours, format: HoursFormat): string {
  const exceptions = exceptionsOf(hours.exceptions)
  return [formatWeek({ ...noHours(), ...hours }, format), formatDays({ ...hours, exceptions }, exceptions, format)]
    .filter(Boolean)
    .join(', ')
}

function weekRows(field: string, changes: readonly FieldChange[], format: HoursChangeFormat): HoursChange[] {
  const days = weekdays.map((day) => {
    const change = changes.find(({ path }) => path === `${field}.week.${day}`)
    if (!change) return undefined
    const text = (value: unknown) => format.slots(isSlots(value) ? value : [])
    return { path: change.path, before: text(change.before), after: text(change.after) }
  })
  return runsOf(days, (day) => (day ? `${day.before} → ${day.after}` : '')).flatMap(({ first, last, value }) =>
    value ? [{ ...value, of: weekdaysText(first, last, format) }] : [],
  )
}

type DayChange = { day: string; name: string; before: string; after: string }

function exceptionRows({ path, before, after }: FieldChange, format: HoursChangeFormat): HoursChange[] {
  const lists = [exceptionsOf(before), exceptionsOf(after)] as const
  const days = [...new Set(lists.flat().flatMap(({ from, to }) => daysFrom(from, to)))].sort()
  const changed = days.flatMap((day) => dayChange(day, lists, format) ?? [])
  const rows = joinDays(changed).map(({ from, to, name, ...values }) => ({
    path: `${path}.${from}`,
    of: name ? `${format.days(from, to)}, ${name}` : format.days(from, to),
    ...values,
  }))
  const more = rows.length - MAX_ROWS
  return more > 1
    ? [...rows.slice(0, MAX_ROWS), { path: `${path}.more`, of: format.more(more), before: '…', after: '…' }]
    : rows
}

function dayChange(
  day: string,
  lists: readonly [HoursException[], HoursException[]],
  format: HoursChangeFormat,
): DayChange | undefined {
  const [before, after] = lists.map((exceptions) => exceptionOn({ ...noHours(), exceptions }, day))
  const nameOf = (exception: HoursException | undefined) => (exception?.name ? format.name(exception.name) : '')
  const textOf = (exception: HoursException | undefined) => (exception ? format.slots(exception.slots) : format.asWeek)
  const [had, has] = [textOf(before), textOf(after)]
  if (had !== has) return { day, name: nameOf(after) || nameOf(before), before: had, after: has }
  return before && after && nameOf(before) !== nameOf(after)
    ? { day, name: '', before: nameOf(before) || format.nothing, after: nameOf(after) || format.nothing }
    : undefined
}

/** Joins consecutive days with the same change. */
function joinDays(changed: readonly DayChange[]) {
  const joined: (Omit<DayChange, 'day'> & { from: string; to: string })[] = []
  for (const { day, ...change } of changed) {
    const last = joined.at(-1)
    const isNext =
      last &&
      addDays(last.to, 1) === day &&
      last.name === change.name &&
      last.before === change.before &&
      last.after === change.after
    if (isNext) last.to = day
    else joined.push({ ...change, from: day, to: day })
  }
  return joined
}
