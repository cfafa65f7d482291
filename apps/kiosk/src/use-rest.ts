import { useEffect, useState } from 'react'
import { useIdle } from './use-idle'

const touches = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Whether the station rests: nobody has touched it for a while. The next touch wakes it, unless it is `covered`: then what
 * covers it says when it wakes.
 */
export function useRest(defaultResting: boolean, onRest: () => void) {
  const [resting, setResting] = useState(defaultResting)
  const [covered, cover] = useState(false)

  useIdle(true, () => {
    onRest()
    setResting(true)
  })

  useEffect(() => {
    if (!resting || covered) return
    const wake = () => setResting(false)
    for (const touch of touches) addEventListener(touch, wake, { passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, wake)
    }
  }, [resting, covered])

  function wake() {
    cover(false)
    setResting(false)
  }
  return { resting, covered, cover, wake }
}
