import { useState } from 'react'

/** What a window shows: as it was last opened, while it closes. */
export function useLastOpen<T extends object>(open: boolean, now: T): T {
  const [last, setLast] = useState(now)
  if (open && JSON.stringify(now) !== JSON.stringify(last)) setLast(now)
  return open ? now : last
}
