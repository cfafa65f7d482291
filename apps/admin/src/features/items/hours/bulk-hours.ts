import {
  addDays,
  exceptionsWithout,
  type HoursException,
  hoursInMall,
  hoursProblems,
  type OpeningHours,
  type OwnHours,
  type Slot,
  slotsOn,
} from '@kiosk-admin/ui/headless'

/** A change of many items' opening hours. */
export type HoursEdit =
  | { kind: 'special'; exceptions: readonly HoursException[] }
  | { kind: 'week'; week: OpeningHours['week'] }
  | { kind: 'asMall' }
  | { kind: 'mallExceptions'; follow: boolean }

type MallHours = OpeningHours | undefined

/**
 * The hours after an edit. Items without hours of their own start from the mall's week and keep following its special
 * days. Undefined if the mall's week is needed but unknown.
 */
export function editedHours(own: OwnHours | null, edit: HoursEdit, mall: MallHours): OwnHours | null | undefined {
  switch (edit.kind) {
    case 'asMall':
      return null
    case 'mallExceptions':
      return own && (own.mallExceptions ?? false) !== edit.follow ? { ...own, mallExceptions: edit.follow } : own
    case 'week':
      return { ...(own ?? { exceptions: [], mallExceptions: true }), week: edit.week }
    case 'special': {
      if (edit.exceptions.length === 0) return own
      const start = own ?? (mall && { week: mall.week, exceptions: [], mallExceptions: true })
      if (!start) return undefined
      // new special days replace the item's own on these dates
      const exceptions = [...exceptionsWithout(start.exceptions, edit.exceptions), ...edit.exceptions]
      return { ...start, exceptions: exceptions.sort((a, b) => a.from.localeCompare(b.from)) }
    }
  }
}

/** Formats stretches of days; the text for items that follow the mall, and for unknown hours. */
export type HoursFormat = {
  slots: (slots: readonly Slot[]) => string
  /** "24 Dec", "24–26 Dec". */
  days: (from: string, to: string) => string
  /** "Mon", by index of the weekday. */
  weekday: (index: number) => string
  asMall: string
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Longer previews would be hard to read. */
const MAX_STRETCHES = 4

type Run = { first: number; last: number; text: string }

/** Groups neighbours with the same text. */
function runsOf(texts: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const [index, text] of texts.entries()) {
    const last = runs.at(-1)
    if (last?.text === text) last.last = index
    else runs.push({ first: index, last: index, text })
  }
  return runs
}

/** "Mon–Fri 10:00–20:00, Sat–Sun Closed". */
export const formatWeek = ({ week }: OpeningHours, format: HoursFormat): string =>
  runsOf(weekdays.map((day) => format.slots(week[day])))
    .map(({ first, last, text }) => {
      const days = first === last ? format.weekday(first) : `${format.weekday(first)}–${format.weekday(last)}`
      return `${days} ${text}`
    })
    .join(', ')

/** "24 Dec 10:00–14:00, 25–26 Dec Closed": the hours on the days of the exceptions, shortened. */
function formatDays(hours: OpeningHours, exceptions: readonly HoursException[], format: HoursFormat): string {
  const runs = exceptions.flatMap(({ from, to }) => {
    const days = daysFrom(from, to)
    const texts = days.map((day) => format.slots(slotsOn(hours, day)))
    return runsOf(texts).map(({ first, last, text }) => `${format.days(days[first] ?? from, days[last] ?? to)} ${text}`)
  })
  return [...runs.slice(0, MAX_STRETCHES), ...(runs.length > MAX_STRETCHES ? ['…'] : [])].join(', ')
}

/** The limit of days that a preview covers. */
const MAX_DAYS = 400

function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < MAX_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

export type HoursPreview = {
  next: OwnHours | null | undefined
  /** Whether the hours change, and if not, why. */
  state: 'changed' | 'same' | 'mallUnknown' | NightProblem
  before: string
  after: string
}

/** Formats an item's hours before and after an edit. */
export function previewHours(
  own: OwnHours | null,
  edit: HoursEdit,
  { mall, today, format }: { mall: MallHours; today: string; format: HoursFormat },
): HoursPreview {
  const next = editedHours(own, edit, mall)
  if (next === undefined) return { next, state: 'mallUnknown', before: format.asMall, after: '' }
  const formatHours = (hours: OwnHours | null) => {
    const effective = hoursInMall(hours, mall)
    if (!effective) return format.asMall
    if (edit.kind === 'special') return formatDays(effective, edit.exceptions, format)
    if (edit.kind === 'mallExceptions') {
      return formatDays(effective, mall?.exceptions.filter(({ to }) => to >= today) ?? [], format)
    }
    const special = hours?.exceptions.filter(({ to }) => to >= today) ?? []
    const parts = [formatWeek(effective, format), edit.kind === 'asMall' && formatDays(effective, special, format)]
    const text = parts.filter(Boolean).join(', ')
    return hours ? text : `${format.asMall}: ${text}`
  }
  const state = isSame(own, next) ? 'same' : (newProblem(own, next) ?? 'changed')
  return { next, state, before: formatHours(own), after: formatHours(next) }
}

const isSame = (a: OwnHours | null, b: OwnHours | null) => JSON.stringify(a) === JSON.stringify(b)

const nights = ['overlapsNight', 'overlapsNext'] as const
type NightProblem = (typeof nights)[number]

/** A night that overlaps another day because of the edit. Mistakes within the edit are reported in its form. */
function newProblem(before: OwnHours | null, after: OwnHours | null): NightProblem | undefined {
  if (!after) return undefined
  const of = (hours: OwnHours | null) => (hours ? hoursProblems(hours).map(({ problem }) => problem) : [])
  const [had, has] = [of(before), of(after)]
  return nights.find((night) => has.includes(night) && !had.includes(night))
}
