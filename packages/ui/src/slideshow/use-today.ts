import { useEffect, useRef, useState } from 'react'
import { addDays, dayInZone, type IsoDate, startOfDay } from '../theme/days'

// Maximum interval of checks: timers stop while a device sleeps, and its clock may be changed.
const AT_LEAST = 60_000

/** The current day in a zone, by a clock; renders only when it changes. */
export function useToday(now: () => Date, zone: string): IsoDate {
  const latest = useRef(now)
  latest.current = now
  const [today, setToday] = useState(() => dayInZone(now(), zone))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      const at = latest.current()
      const day = dayInZone(at, zone)
      setToday(day)
      const left = startOfDay(addDays(day, 1), zone).getTime() - at.getTime()
      timer = setTimeout(update, Math.min(AT_LEAST, Math.max(left, 1000)))
    }
    update()
    return () => clearTimeout(timer)
  }, [zone])
  return today
}
