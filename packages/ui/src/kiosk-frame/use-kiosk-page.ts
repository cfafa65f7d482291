import { useEffect, useState } from 'react'

export type KioskPageState = 'loading' | 'ready' | 'failed'

export interface UseKioskPageProps {
  /** The page's address; nothing is waited for without one. */
  src?: string | undefined
  /** Milliseconds after which a page that has not come counts as failed. @default 20000 */
  loadWithin?: number | undefined
  /** Whether its frame is there; what is hidden from the start has none to load it. @default true */
  drawn?: boolean
}

/** Follows a page into its frame. Browsers say when a frame has loaded, but not when it never will. */
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
    /** For the frame; a new try is a new frame. */
    frameKey: page,
    frameProps: { src, onLoad: () => setEnded({ page, state: 'ready' }) },
  }
}
