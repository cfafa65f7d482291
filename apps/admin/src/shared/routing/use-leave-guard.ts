import { useEffect, useState } from 'react'
import { withoutStep } from './dialog'
import { addGuard, currentPlace } from './location'

/** While there is something to lose, asks before this place is left: `leaving` holds the way on until staff decide. */
export function useLeaveGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<{ proceed: () => void }>()
  useEffect(() => {
    if (!dirty) return
    const here = withoutStep(currentPlace())
    return addGuard(({ to, proceed }) => {
      if (withoutStep(to) === here) return false
      setLeaving({ proceed })
      return true
    })
  }, [dirty])
  return {
    leaving: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave: () => {
      setLeaving(undefined)
      leaving?.proceed()
    },
  }
}
