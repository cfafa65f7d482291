import type { Environment, StationStore } from '@kiosk-admin/kiosk-client'
import { browserStore } from '@kiosk-admin/kiosk-client/browser'
import { createContext, useContext } from 'react'

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
  /** Listens to the page that this one stands in, after telling it so; a page of another origin is not heard. */
  around: (listener: (message: unknown) => void, hello: string) => () => void
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
  around(listener, hello) {
    if (parent === window) return () => {}
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === parent && origin === location.origin) listener(data)
    }
    addEventListener('message', hear)
    parent.postMessage(hello, location.origin)
    return () => removeEventListener('message', hear)
  },
  restart: () => location.reload(),
})

const context = createContext<Services | null>(null)
export const ServicesProvider = context.Provider

export function useServices(): Services {
  const services = useContext(context)
  if (!services) throw new Error('There is no ServicesProvider around this')
  return services
}
