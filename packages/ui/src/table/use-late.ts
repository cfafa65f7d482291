import { useEffect, useState } from 'react'

/** Turns true once the part has been there for so long. */
export function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return late
}
