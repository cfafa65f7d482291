import { useCallback, useState } from 'react'

/** A text for a live region, and how to say another one. */
export function useAnnouncer() {
  const [text, setText] = useState('')
  // The same words again are only heard when the text differs.
  const announce = useCallback((next: string) => setText((last) => (last === next ? `${next}\u00a0` : next)), [])
  return { text, announce }
}
