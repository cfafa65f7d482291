import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { toasts } from './toasts'

const load = () => import('./toast-region')
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }))

/** On its way at the first press: what is said when the server is out of reach could not be loaded then. */
const warm = () => void load().catch(() => undefined)
const presses = ['pointerdown', 'keydown'] as const

const isAny = () => toasts.get().length > 0

let shown = false
/** Once there was a message the place of messages stays, so that the last one leaves gently. */
const wasAny = () => {
  shown ||= isAny()
  return shown
}

/** Where messages appear; loaded with the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(toasts.subscribe, wasAny)
  useEffect(() => {
    for (const press of presses) addEventListener(press, warm, { once: true, capture: true })
    return () => {
      for (const press of presses) removeEventListener(press, warm, { capture: true })
    }
  }, [])
  return (
    wanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
