import { useEffect, useState } from 'react'
import { addGuard } from './location'

/** While there is something to lose, asks before this place is left: `leaving` holds the way on until staff decide. */
export function useLeaveGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<{ proceed: () => void }>()
  useEffect(() => {
    if (!dirty) return
    return addGuard(({ proceed }) => {
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
