import type { KioskOrientation } from '@kiosk-admin/ui/headless'
import { useSyncExternalStore } from 'react'

const lying = matchMedia('(orientation: landscape)')

function onTurn(listener: () => void) {
  lying.addEventListener('change', listener)
  return () => lying.removeEventListener('change', listener)
}

/** How the station's display stands. */
export const useOrientation = (): KioskOrientation =>
  useSyncExternalStore(onTurn, () => (lying.matches ? 'landscape' : 'portrait'))
