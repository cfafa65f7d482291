import { type Caller, createCaller } from '@kiosk-admin/api-client'
import { createContext, type ReactNode, use } from 'react'
import { currentPlace, navigate } from '../routing/location'
import { deny } from '../session/denied'
import { session } from '../session/session'
import { setActiveRequests } from './requests'

/** The client of the admin: the one place that decides what the end of a session and a denied request mean. */
export const createApi = (fetch?: typeof globalThis.fetch): Caller =>
  createCaller({
    ...(fetch ? { fetch } : {}),
    token: () => session.get()?.token,
    onActivity: setActiveRequests,
    onUnauthenticated: (_, token) => {
      // several calls may come back at once, and some late: only the first one of this session ends it
      const current = session.get()
      if (!current || current.token !== token) return
      session.end(currentPlace())
      navigate('/', { force: true })
    },
    onAccessDenied: deny,
  })

const ApiContext = createContext<Caller | undefined>(undefined)

export const ApiProvider = ({ api, children }: { api: Caller; children: ReactNode }) => (
  <ApiContext.Provider value={api}>{children}</ApiContext.Provider>
)

export function useApi(): Caller {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi stands outside of ApiProvider')
  return api
}
