import { useLayoutEffect, useState } from 'react'
import { useIdle } from './use-idle'

const activity = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Standby begins after a minute without a touch; `asking` is true in its last 20 seconds. The next touch ends it, unless a screensaver has set
 * `covered`: then the screensaver calls `wake`.
 */
export function useStandby(defaultStandby: boolean, onStandby: () => void) {
  const [standby, setStandby] = useState(defaultStandby)
  const [covered, setCovered] = useState(false)
  const [asking, setAsking] = useState(false)

  useIdle(
    true,
    () => {
      setAsking(false)
      onStandby()
      setStandby(true)
    },
    setAsking,
  )

  // as soon as a screensaver covers the page: a touch in between would end it before its click
  useLayoutEffect(() => {
    if (!standby || covered) return
    const end = () => setStandby(false)
    for (const event of activity) addEventListener(event, end, { passive: true })
    return () => {
      for (const event of activity) removeEventListener(event, end)
    }
  }, [standby, covered])

  function wake() {
    setCovered(false)
    setStandby(false)
  }
  return { asking: asking && !standby, standby, covered, setCovered, wake }
}
