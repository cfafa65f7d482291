import {
  exceptionsWithout,
  type HoursException,
  hoursInMall,
  hoursProblems,
  type OpeningHours,
  type OwnHours,
} from '@kiosk-admin/ui/headless'
import { formatDays, formatWeek, type HoursFormat } from '../../../shared/changes/hours-text'

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

export type HoursPreview = {
  next: OwnHours | null | undefined
  /** Whether the hours change, and if not, why. */
  state: 'changed' | 'same' | 'mallUnknown' | NightProblem
  before: string
  after: string
}

/** Words for whether an item follows the mall's special days. */
type FollowWords = { ownDays: string; mallDays: string }

/** Formats an item's hours before and after an edit. */
export function previewHours(
  own: OwnHours | null,
  edit: HoursEdit,
  { mall, today, format, words }: { mall: MallHours; today: string; format: HoursFormat; words: FollowWords },
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
  const [before, after] = [formatHours(own), formatHours(next)]
  // the hours read the same, but later special days will be the mall's, or no longer
  if (edit.kind === 'mallExceptions' && before === after) {
    const [ownDays, mallDays] = [words.ownDays, words.mallDays]
    return { next, state, before: edit.follow ? ownDays : mallDays, after: edit.follow ? mallDays : ownDays }
  }
  return { next, state, before, after }
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
