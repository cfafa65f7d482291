import { useEffect, useState } from 'react'
import { useKioskUi } from '../../theme/context'

// Timers stand still while a computer sleeps: looked at again at least so often.
const AT_LEAST = 60_000

/** What holds by the provider's clock; read again every minute, and at the moment when it is to change. */
export function useNow<T>(read: (now: Date) => T, changeOf: (found: T) => Date | undefined): { now: Date; found: T } {
  const { now: clock } = useKioskUi()
  const [, look] = useState(0)
  const now = clock()
  const found = read(now)
  const wait = Math.min(AT_LEAST, (changeOf(found)?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime())
  // each look sets the next timer, though it may find that nothing changed
  useEffect(() => {
    const timer = setTimeout(() => look((looks) => looks + 1), Math.max(wait, 1000))
    return () => clearTimeout(timer)
  })
  return { now, found }
}
