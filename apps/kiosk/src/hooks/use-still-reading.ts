// Asks idle readers of an embedded website if they are still there.

import { useEffect, useEffectEvent, useState } from 'react'
import { activityEvents, answerMs, holdIdle, idleMs } from './use-idle'

/**
 * Whether to ask the reader of a website if they are still there. Events inside an iframe of another origin do not reach
 * this page, so the other idle timers are suspended and a question replaces them.
 */
export function useStillReading(onLeft: () => void): boolean {
  const [asking, setAsking] = useState(false)
  const notify = useEffectEvent(onLeft)
  useEffect(() => {
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    const release = holdIdle()
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      setAsking(true)
      timer = setTimeout(() => notify(), answerMs)
    }
    const restart = () => {
      clearTimeout(timer)
      setAsking(false)
      timer = setTimeout(ask, idleMs)
    }
    restart()
    for (const event of activityEvents) addEventListener(event, restart, options)
    // the first touch on the site moves the focus into the iframe
    addEventListener('blur', restart, options)
    return () => {
      controller.abort()
      clearTimeout(timer)
      release()
    }
  }, [])
  return asking
}
