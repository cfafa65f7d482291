import type { Environment, StationStore } from '@kiosk-admin/kiosk-client'
import { browserStore } from '@kiosk-admin/kiosk-client/browser'
import { createContext, useContext } from 'react'
import { readAddress, withoutSecret } from './address'
import { browserVoice } from './speech/browser-voice'
import type { Voice } from './speech/voice'

/** Browser APIs that the kiosk uses. Stories and tests pass their own. */
export type Dependencies = {
  fetch: typeof globalThis.fetch
  /** Replaces parts of the station client's environment: the socket, the clock. */
  environment: Partial<Environment>
  now: () => Date
  storage: Storage
  createStore: (stationId: string) => StationStore
  href: () => string
  /** Subscribes to changes of the address's fragment. */
  onAddress: (listener: () => void) => () => void
  replaceAddress: (path: string) => void
  /** Subscribes to messages of the embedding page of the same origin, after sending it `hello`. */
  listenToParent: (listener: (message: unknown) => void, hello: string) => () => void
  /** What speaks; `null` where the browser does not. */
  voice: Voice | null
  /** Loads the page anew, without its zoom. */
  restart: () => void
}

export const browserDependencies = (): Dependencies => ({
  fetch: globalThis.fetch.bind(globalThis),
  environment: {},
  now: () => new Date(),
  storage: localStorage,
  createStore: (stationId) => browserStore(stationId),
  href: () => location.href,
  onAddress(listener) {
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  },
  replaceAddress: (path) => history.replaceState(null, '', path),
  listenToParent(listener, hello) {
    if (parent === window) return () => {}
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === parent && origin === location.origin) listener(data)
    }
    addEventListener('message', onMessage)
    parent.postMessage(hello, location.origin)
    return () => removeEventListener('message', onMessage)
  },
  voice: browserVoice(),
  restart() {
    // a preview's secret is kept in its address only
    if (readAddress(location.href).kind === 'preview') return location.reload()
    // a reload would restore the zoom
    location.replace(withoutSecret(location.href))
  },
})

const context = createContext<Dependencies | null>(null)
export const DependenciesProvider = context.Provider

export function useDependencies(): Dependencies {
  const dependencies = useContext(context)
  if (!dependencies) throw new Error('useDependencies needs a DependenciesProvider above it')
  return dependencies
}
