import { useEffect, useState } from 'react'
import { useKioskUi } from '../../theme/context'
import { agoText, seenText } from './station-seen'

/** How long ago something was seen, and exactly when, in the reader's language; goes on with the clock. */
export function useLastSeen(at: Date | undefined) {
  const { locale, timeZone, now } = useKioskUi()
  const [, look] = useState(0)
  const known = at !== undefined && !Number.isNaN(at.getTime())
  useEffect(() => {
    if (!known) return
    const timer = setInterval(() => look((looks) => looks + 1), 60_000)
    return () => clearInterval(timer)
  }, [known])
  if (!known) return undefined
  const options = { locale, timeZone, now: now() }
  return { ago: agoText(at, options), exact: seenText(at, options) }
}
