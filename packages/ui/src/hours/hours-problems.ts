// Finds invalid slots and exceptions in opening hours.

import { addDays, type IsoDate, isDay, type Weekday, weekdays } from '../theme/days'
import {
  crossesMidnight,
  exceptionOn,
  MINUTES_A_DAY,
  type OpeningHours,
  type Slot,
  slotMinutes,
  slotsOn,
  tailMinutes,
} from './opening-hours'

/** Maximum number of slots a day and of exceptions. */
export const MAX_SLOTS = 12
export const MAX_EXCEPTIONS = 200

/** The owner of slots: a weekday, or an exception by index. */
export type SlotsOwner = Weekday | number

export type SlotProblem =
  | 'fromMissing'
  | 'toMissing'
  | 'fromNotATime'
  | 'toNotATime'
  | 'overlaps'
  /** Overlaps with the night before. */
  | 'overlapsNight'
  /** Overlaps with the next day. */
  | 'overlapsNext'

export type ExceptionProblem = 'noDay' | 'endFirst' | 'noName' | 'sameDays'

export type HoursProblem =
  | { owner: SlotsOwner; slot: number; problem: SlotProblem }
  | { owner: number; slot: undefined; problem: ExceptionProblem }

type Minutes = { start: number; end: number }

function unreadable({ from, to }: Slot): SlotProblem | undefined {
  if (from === '') return 'fromMissing'
  if (slotMinutes({ from, to: '00:00' }) === undefined) return 'fromNotATime'
  if (to === '') return 'toMissing'
  return slotMinutes({ from, to }) === undefined ? 'toNotATime' : undefined
}

const firstStart = (slots: readonly Slot[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...slots.map((slot) => slotMinutes(slot)?.start ?? Number.POSITIVE_INFINITY))

/** Validates a day's slots between the night before and the next day's hours. */
function slotProblems(slots: readonly Slot[], tail: number, next: number): (SlotProblem | undefined)[] {
  const minutes = slots.map((slot): Minutes | undefined => slotMinutes(slot))
  return slots.map((slot, index) => {
    const own = minutes[index]
    if (!own) return unreadable(slot)
    // the later slot is the wrong one
    const clash = minutes.some((it, at) => at < index && it && it.start < own.end && own.start < it.end)
    if (clash) return 'overlaps'
    if (own.start < tail) return 'overlapsNight'
    return own.end - MINUTES_A_DAY > next && crossesMidnight(slot) ? 'overlapsNext' : undefined
  })
}

const noName = (name: Readonly<Record<string, string | undefined>>, language: string | undefined) =>
  language === undefined ? !Object.values(name).some((text) => text?.trim()) : !name[language]?.trim()

/** The neighbouring days on which an exception's slots also apply. */
function neighbours(hours: OpeningHours, index: number): { tail: number; next: number } {
  const one = hours.exceptions[index]
  if (!one || !isDay(one.from) || !isDay(one.to) || one.to < one.from) return { tail: 0, next: Infinity }
  const holds = (day: IsoDate) => exceptionOn(hours, day) === one
  const before = holds(one.from) ? tailMinutes(slotsOn(hours, addDays(one.from, -1))) : 0
  const after = holds(one.to) ? firstStart(slotsOn(hours, addDays(one.to, 1))) : Number.POSITIVE_INFINITY
  // days of one exception are neighbours too
  const within = one.to > one.from
  return {
    tail: Math.max(before, within ? tailMinutes(one.slots) : 0),
    next: Math.min(after, within ? firstStart(one.slots) : Number.POSITIVE_INFINITY),
  }
}

/** All validation errors in display order. @param language in which exceptions need a name; any when left out */
export function hoursProblems(hours: OpeningHours, language?: string): HoursProblem[] {
  const found: HoursProblem[] = []
  const add = (owner: SlotsOwner, slots: readonly Slot[], tail: number, next: number) => {
    for (const [slot, problem] of slotProblems(slots, tail, next).entries())
      if (problem) found.push({ owner, slot, problem })
  }
  for (const [index, day] of weekdays.entries()) {
    const before = weekdays[(index + 6) % 7] as Weekday
    // report the overlap once, at the night that runs on
    add(day, hours.week[day], tailMinutes(hours.week[before]), Number.POSITIVE_INFINITY)
  }
  for (const [owner, one] of hours.exceptions.entries()) {
    const days = [one.from, one.to]
    if (!days.every(isDay)) found.push({ owner, slot: undefined, problem: 'noDay' })
    else if (one.to < one.from) found.push({ owner, slot: undefined, problem: 'endFirst' })
    else if (hours.exceptions.some((other, at) => at < owner && other.from === one.from && other.to === one.to))
      found.push({ owner, slot: undefined, problem: 'sameDays' })
    if (noName(one.name, language)) found.push({ owner, slot: undefined, problem: 'noName' })
    const { tail, next } = neighbours(hours, owner)
    add(owner, one.slots, tail, next)
  }
  return found
}
