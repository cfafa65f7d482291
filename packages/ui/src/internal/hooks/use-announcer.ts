import { useCallback, useState } from 'react'

/** A live region's text and its setter. */
export function useAnnouncer() {
  const [text, setText] = useState('')
  // Live regions repeat a text only if it differs.
  const announce = useCallback((next: string) => setText((last) => (last === next ? `${next}\u00a0` : next)), [])
  return { text, announce }
}
