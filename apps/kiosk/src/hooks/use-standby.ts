import { useLayoutEffect, useState } from 'react'
import { useIdle } from './use-idle'

const activity = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Standby begins after a minute without a touch. The next touch ends it, unless a screensaver has set
 * `covered`: then the screensaver calls `wake`.
 */
export function useStandby(defaultStandby: boolean, onStandby: () => void) {
  const [standby, setStandby] = useState(defaultStandby)
  const [covered, setCovered] = useState(false)

  useIdle(true, () => {
    onStandby()
    setStandby(true)
  })

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
  return { standby, covered, setCovered, wake }
}
