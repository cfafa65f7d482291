import type { Environment, StationStore } from '@kiosk-admin/kiosk-client'
import { createContext, useContext } from 'react'
import { browserStore } from './pairing'

/** The world around the kiosk; stories and tests hand in their own. */
export type Services = {
  fetch: typeof globalThis.fetch
  /** Replaces parts of the browser's own: the socket, the clock. */
  environment: Partial<Environment>
  now: () => Date
  storage: Storage
  storeOf: (stationId: string) => StationStore
  href: () => string
  /** Calls back when the fragment of the address changes. */
  onAddress: (listener: () => void) => () => void
  replaceAddress: (path: string) => void
  restart: () => void
}

export const browserServices = (): Services => ({
  fetch: globalThis.fetch.bind(globalThis),
  environment: {},
  now: () => new Date(),
  storage: localStorage,
  storeOf: (stationId) => browserStore(stationId),
  href: () => location.href,
  onAddress(listener) {
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  },
  replaceAddress: (path) => history.replaceState(null, '', path),
  restart: () => location.reload(),
})

const context = createContext<Services | null>(null)
export const ServicesProvider = context.Provider

export function useServices(): Services {
  const services = useContext(context)
  if (!services) throw new Error('There is no ServicesProvider around this')
  return services
}
