import type { Caller } from '@kiosk-admin/api-client'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { Router } from 'wouter'
import { Cache } from './data/cache/cache'
import { ApiProvider, usePageErrors } from './shared/api/api'
import type { Feature } from './shared/feature/feature'
import { language } from './shared/i18n/language'
import { type Address, ownAddress } from './shared/routing/address'
import { currentPlace, home, navigate, setAddress, useLocation } from './shared/routing/location'
import { session, useSession } from './shared/session/session'
import { Boundary } from './shell/boundary'

const Login = lazy(async () => ({ default: (await import('./features/login/login')).Login }))
const SetUp = lazy(async () => ({ default: (await import('./features/login/set-up')).SetUp }))
const ChoosePassword = lazy(async () => ({
  default: (await import('./features/login/choose-password')).ChoosePassword,
}))
const ForgotPassword = lazy(async () => ({
  default: (await import('./features/login/forgot-password')).ForgotPassword,
}))
const Shell = lazy(async () => ({ default: (await import('./shell/shell')).Shell }))

export type AppProps = {
  api: Caller
  /** Opens the socket. Without it the admin works, but receives no events. */
  live?: boolean
  /** The screens in the order of the menu; the first is the start page. @default all screens */
  features?: readonly Feature[]
  /** One colour for all malls. @default each mall's own */
  brand?: string
  /** Storage of the location; the same object on every render. @default the path of the page's URL */
  address?: Address
}

/** The admin: sign-in without a session, otherwise the shell with its screens. */
export function App({ api, live = false, features, brand, address = ownAddress }: AppProps) {
  const start = features?.[0]?.path ?? address.home
  useLayoutEffect(() => {
    language.announce()
    const current = session.check()
    const leave = setAddress({ ...address, home: start })
    const place = currentPlace()
    if (!current && ![...openPaths, home()].includes(place.split('?')[0] ?? '')) session.remember(place)
    return leave
  }, [address, start])
  return (
    <ApiProvider api={api}>
      <PageErrors />
      <Cache>
        <Router hook={useLocation} hrefs={address.hrefOf}>
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

/** Reports exceptions that no boundary catches, while the admin owns the page. */
function PageErrors() {
  const { listen } = usePageErrors()
  useEffect(listen, [listen])
  return null
}

/** Pages opened by links from the server, with or without a session. */
const linkPages = [
  { path: '/setup', Page: SetUp },
  { path: '/password', Page: ChoosePassword },
  { path: '/forgot-password', Page: ForgotPassword },
]

/** Pages shown without a session. */
const openPaths = ['/', ...linkPages.map(({ path }) => path)]

/**
 * Route guard: shows sign-in without a session, and redirects from it with one. Link pages ignore the session, which
 * may be another user's.
 */
function Guarded({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const signedIn = useSession() !== null
  const atSignIn = path === '/'
  const linkPage = linkPages.find((one) => one.path === path)
  const atLink = linkPage !== undefined
  useEffect(() => {
    if (!signedIn && !atSignIn && !atLink) navigate('/', { replace: true, force: true })
    if (signedIn && atSignIn) navigate(home(), { replace: true })
  }, [signedIn, atSignIn, atLink])
  if (linkPage) return <linkPage.Page />
  if (signedIn !== atSignIn) return signedIn ? children : <Login />
  return null
}
