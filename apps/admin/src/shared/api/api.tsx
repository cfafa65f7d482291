import { type Caller, createCaller } from '@kiosk-admin/api-client'
import { createContext, type ReactNode, use } from 'react'
import { currentPlace, navigate } from '../routing/location'
import { deny } from '../session/denied'
import { askForPassword } from '../session/password-prompt'
import { session } from '../session/session'
import { setActiveRequests, unanswered } from './requests'

/** Creates the admin's API client. Ends the session on 401, and shows an alert on 403. */
export const createApi = (fetch?: typeof globalThis.fetch): Caller =>
  createCaller({
    ...(fetch ? { fetch } : {}),
    token: () => session.get()?.token,
    onActivity: setActiveRequests,
    onUnanswered: unanswered.set,
    onUnauthenticated: (_, token) => {
      // concurrent or late 401 responses end the session once, and never a newer one
      const current = session.get()
      if (!current || current.token !== token) return
      session.end(currentPlace())
      navigate('/', { force: true })
    },
    onAccessDenied: deny,
    onPasswordRequired: askForPassword,
  })

const ApiContext = createContext<Caller | undefined>(undefined)

export const ApiProvider = ({ api, children }: { api: Caller; children: ReactNode }) => (
  <ApiContext.Provider value={api}>{children}</ApiContext.Provider>
)

export function useApi(): Caller {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi must be inside ApiProvider')
  return api
}
