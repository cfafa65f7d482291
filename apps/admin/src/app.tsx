import type { Caller } from '@kiosk-admin/api-client'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { Router } from 'wouter'
import { Cache } from './data/cache'
import type { Feature } from './features'
import { ownAddress } from './shared/address'
import { ApiProvider } from './shared/api'
import { language } from './shared/language'
import { home, navigate, settle, useLocation } from './shared/location'
import { session, useSession } from './shared/session'
import { Boundary } from './shell/boundary'

const Login = lazy(async () => ({ default: (await import('./features/login/login')).Login }))
const SetUp = lazy(async () => ({ default: (await import('./features/login/set-up')).SetUp }))
const Shell = lazy(async () => ({ default: (await import('./shell/shell')).Shell }))

export type AppProps = {
  api: Caller
  /** Opens the line to the stations and to what others do; without it the admin works, but hears nothing. */
  live?: boolean
  /** The screens, in the order of the menu; staff start at the first. @default all of them */
  features?: readonly Feature[]
  /** One colour for all malls. @default each mall's own */
  brand?: string
}

/** The whole back-office: sign-in for those who have no session, the shell with its screens for those who have. */
export function App({ api, live = false, features, brand }: AppProps) {
  const start = features?.[0]?.path ?? ownAddress.home
  useLayoutEffect(() => {
    language.announce()
    session.check()
    return settle({ ...ownAddress, home: start })
  }, [start])
  return (
    <ApiProvider api={api}>
      <Cache>
        <Router hook={useLocation}>
          <Boundary>
            <Suspense>
              <Guarded>
                <Shell {...{ live, features, brand }} />
              </Guarded>
            </Suspense>
          </Boundary>
        </Router>
      </Cache>
    </ApiProvider>
  )
}

/** Where the server's link for its first administrator leads. */
const setUpPath = '/setup'

/**
 * The route guard: without a whole session everything is sign-in, and sign-in is nothing for those who have one. A link to
 * set up a server is no matter of sessions: one that the browser kept is of another installation.
 */
function Guarded({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const signedIn = useSession() !== null
  const atSignIn = path === '/'
  const atSetUp = path === setUpPath
  useEffect(() => {
    if (!signedIn && !atSignIn && !atSetUp) navigate('/', { replace: true, force: true })
    if (signedIn && atSignIn) navigate(home(), { replace: true })
  }, [signedIn, atSignIn, atSetUp])
  if (atSetUp) return <SetUp />
  if (signedIn !== atSignIn) return signedIn ? children : <Login />
  return null
}
