import { useEffect, useState } from 'react'
import { withoutStep } from './dialog'
import { addGuard, currentPlace } from './location'

/** Asks before leaving while `dirty`. `leaving` is true until the user decides. */
export function useLeaveGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<{ proceed: () => void }>()
  useEffect(() => {
    if (!dirty) return
    const current = withoutStep(currentPlace())
    return addGuard(({ to, proceed }) => {
      if (withoutStep(to) === current) return false
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
