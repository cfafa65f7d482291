import { useEffect, useState } from 'react'

/** Duration of a message in milliseconds. */
const DURATION = 3000

/** A text that a button shows for a while instead of its own. */
export function useBriefMessage() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(''), DURATION)
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage] as const
}
