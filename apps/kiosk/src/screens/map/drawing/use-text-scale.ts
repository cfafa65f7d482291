import { useState } from 'react'

const usual = 16

/** The visitor's text size as a factor of the usual one. */
export function useTextScale(): number {
  const [scale] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual)
  return scale
}
