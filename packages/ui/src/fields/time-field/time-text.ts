import type { TimeOfDay } from '../../theme/days'

/**
 * Reads a time as people type it: `9`, `9:30`, `9.30`, `9,30`, `930`, `21:05`, `9:05 pm`.
 * @returns `HH:mm`, or undefined when it is no time
 */
export function parseTime(text: string): TimeOfDay | undefined {
  const found = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim())
  if (!found) return undefined
  const half = found[3]?.toLowerCase()
  const typed = Number(found[1])
  const minute = Number(found[2] ?? 0)
  if (half && (typed < 1 || typed > 12)) return undefined
  const hour = half ? (typed % 12) + (half === 'p' ? 12 : 0) : typed
  if (hour > 23 || minute > 59) return undefined
  return timeOf(hour * 60 + minute)
}

/** Reads the end of a span: any time, and 24:00. */
export const parseEndTime = (text: string): TimeOfDay | undefined =>
  /^24(?:[:.,\s]?00)?$/.test(text.trim()) ? '24:00' : parseTime(text)

const timeOf = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The times of a day, some minutes apart. */
export const timesOfDay = (step: number): TimeOfDay[] =>
  Array.from({ length: Math.ceil(1440 / step) }, (_, at) => timeOf(at * step))

/** Adds minutes to a time, wrapping at midnight. */
export function shiftTime(time: TimeOfDay, minutes: number): TimeOfDay {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return timeOf((((hour * 60 + minute + minutes) % 1440) + 1440) % 1440)
}
