import { useEffect, useState } from 'react'

export type KioskPageState = 'loading' | 'ready' | 'failed'

export interface UseKioskPageProps {
  /** The page's URL; without one, nothing loads. */
  src?: string | undefined
  /** Milliseconds until loading counts as failed. @default 20000 */
  loadWithin?: number | undefined
  /** Whether the iframe is rendered. @default true */
  drawn?: boolean
}

/** Tracks the loading of an iframe, with a timeout: browsers do not report failures. */
export function useKioskPage({ src, loadWithin = 20_000, drawn = true }: UseKioskPageProps) {
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<{ page: string; state: 'ready' | 'failed' }>()
  const page = `${attempt} ${src}`
  const state: KioskPageState = src === undefined ? 'ready' : ended?.page === page ? ended.state : 'loading'
  const waiting = state === 'loading' && drawn

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setEnded({ page, state: 'failed' }), loadWithin)
    return () => clearTimeout(timer)
  }, [waiting, page, loadWithin])

  return {
    state,
    retry: () => setAttempt((before) => before + 1),
    /** Props of the iframe; a retry remounts it. */
    frameKey: page,
    frameProps: { src, onLoad: () => setEnded({ page, state: 'ready' }) },
  }
}
