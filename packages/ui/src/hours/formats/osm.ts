import { addDays, type IsoDate, weekdayOf, weekdays } from '../../theme/days'
import {
  exceptionRuns,
  type HoursTextOptions,
  type HoursWriteOptions,
  joinDays,
  type ReadHours,
  sameSlots,
  tidySlots,
} from '../exception-runs'
import { hoursInMall, type OwnHours } from '../mall-hours'
import {
  exceptionOn,
  MINUTES_A_DAY,
  noHours,
  type OpeningHours,
  type Slot,
  slotsOn,
  tailMinutes,
  timeOf,
} from '../opening-hours'
import { type OsmRule, osmDay, osmDays, osmMonths, parseOsm } from './osm-rules'

const slotText = ({ from, to }: Slot) => `${from}-${to === '00:00' ? '24:00' : to}`
const slotsText = (slots: readonly Slot[]) => tidySlots(slots).map(slotText).join(',')

/** `Mo-Fr,Su`. */
function daysText(days: readonly number[]): string {
  const runs: [number, number][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
    .map(([first, last]) =>
      last === first ? osmDays[first] : `${osmDays[first]}${last === first + 1 ? ',' : '-'}${osmDays[last]}`,
    )
    .join(',')
}

/** Groups weekdays by equal slots, in the order of their first day. */
function weekText({ week }: OpeningHours): string {
  const groups = new Map<string, number[]>()
  for (const [index, day] of weekdays.entries()) {
    const text = slotsText(week[day])
    if (text) groups.set(text, [...(groups.get(text) ?? []), index])
  }
  if (groups.size === 0) return 'off'
  if (groups.get('00:00-24:00')?.length === 7) return '24/7'
  // A rule takes the night before off its days: only after a comma it leaves that alone.
  const nights = weekdays.some((day) => tailMinutes(week[day]) > 0)
  return [...groups].map(([text, days]) => `${daysText(days)} ${text}`).join(nights ? ', ' : '; ')
}

const dayText = (day: IsoDate) => `${osmMonths[Number(day.slice(5, 7)) - 1]} ${day.slice(8)}`

/** `2026 Dec 24`, `2026 Dec 24-26`, `2026 Dec 24-2027 Jan 06`. */
function datesText(from: IsoDate, to: IsoDate): string {
  const first = `${from.slice(0, 4)} ${dayText(from)}`
  if (to === from) return first
  return from.slice(0, 7) === to.slice(0, 7) ? `${first}-${to.slice(8)}` : `${first}-${to.slice(0, 4)} ${dayText(to)}`
}

type DatedText = { from: IsoDate; to: IsoDate; text: string }

/**
 * Hours as the value of OpenStreetMap's `opening_hours`: `Mo-Fr 10:00-20:00; Sa 11:00-15:00; 2026 Dec 24 off "Christmas
 * Eve"`. Times that cannot be read are left out.
 */
export function toOsm(own: OwnHours, { language = 'en', mall }: HoursWriteOptions = {}): string {
  const hours = hoursInMall(own, mall) ?? own
  const days = new Map<IsoDate, string>()
  for (const run of exceptionRuns(hours)) {
    const name = run.name[language]?.replaceAll('"', "'").trim()
    const comment = name ? ` "${name}"` : ''
    for (let day = run.from; day <= run.to; day = addDays(day, 1)) {
      const text = withNight(hours, day)
      days.set(day, text === '' ? `off${comment}` : comment ? `${text} open${comment}` : text)
      // the week's night that the exception cancels would still run into the day after it
      const next = addDays(day, 1)
      const leaks = tailMinutes(hours.week[weekdayOf(day)]) > 0
      if (leaks && !exceptionOn(hours, next)) days.set(next, withNight(hours, next) || 'off')
    }
  }
  const rules: DatedText[] = []
  for (const [day, text] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = rules.at(-1)
    if (last && last.text === text && addDays(last.to, 1) === day) last.to = day
    else rules.push({ from: day, to: day, text })
  }
  return [weekText(hours), ...rules.map(({ from, to, text }) => `${datesText(from, to)} ${text}`)].join('; ')
}

/** A day's slots with the rest of the previous night, which a rule for a date would remove. */
function withNight(hours: OpeningHours, day: IsoDate): string {
  const tail = tailMinutes(slotsOn(hours, addDays(day, -1)))
  const own = slotsOn(hours, day)
  return slotsText(tail > 0 ? [{ from: '00:00', to: timeOf(Math.min(tail, MINUTES_A_DAY)) }, ...own] : own)
}

/** Slots that start on a day; the part of a slot past midnight belongs to the previous day. */
function slotsOf(rules: readonly OsmRule[], day: IsoDate): Slot[] {
  const spansOn = (date: IsoDate) => osmDay(rules, date, weekdays.indexOf(weekdayOf(date))).spans
  const evening = spansOn(addDays(day, -1)).findLast(({ end }) => end === MINUTES_A_DAY)
  const morning = spansOn(addDays(day, 1)).find(({ start }) => start === 0)
  return spansOn(day).flatMap(({ start, end }) => {
    if (start === 0 && evening && end <= evening.start) return []
    const night = end === MINUTES_A_DAY && morning && morning.end <= start ? morning.end : undefined
    return [{ from: timeOf(start), to: timeOf(night ?? end) }]
  })
}

/**
 * Reads the value of OpenStreetMap's `opening_hours`, as far as weekdays, times and dates of a year go. What else
 * there is, such as public holidays, months of every year or sunset, is not guessed at but named in `unread`.
 */
export function fromOsm(text: string, { language = 'en' }: HoursTextOptions = {}): ReadHours {
  const { rules, unread } = parseOsm(text)
  const hours = noHours()
  const dated = new Set(rules.flatMap(({ dates }) => dates.flatMap(({ from, to }) => daysFrom(from, to))))
  // a week in which no rule for a date holds, nor one just before or after it
  const free = addDays(
    [...dated].reduce((last, day) => (day > last ? day : last), '2000-01-01'),
    14,
  )
  for (const day of daysFrom(free, addDays(free, 6))) hours.week[weekdayOf(day)] = slotsOf(rules, day)

  // A date changes its own day and, by its night, the next one; and with these the slots that run into or out of them.
  const touched = new Set([...dated].flatMap((day) => daysFrom(addDays(day, -1), addDays(day, 2))))
  const days = [...touched].flatMap((day) => {
    const slots = slotsOf(rules, day)
    const name = dated.has(day) ? osmDay(rules, day, weekdays.indexOf(weekdayOf(day))).comment : ''
    return name === '' && sameSlots(slots, hours.week[weekdayOf(day)]) ? [] : [{ day, name, slots }]
  })
  hours.exceptions = joinDays(days, language)
  return { hours, unread }
}

function daysFrom(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
