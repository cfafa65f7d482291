import { addDays, daysBetween, type IsoDate, isDay } from '../../theme/days'
import { MAX_EXCEPTION_DAYS } from '../exception-runs'
import { joinSpans } from '../hours-status'
import { MINUTES_A_DAY } from '../opening-hours'

export const osmDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export const osmMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * One rule of an `opening_hours` text. Days are counted from Monday, times in minutes; ends after 1440 are on the next
 * day.
 */
export type OsmRule = {
  dates: { from: IsoDate; to: IsoDate }[]
  days: Set<number>
  /** None is the whole day. */
  times: { start: number; end: number }[]
  open: boolean
  /** After a comma: it adds to the rules before, instead of replacing them on its days. */
  additional: boolean
  comment: string
}

const TOKEN =
  /\s*(?:"([^"]*)"|(24\/7)|(\d{1,2}:\d\d)|(\d{4}(?!\d))|(\d{1,2}(?!\d))|(mo|tu|we|th|fr|sa|su)(?![a-z])|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z])|(ph|sh)(?![a-z])|(open|off|closed)(?![a-z])|([-,]))/iy

const KINDS = ['comment', 'always', 'time', 'year', 'number', 'day', 'month', 'holiday', 'state', 'mark'] as const
type Token = { kind: (typeof KINDS)[number]; text: string }

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  const pattern = new RegExp(TOKEN)
  while (pattern.lastIndex < text.trimEnd().length) {
    const found = pattern.exec(text)
    const at = found ? found.slice(1).findIndex((part) => part !== undefined) : -1
    const kind = KINDS[at]
    if (!found || !kind) return undefined
    tokens.push({ kind, text: found[at + 1] ?? '' })
  }
  return tokens
}

/** Thrown within this module for unsupported syntax and mistakes. */
class Unread extends Error {}

/** Reads tokens one by one, from the left to the right. */
class Reader {
  private at = 0
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead]
  }

  take(kind: Token['kind'], text?: string): string | undefined {
    const next = this.peek()
    if (next?.kind !== kind || (text !== undefined && next.text !== text)) return undefined
    this.at += 1
    return next.text
  }

  need(kind: Token['kind'], text?: string): string {
    const taken = this.take(kind, text)
    if (taken === undefined) throw new Unread()
    return taken
  }

  /** Reads a comma if the list continues after it. */
  goesOn(kinds: readonly Token['kind'][]): boolean {
    const next = this.peek(1)
    return next !== undefined && kinds.includes(next.kind) && this.take('mark', ',') !== undefined
  }
}

const indexIn = (names: readonly string[], text: string) =>
  names.findIndex((name) => name.toLowerCase() === text.toLowerCase())

function dateFrom(year: string, month: string, day: string): IsoDate {
  const date = `${year}-${String(indexIn(osmMonths, month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDay(date)) throw new Unread()
  return date
}

/** `2026 Dec 24`, `2026 Dec 24-26`, `2026 Dec 24-Jan 06`, `2026 Dec 24-2027 Jan 06`. */
function readDates(reader: Reader): OsmRule['dates'] {
  const dates: OsmRule['dates'] = []
  do {
    const year = reader.need('year')
    const month = reader.need('month')
    const from = dateFrom(year, month, reader.need('number'))
    let to = from
    if (reader.take('mark', '-')) {
      const ownYear = reader.take('year')
      const ownMonth = reader.take('month')
      if (ownYear && !ownMonth) throw new Unread()
      const day = reader.need('number')
      to = dateFrom(ownYear ?? year, ownMonth ?? month, day)
      // over New Year, without saying the year again
      if (to < from && !ownYear && ownMonth) to = dateFrom(String(Number(year) + 1), ownMonth, day)
    }
    if (to < from || daysBetween(from, to) >= MAX_EXCEPTION_DAYS) throw new Unread()
    dates.push({ from, to })
  } while (reader.goesOn(['year']))
  return dates
}

/** `Mo-Fr,Su`; holidays among them are handed to `skipped`. */
function readDays(reader: Reader, skipped: (text: string) => void): Set<number> {
  const days = new Set<number>()
  do {
    const holiday = reader.take('holiday')
    if (holiday) skipped(holiday.toUpperCase())
    else {
      const first = indexIn(osmDays, reader.need('day'))
      const last = reader.take('mark', '-') ? indexIn(osmDays, reader.need('day')) : first
      for (let day = first; ; day = (day + 1) % 7) {
        days.add(day)
        if (day === last) break
      }
    }
  } while (reader.goesOn(['day', 'holiday']))
  if (days.size === 0) throw new Unread()
  return days
}

function minutesFrom(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  if (minute > 59 || hour > 48) throw new Unread()
  return hour * 60 + minute
}

/** `09:00-12:00,13:00-02:00`, also as `13:00-26:00`. */
function readTimes(reader: Reader): OsmRule['times'] {
  const times: OsmRule['times'] = []
  do {
    const start = minutesFrom(reader.need('time'))
    reader.need('mark', '-')
    const parsedEnd = minutesFrom(reader.need('time'))
    const end = parsedEnd <= start ? parsedEnd + MINUTES_A_DAY : parsedEnd
    if (start >= MINUTES_A_DAY || end > start + MINUTES_A_DAY) throw new Unread()
    times.push({ start, end })
  } while (reader.goesOn(['time']))
  return times
}

function readRule(reader: Reader, additional: boolean, skipped: (text: string) => void): OsmRule {
  const first = reader.peek()
  const always = reader.take('always') !== undefined
  const dates = !always && first?.kind === 'year' ? readDates(reader) : []
  const kind = reader.peek()?.kind
  const days = !always && (kind === 'day' || kind === 'holiday') ? readDays(reader, skipped) : new Set<number>()
  const times = !always && reader.peek()?.kind === 'time' ? readTimes(reader) : []
  const state = reader.take('state')?.toLowerCase()
  const comment = reader.take('comment')
  // a comment alone means unknown hours
  if (comment !== undefined && state === undefined) throw new Unread()
  if (!always && state === undefined && dates.length === 0 && days.size === 0 && times.length === 0) throw new Unread()
  return { dates, days, times, open: state !== 'off' && state !== 'closed', additional, comment: comment ?? '' }
}

/** Splits at semicolons outside of comments. */
const segmentsOf = (text: string) => text.match(/(?:"[^"]*"?|[^;"])+/g) ?? []

/** Reads an `opening_hours` text rule by rule; `unread` are those that this kit has no words for. */
export function parseOsm(text: string): { rules: OsmRule[]; unread: string[] } {
  const rules: OsmRule[] = []
  const unread: string[] = []
  for (const segment of segmentsOf(text.replace(/[–—]/g, '-'))) {
    if (segment.trim() === '') continue
    const found: OsmRule[] = []
    const skipped: string[] = []
    try {
      const tokens = tokensOf(segment)
      if (!tokens) throw new Unread()
      const reader = new Reader(tokens)
      do found.push(readRule(reader, found.length > 0, (part) => skipped.push(part)))
      while (reader.take('mark', ',') !== undefined)
      if (reader.peek()) throw new Unread()
      rules.push(...found)
      unread.push(...skipped)
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      unread.push(segment.trim())
    }
  }
  return { rules, unread }
}

/** Opening spans of a calendar day in minutes, with a comment. */
type OsmDay = { spans: { start: number; end: number }[]; comment: string }

const holdsOn = ({ dates, days }: OsmRule, date: IsoDate, weekday: number) =>
  (dates.length === 0 || dates.some(({ from, to }) => from <= date && date <= to)) &&
  (days.size === 0 || days.has(weekday))

const isDateless = ({ dates, days }: OsmRule) => dates.length === 0 && days.size === 0

/**
 * Evaluates a calendar day. A rule replaces earlier ones for its whole day, including the rest of the previous night,
 * unless it follows a comma or closes. Its own part past midnight is added to the next day, even if another rule
 * applies there.
 */
export function osmDay(rules: readonly OsmRule[], date: IsoDate, weekday: number): OsmDay {
  let parts: { times: OsmRule['times']; rule: OsmRule }[] = []
  const yesterday = addDays(date, -1)
  for (const [index, rule] of rules.entries()) {
    const before = rules[index - 1]
    if (holdsOn(rule, date, weekday)) {
      const replaces = !isDateless(rule) || (before !== undefined && isDateless(before))
      if (rule.open && !rule.additional && replaces) parts = []
      const times = rule.times.length > 0 ? rule.times : [{ start: 0, end: MINUTES_A_DAY }]
      parts.push({ rule, times: times.map(({ start, end }) => ({ start, end: Math.min(end, MINUTES_A_DAY) })) })
    }
    const wraps = rule.times.filter(({ end }) => end > MINUTES_A_DAY)
    if (wraps.length > 0 && holdsOn(rule, yesterday, (weekday + 6) % 7)) {
      parts.push({ rule, times: wraps.map(({ end }) => ({ start: 0, end: end - MINUTES_A_DAY })) })
    }
  }
  let spans: OsmDay['spans'] = []
  for (const { times, rule } of parts) for (const time of times) spans = paint(spans, time, rule.open)
  const commented = parts.findLast(({ rule }) => rule.comment !== '' && holdsOn(rule, date, weekday))
  return { spans, comment: commented?.rule.comment ?? '' }
}

/** Opens or closes a stretch, whatever it was before. */
function paint(spans: OsmDay['spans'], { start, end }: { start: number; end: number }, open: boolean): OsmDay['spans'] {
  const rest = spans.flatMap((span) =>
    [
      { start: span.start, end: Math.min(span.end, start) },
      { start: Math.max(span.start, end), end: span.end },
    ].filter((part) => part.start < part.end),
  )
  if (!open) return rest
  return joinSpans([...rest, { start, end }])
}
