import { type Caller, createCaller } from '@kiosk-admin/api-client'
import { version } from '@kiosk-admin/api-client/package.json'
import { createPageErrors, type PageErrors } from '@kiosk-admin/api-client/page-errors'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { currentPlace, navigate } from '../routing/location'
import { currentScreen } from '../routing/screen-patterns'
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

type Connection = { api: Caller; pageErrors: PageErrors }

const ApiContext = createContext<Connection | undefined>(undefined)

export function ApiProvider({ api, children }: { api: Caller; children: ReactNode }) {
  const connection = useMemo(() => {
    const pageErrors = createPageErrors({ app: 'admin', release: version, screen: currentScreen, caller: api })
    return { api, pageErrors }
  }, [api])
  return <ApiContext.Provider value={connection}>{children}</ApiContext.Provider>
}

function useConnection(): Connection {
  const connection = use(ApiContext)
  if (!connection) throw new Error('useApi must be inside ApiProvider')
  return connection
}

export const useApi = (): Caller => useConnection().api

/** Reports exceptions to the server's log. */
export const usePageErrors = (): PageErrors => useConnection().pageErrors
