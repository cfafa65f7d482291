import { useEffect, useRef, useState } from 'react'
import { addDays, dayInZone, type IsoDate, startOfDay } from '../theme/days'

// Timers stand still while a device sleeps, and its clock may be set: looked at again at least so often.
const AT_LEAST = 60_000

/** The day in a zone, by a clock; draws anew only when another day begins. */
export function useToday(now: () => Date, zone: string): IsoDate {
  const latest = useRef(now)
  latest.current = now
  const [today, setToday] = useState(() => dayInZone(now(), zone))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const at = latest.current()
      const day = dayInZone(at, zone)
      setToday(day)
      const left = startOfDay(addDays(day, 1), zone).getTime() - at.getTime()
      timer = setTimeout(look, Math.min(AT_LEAST, Math.max(left, 1000)))
    }
    look()
    return () => clearTimeout(timer)
  }, [zone])
  return today
}
