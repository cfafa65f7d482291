import type { TimeOfDay } from '../../theme/days'

/**
 * Reads a time as people type it: `9`, `9:30`, `9.30`, `930`, `21:05`.
 * @returns `HH:mm`, or undefined when it is no time
 */
export function parseTime(text: string): TimeOfDay | undefined {
  const found = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim())
  if (!found) return undefined
  const hour = Number(found[1])
  const minute = Number(found[2] ?? 0)
  if (hour > 23 || minute > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Adds minutes to a time, wrapping at midnight. */
export function shiftTime(time: TimeOfDay, minutes: number): TimeOfDay {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
