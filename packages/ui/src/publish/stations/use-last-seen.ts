import { useEffect, useState } from 'react'
import { useKioskUi } from '../../theme/context'
import { agoText, seenText } from './station-seen'

/** Relative and absolute text of a time, updated every minute. */
export function useLastSeen(at: Date | undefined) {
  const { locale, timeZone, now } = useKioskUi()
  const [, rerender] = useState(0)
  const valid = at !== undefined && !Number.isNaN(at.getTime())
  useEffect(() => {
    if (!valid) return
    const timer = setInterval(() => rerender((count) => count + 1), 60_000)
    return () => clearInterval(timer)
  }, [valid])
  if (!valid) return undefined
  const options = { locale, timeZone, now: now() }
  return { ago: agoText(at, options), exact: seenText(at, options) }
}
