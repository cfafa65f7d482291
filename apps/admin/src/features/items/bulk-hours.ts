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

/** How the opening hours of many are changed. */
export type HoursEdit =
  | { kind: 'special'; exceptions: readonly HoursException[] }
  | { kind: 'week'; week: OpeningHours['week'] }
  | { kind: 'asMall' }
  | { kind: 'mallExceptions'; follow: boolean }

type MallHours = OpeningHours | undefined

/**
 * Hours after an edit. Who is open as the mall starts from its week, and goes on following its special days. Undefined where
 * that week would be needed and is not known.
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
      // the new days hold, whatever the record said of them
      const exceptions = [...exceptionsWithout(start.exceptions, edit.exceptions), ...edit.exceptions]
      return { ...start, exceptions: exceptions.sort((a, b) => a.from.localeCompare(b.from)) }
    }
  }
}

/** Stretches of days, and what to say where the mall's hours hold or are not known. */
export type HoursWords = {
  slots: (slots: readonly Slot[]) => string
  /** "24 Dec", "24–26 Dec". */
  days: (from: string, to: string) => string
  /** "Mon", by its place in the week. */
  weekday: (index: number) => string
  asMall: string
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** More stretches than these say less. */
const MOST_SAID = 4

type Run = { first: number; last: number; text: string }

/** Neighbours that say the same, together. */
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
export const weekInWords = ({ week }: OpeningHours, words: HoursWords): string =>
  runsOf(weekdays.map((day) => words.slots(week[day])))
    .map(({ first, last, text }) => {
      const days = first === last ? words.weekday(first) : `${words.weekday(first)}–${words.weekday(last)}`
      return `${days} ${text}`
    })
    .join(', ')

/** "24 Dec 10:00–14:00, 25–26 Dec Closed": what holds on these days, the first few stretches of it. */
function daysInWords(hours: OpeningHours, exceptions: readonly HoursException[], words: HoursWords): string {
  const runs = exceptions.flatMap(({ from, to }) => {
    const days = daysFrom(from, to)
    const texts = days.map((day) => words.slots(slotsOn(hours, day)))
    return runsOf(texts).map(({ first, last, text }) => `${words.days(days[first] ?? from, days[last] ?? to)} ${text}`)
  })
  return [...runs.slice(0, MOST_SAID), ...(runs.length > MOST_SAID ? ['…'] : [])].join(', ')
}

/** The longest stretch that is looked at, in days. */
const MOST_DAYS = 400

function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

export type HoursPreview = {
  next: OwnHours | null | undefined
  /** Why nothing is changed, or what would be wrong. */
  state: 'changed' | 'same' | 'mallUnknown' | NightProblem
  before: string
  after: string
}

/** What an edit would make of the hours of one, before and after, in words. */
export function previewHours(
  own: OwnHours | null,
  edit: HoursEdit,
  { mall, today, words }: { mall: MallHours; today: string; words: HoursWords },
): HoursPreview {
  const next = editedHours(own, edit, mall)
  if (next === undefined) return { next, state: 'mallUnknown', before: words.asMall, after: '' }
  const said = (hours: OwnHours | null) => {
    const effective = hoursInMall(hours, mall)
    if (!effective) return words.asMall
    if (edit.kind === 'special') return daysInWords(effective, edit.exceptions, words)
    if (edit.kind === 'mallExceptions') {
      return daysInWords(effective, mall?.exceptions.filter(({ to }) => to >= today) ?? [], words)
    }
    const special = hours?.exceptions.filter(({ to }) => to >= today) ?? []
    const parts = [weekInWords(effective, words), edit.kind === 'asMall' && daysInWords(effective, special, words)]
    const text = parts.filter(Boolean).join(', ')
    return hours ? text : `${words.asMall}: ${text}`
  }
  const state = isSame(own, next) ? 'same' : (newProblem(own, next) ?? 'changed')
  return { next, state, before: said(own), after: said(next) }
}

const isSame = (one: OwnHours | null, other: OwnHours | null) => JSON.stringify(one) === JSON.stringify(other)

const nights = ['overlapsNight', 'overlapsNext'] as const
type NightProblem = (typeof nights)[number]

/** A night that runs into a day of the edit, or out of one; what is wrong with the edit itself is said where it is written. */
function newProblem(before: OwnHours | null, after: OwnHours | null): NightProblem | undefined {
  if (!after) return undefined
  const of = (hours: OwnHours | null) => (hours ? hoursProblems(hours).map(({ problem }) => problem) : [])
  const [had, has] = [of(before), of(after)]
  return nights.find((night) => has.includes(night) && !had.includes(night))
}
