import { useEffect, useState } from 'react'
import { useKioskUi } from '../../theme/context'

// Timers pause while a computer sleeps, so check at least this often.
const AT_LEAST = 60_000

/** A value derived from the provider's clock; updates every minute and at its next change. */
export function useNow<T>(read: (now: Date) => T, changeOf: (found: T) => Date | undefined): { now: Date; found: T } {
  const { now: clock } = useKioskUi()
  const [, rerender] = useState(0)
  const now = clock()
  const found = read(now)
  const wait = Math.min(AT_LEAST, (changeOf(found)?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime())
  // each check sets the next timer, also without a change
  useEffect(() => {
    const timer = setTimeout(() => rerender((count) => count + 1), Math.max(wait, 1000))
    return () => clearTimeout(timer)
  })
  return { now, found }
}
