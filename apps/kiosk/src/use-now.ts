import { useEffect, useState } from 'react'
import { untilNextMinute } from './model/days'
import { useServices } from './services'

/** The time, to the minute. */
export function useNow(): Date {
  const { now } = useServices()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setMoment(now()), untilNextMinute(moment) + 20)
    return () => clearTimeout(timer)
  }, [moment, now])
  return moment
}
