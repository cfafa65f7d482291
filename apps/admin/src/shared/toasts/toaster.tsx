import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadCode } from '../i18n/load-code'
import { toasts } from './toasts'

const load = () => import('./toast-region')
const ToastRegion = lazy(async () => ({ default: (await loadCode(load)).ToastRegion }))

/** Prefetches the toast region on the first input: once the server is unreachable, the chunk could not load to report that. */
const prefetch = () => void load().catch(() => undefined)
const inputEvents = ['pointerdown', 'keydown'] as const

const hasToasts = () => toasts.get().length > 0

let shown = false
/** Stays true after the first toast, so that the last one can animate out. */
const hasShownToast = () => {
  shown ||= hasToasts()
  return shown
}

/** Region for toasts, loaded with the first one. */
export function Toaster() {
  const mounted = useSyncExternalStore(toasts.subscribe, hasShownToast)
  useEffect(() => {
    for (const type of inputEvents) addEventListener(type, prefetch, { once: true, capture: true })
    return () => {
      for (const type of inputEvents) removeEventListener(type, prefetch, { capture: true })
    }
  }, [])
  return (
    mounted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
