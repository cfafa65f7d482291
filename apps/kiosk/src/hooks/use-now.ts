import { useEffect, useState } from 'react'
import { useDependencies } from '../dependencies'
import { msUntilNextMinute } from '../model/days'

/** The time, to the minute. */
export function useNow(): Date {
  const { now } = useDependencies()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setMoment(now()), msUntilNextMinute(moment) + 20)
    return () => clearTimeout(timer)
  }, [moment, now])
  return moment
}
