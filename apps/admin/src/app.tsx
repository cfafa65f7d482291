import type { Client } from '@kiosk-admin/api-client'
import { lazy, Suspense, useEffect } from 'react'
import { Router } from 'wouter'
import { Cache } from './data/cache'
import { ApiProvider } from './shared/api'
import { navigate, useLocation } from './shared/location'
import { useSession } from './shared/session'
import { Boundary } from './shell/boundary'

const Login = lazy(async () => ({ default: (await import('./features/login/login')).Login }))
const Shell = lazy(async () => ({ default: (await import('./shell/shell')).Shell }))

export type AppProps = {
  api: Client
  /** Opens the line to the stations and to what others do; without it the admin works, but hears nothing. */
  live?: boolean
}

/** The whole back-office: sign-in for those who have no session, the shell with its screens for those who have. */
export const App = ({ api, live = false }: AppProps) => (
  <ApiProvider api={api}>
    <Cache>
      <Router hook={useLocation}>
        <Boundary>
          <Suspense>
            <Guarded live={live} />
          </Suspense>
        </Boundary>
      </Router>
    </Cache>
  </ApiProvider>
)

/** The route guard: without a whole session everything is sign-in, and sign-in is nothing for those who have one. */
function Guarded({ live }: { live: boolean }) {
  const [path] = useLocation()
  const signedIn = useSession() !== null
  const atSignIn = path === '/'
  useEffect(() => {
    if (!signedIn && !atSignIn) navigate('/', { replace: true, force: true })
    if (signedIn && atSignIn) navigate('/published', { replace: true })
  }, [signedIn, atSignIn])
  if (signedIn !== atSignIn) return signedIn ? <Shell live={live} /> : <Login />
  return null
}
