import { useEffect, useEffectEvent, useState } from 'react'
import { holdIdle, idleMs, signsOfLife } from './use-idle'

/** How long the question waits for an answer. */
export const answerMs = 15_000

/**
 * Whether to ask the reader of a website if they are still there. Touches inside a site of another origin cannot be heard,
 * so the question comes before the visitor counts as gone; while this is used, nothing else calls them gone.
 */
export function useStillReading(onLeft: () => void): boolean {
  const [asking, setAsking] = useState(false)
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    const release = holdIdle()
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      setAsking(true)
      timer = setTimeout(() => left(), answerMs)
    }
    const restart = () => {
      clearTimeout(timer)
      setAsking(false)
      timer = setTimeout(ask, idleMs)
    }
    restart()
    for (const sign of signsOfLife) addEventListener(sign, restart, options)
    // the first touch on the site takes the focus from this page
    addEventListener('blur', restart, options)
    return () => {
      controller.abort()
      clearTimeout(timer)
      release()
    }
  }, [])
  return asking
}
