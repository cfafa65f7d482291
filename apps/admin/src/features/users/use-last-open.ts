import { useState } from 'react'

/** Keeps the last open value during the closing animation. */
export function useLastOpen<T extends object>(open: boolean, now: T): T {
  const [last, setLast] = useState(now)
  if (open && JSON.stringify(now) !== JSON.stringify(last)) setLast(now)
  return open ? now : last
}
