import { useState } from 'react'
import { useAccess } from '../../access/access-context'

const usual = 16
/** That of "Larger text", as in access.css. */
const large = 2

/** The visitor's text size as a factor of the usual one. */
export function useTextScale(): number {
  const { access } = useAccess()
  const [scale] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual)
  return access?.modes.has('large') ? scale * large : scale
}
