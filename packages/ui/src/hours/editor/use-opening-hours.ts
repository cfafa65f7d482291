import { useRef, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { same } from '../../internal/same'
import { addDays, type Weekday, weekdayOf, weekdays } from '../../theme/days'
import { hoursProblems, MAX_EXCEPTIONS, MAX_SLOTS, type SlotsOwner } from '../hours-problems'
import { hoursInMall, type OwnHours } from '../mall-hours'
import {
  copySlots,
  type HoursException,
  noHours,
  type OpeningHours,
  type Slot,
  slotMinutes,
  slotsOn,
  timeOf,
} from '../opening-hours'
import { useHoursStatus } from '../view/use-hours-status'

export type UseOpeningHoursProps = {
  /** Hours, optionally following the mall's special days. */
  value?: OwnHours | undefined
  /** @default closed every day */
  defaultValue?: OpeningHours | undefined
  onValueChange?: ((value: OpeningHours) => void) | undefined
  /** The mall's hours; their special days affect the status if these hours follow them. */
  mall?: OpeningHours | undefined
  /** IANA zone of the mall. @default the provider's */
  timeZone?: string | undefined
  /** Language in which special days need a name; any when left out. */
  language?: string | undefined
}

/** The last action that can be undone. */
export type HoursAction =
  | { kind: 'copied'; from: Weekday; to: readonly Weekday[] }
  | { kind: 'removedSlot'; owner: SlotsOwner }
  /** `index` is the position that undo restores. */
  | { kind: 'removedException'; exception: HoursException; index: number }

const NEW_DAY: Slot = { from: '10:00', to: '18:00' }
const HOUR = 60

/** Initial hours of a slot: after the last or before the first of the day; empty without room. */
function nextSlot(slots: readonly Slot[]): Slot {
  const minutes = slots.flatMap((slot) => slotMinutes(slot) ?? [])
  if (minutes.length === 0) return { from: '', to: '' }
  const last = Math.max(...minutes.map(({ end }) => end))
  if (last + 2 * HOUR <= 24 * HOUR) {
    return { from: timeOf(last + HOUR), to: timeOf(Math.min(last + 4 * HOUR, 24 * HOUR)) }
  }
  const first = Math.min(...minutes.map(({ start }) => start))
  if (first >= 2 * HOUR) {
    return { from: timeOf(Math.max(0, first - 4 * HOUR)), to: timeOf(first - HOUR) }
  }
  return { from: '', to: '' }
}

/** State of opening hours: slots, special days, errors, actions and undo. */
export function useOpeningHours({
  value,
  defaultValue,
  onValueChange,
  mall,
  timeZone,
  language,
}: UseOpeningHoursProps = {}) {
  const [start] = useState(defaultValue ?? noHours())
  const [hours, setHours] = useControllable(value, start, onValueChange)
  const [performed, setPerformed] = useState<{ action: HoursAction; before: OpeningHours; after: OpeningHours }>()
  // valid for this value only: the caller may have set another
  const undoable = performed && same(performed.after, hours) ? performed : undefined
  // hours of closed days, restored when the day is opened again
  const closed = useRef(new Map<SlotsOwner, Slot[]>())
  const status = useHoursStatus(hoursInMall(hours, mall) ?? hours, timeZone)

  const change = (next: OpeningHours, action?: HoursAction) => {
    setPerformed(action && { action, before: hours, after: next })
    setHours(next)
  }
  const slotsOf = (owner: SlotsOwner): readonly Slot[] =>
    typeof owner === 'number' ? (hours.exceptions[owner]?.slots ?? []) : hours.week[owner]
  const withSlots = (owner: SlotsOwner, slots: Slot[]): OpeningHours =>
    typeof owner === 'number'
      ? { ...hours, exceptions: hours.exceptions.map((one, at) => (at === owner ? { ...one, slots } : one)) }
      : { ...hours, week: { ...hours.week, [owner]: slots } }

  /** The day's last hours, else those of the day before. */
  const usualSlots = (owner: SlotsOwner): Slot[] => {
    const before = closed.current.get(owner)
    if (before) return before
    if (typeof owner === 'number') return [NEW_DAY]
    const at = weekdays.indexOf(owner)
    const near = weekdays.map((_, back) => weekdays[(at + 6 - back) % 7] as Weekday)
    const found = near.find((day) => day !== owner && hours.week[day].length > 0)
    return found ? hours.week[found].map((slot) => ({ ...slot })) : [NEW_DAY]
  }

  return {
    hours,
    status,
    /** Today's weekday in the zone. */
    weekday: weekdayOf(status.today),
    problems: hoursProblems(hours, language),
    /** The last action, until the next change. */
    action: undoable?.action,
    slotsOf,
    setSlot: (owner: SlotsOwner, index: number, slot: Slot) =>
      change(
        withSlots(
          owner,
          slotsOf(owner).map((one, at) => (at === index ? slot : one)),
        ),
      ),
    canAddSlot: (owner: SlotsOwner) => slotsOf(owner).length < MAX_SLOTS,
    addSlot: (owner: SlotsOwner) => {
      const slots = slotsOf(owner)
      if (slots.length >= MAX_SLOTS) return
      change(withSlots(owner, slots.length === 0 ? usualSlots(owner) : [...slots, nextSlot(slots)]))
    },
    removeSlot: (owner: SlotsOwner, index: number) => {
      const slots = slotsOf(owner).filter((_, at) => at !== index)
      if (slots.length === 0) closed.current.set(owner, [...slotsOf(owner)])
      change(withSlots(owner, slots), { kind: 'removedSlot', owner })
    },
    setOpen: (owner: SlotsOwner, open: boolean) => {
      if (open === slotsOf(owner).length > 0) return
      if (!open) closed.current.set(owner, [...slotsOf(owner)])
      change(withSlots(owner, open ? usualSlots(owner) : []))
    },
    copyTo: (from: Weekday, to: readonly Weekday[]) => {
      if (to.length > 0) change(copySlots(hours, from, to), { kind: 'copied', from, to })
    },
    canAddException: hours.exceptions.length < MAX_EXCEPTIONS,
    /** Adds tomorrow with its hours, up to the maximum. */
    addException: () => {
      if (hours.exceptions.length >= MAX_EXCEPTIONS) return
      const day = addDays(status.today, 1)
      const slots = slotsOn(hours, day).map((slot) => ({ ...slot }))
      change({ ...hours, exceptions: [...hours.exceptions, { from: day, to: day, name: {}, slots }] })
    },
    setException: (index: number, part: Partial<HoursException>) =>
      change({ ...hours, exceptions: hours.exceptions.map((one, at) => (at === index ? { ...one, ...part } : one)) }),
    removeException: (index: number) => {
      const exception = hours.exceptions[index]
      if (!exception) return
      // later indexes shift
      for (const owner of closed.current.keys()) if (typeof owner === 'number') closed.current.delete(owner)
      change(
        { ...hours, exceptions: hours.exceptions.filter((_, at) => at !== index) },
        { kind: 'removedException', exception, index },
      )
    },
    undo: () => {
      if (undoable) change(undoable.before)
    },
  }
}

export type OpeningHoursState = ReturnType<typeof useOpeningHours>
