import type { KioskOrientation } from '@kiosk-admin/ui/headless'
import { useSyncExternalStore } from 'react'

const landscape = matchMedia('(orientation: landscape)')

function subscribe(listener: () => void) {
  landscape.addEventListener('change', listener)
  return () => landscape.removeEventListener('change', listener)
}

/** The orientation of the station's display. */
export const useOrientation = (): KioskOrientation =>
  useSyncExternalStore(subscribe, () => (landscape.matches ? 'landscape' : 'portrait'))
