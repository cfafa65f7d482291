import { useState } from 'react'

/** The value of a dialog; while closed, the one of when it was last open, for the closing animation. */
export function useLastOpen<T>(open: boolean, value: T): T {
  const [last, setLast] = useState(value)
  if (open && last !== value) setLast(value)
  return open ? value : last
}
