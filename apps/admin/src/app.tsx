import type { Client } from '@kiosk-admin/api-client'
import type { BackOffice } from '@kiosk-admin/kiosk-client'
import { Toaster } from '@kiosk-admin/ui'
import { lazy, Suspense, useEffect } from 'react'
import { Router } from 'wouter'
import { Cache } from './data/cache'
import { LiveProvider } from './data/live'
import { ApiProvider } from './shared/api'
import { Kit } from './shared/kit'
import { navigate, useLocation } from './shared/location'
import { useSession } from './shared/session'
import { toasts } from './shared/toasts'
import { Boundary } from './shell/boundary'

const Login = lazy(async () => ({ default: (await import('./features/login/login')).Login }))
const Shell = lazy(async () => ({ default: (await import('./shell/shell')).Shell }))

export type AppProps = {
  api: Client
  /** The line to the stations and to what others do; without it the admin works, but hears nothing. */
  backOffice?: BackOffice
}

/** The whole back-office: sign-in for those who have no session, the shell with its screens for those who have. */
export function App({ api, backOffice }: AppProps) {
  return (
    <ApiProvider api={api}>
      <Cache>
        <Kit>
          <Router hook={useLocation}>
            <LiveProvider backOffice={backOffice}>
              <Boundary>
                <Suspense>
                  <Guarded />
                </Suspense>
              </Boundary>
            </LiveProvider>
          </Router>
          <Toaster toasts={toasts} />
        </Kit>
      </Cache>
    </ApiProvider>
  )
}

/** The route guard: without a whole session everything is sign-in, and sign-in is nothing for those who have one. */
function Guarded() {
  const [path] = useLocation()
  const signedIn = useSession() !== null
  const atSignIn = path === '/'
  useEffect(() => {
    if (!signedIn && !atSignIn) navigate('/', { replace: true, force: true })
    if (signedIn && atSignIn) navigate('/published', { replace: true })
  }, [signedIn, atSignIn])
  if (signedIn !== atSignIn) return signedIn ? <Shell /> : <Login />
  return null
}
