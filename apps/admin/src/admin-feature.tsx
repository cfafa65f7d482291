import type { Caller, LanguageCode } from '@kiosk-admin/api-client'
import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { matchRoute, Router, useRouter } from 'wouter'
import { Cache } from './data/cache/cache'
import { LiveProvider } from './data/live/live'
import { useMall } from './data/malls/use-mall'
import { ApiProvider, createApi } from './shared/api/api'
import type { Feature } from './shared/feature/feature'
import { language, languageDisplay, useLanguage } from './shared/i18n/language'
import { Kit } from './shared/kit'
import { memoryAddress, pageAddress } from './shared/routing/address'
import { hrefOf, settle, useLocation } from './shared/routing/location'
import { type Session, session, useSession } from './shared/session/session'
import { Toaster } from './shared/toasts/toaster'
import { Boundary } from './shell/boundary'
import { DeniedAlert } from './shell/denied-alert'
import { Features } from './shell/features'
import { Screens } from './shell/screens'

const LoginForm = lazy(async () => ({ default: (await import('./features/login/login-form')).LoginForm }))

const leave = (to: string) => location.assign(to)

export type AdminFeatureProps = Omit<ComponentProps<'div'>, 'children' | 'lang'> & {
  feature: Feature
  /** Who works, where the page signs people in itself. @default the admin's own sign-in, kept by the browser */
  session?: Session
  /** The server has ended the session that the page gave. */
  onSignedOut?: () => void
  /** @default the one that was chosen last in this browser, else Swedish */
  language?: LanguageCode
  /** Where filters and the open dialog are kept: in the page's query, or nowhere that Back knows of. @default 'page' */
  address?: 'page' | 'memory'
  /** Told of links to screens of other features. @default goes there, as any link of the page */
  onElsewhere?: (to: string) => void
  /** @default one that asks the page's own server */
  api?: Caller
  /** Hears at once what others change. @default false */
  live?: boolean
}

/**
 * One feature of the back-office in somebody else's page: its screen with its forms, questions and toasts, without menu
 * and header. One at a time: its place, session and words are the page's.
 */
export function AdminFeature({
  feature,
  session: hostSession,
  onSignedOut,
  language: code,
  address = 'page',
  onElsewhere = leave,
  api,
  live = false,
  ...rest
}: AdminFeatureProps) {
  const [caller] = useState(() => api ?? createApi())
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const lang = languageDisplay[useLanguage()].tag
  const signedIn = useSession() !== null
  const isReady = useHostSession(hostSession, code)
  const settled = useGuest(feature, address, onElsewhere)
  const ended = isReady && hostSession !== undefined && !signedIn
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it ends
  useEffect(() => {
    if (ended) onSignedOut?.()
  }, [ended])
  return (
    <>
      <div data-kiosk-admin="feature" lang={lang} {...rest}>
        {isReady && settled && (
          <ApiProvider api={caller}>
            <Cache>
              <Router hook={useLocation} hrefs={hrefOf}>
                <Boundary>
                  <Suspense>
                    {signedIn && <Inside feature={feature} live={live} overlays={overlays ?? undefined} />}
                    {!signedIn && !hostSession && <LoginForm />}
                  </Suspense>
                </Boundary>
              </Router>
            </Cache>
          </ApiProvider>
        )}
      </div>
      {createPortal(<div data-kiosk-admin="overlays" lang={lang} ref={setOverlays} />, document.body)}
    </>
  )
}

type InsideProps = { feature: Feature; live: boolean; overlays: HTMLElement | undefined }

function Inside({ feature, live, overlays }: InsideProps) {
  const mall = useMall()
  return (
    <LiveProvider live={live}>
      <Kit timeZone={mall?.timeZone} overlays={overlays}>
        <Features features={[feature]}>
          <Screens />
        </Features>
        <DeniedAlert />
        <Toaster />
      </Kit>
    </LiveProvider>
  )
}

/** Uses the session and the language of the host page. Returns true once both apply. */
function useHostSession(hostSession: Session | undefined, code: LanguageCode | undefined): boolean {
  const [ready, setReady] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values may come as a new object each time
  useLayoutEffect(() => {
    if (hostSession) session.embed(hostSession)
    else session.check()
    setReady(true)
  }, [hostSession?.token, hostSession?.userId, hostSession?.userName, hostSession?.mallId])
  useLayoutEffect(() => {
    if (code) language.embed(code)
  }, [code])
  return ready
}

/** Keeps the feature's place where the page wants it; true once it does. */
function useGuest(feature: Feature, address: 'page' | 'memory', onElsewhere: (to: string) => void): boolean {
  const [settled, setSettled] = useState(false)
  const { parser } = useRouter()
  const tell = useEffectEvent(onElsewhere)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another feature is another guest
  useLayoutEffect(() => {
    const paths = [feature.path, ...(feature.also ?? [])]
    const guest = {
      home: feature.path,
      covers: (path: string) => paths.some((one) => matchRoute(parser, one, path)[0]),
      // the end of a session leads to the sign-in, which the page or the feature itself shows
      onElsewhere: (to: string) => to !== '/' && tell(to),
    }
    const leaveIt = settle(address === 'memory' ? memoryAddress(guest) : pageAddress(guest))
    setSettled(true)
    return leaveIt
  }, [feature, address])
  return settled
}
