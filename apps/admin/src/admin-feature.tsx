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
import { hrefOf, setAddress, useLocation } from './shared/routing/location'
import { type Session, session, useSession } from './shared/session/session'
import { Toaster } from './shared/toasts/toaster'
import { Boundary } from './shell/boundary'
import { DeniedAlert } from './shell/denied-alert'
import { Features } from './shell/features'
import { PasswordPrompt } from './shell/password-prompt/password-prompt'
import { Screens } from './shell/screens'

const LoginForm = lazy(async () => ({ default: (await import('./features/login/login-form')).LoginForm }))

const leave = (to: string) => location.assign(to)

export type AdminFeatureProps = Omit<ComponentProps<'div'>, 'children' | 'lang'> & {
  feature: Feature
  /** Session of the host page. @default the admin's own sign-in, stored by the browser */
  session?: Session
  /** Called when the server ends the session of the host page. */
  onSignedOut?: () => void
  /** @default the language last chosen in this browser, else Swedish */
  language?: LanguageCode
  /** Location storage: the page's query, or memory without history entries. @default 'page' */
  address?: 'page' | 'memory'
  /** Called with links to screens of other features. @default navigates the page */
  onElsewhere?: (to: string) => void
  /** @default calls the page's own server */
  api?: Caller
  /** Receives other users' changes by socket. @default false */
  live?: boolean
}

/** Embeds one feature in a host page: its screen, dialogs and toasts, without menu and header. Only one can be mounted at a time. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports the end once
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
        <PasswordPrompt />
        <Toaster />
      </Kit>
    </LiveProvider>
  )
}

/** Uses the session and the language of the host page. Returns true once both apply. */
function useHostSession(hostSession: Session | undefined, code: LanguageCode | undefined): boolean {
  const [ready, setReady] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host may pass a new object with equal values on each render
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

/** Embeds the feature's location in the host page. Returns true once it applies. */
function useGuest(feature: Feature, address: 'page' | 'memory', onElsewhere: (to: string) => void): boolean {
  const [settled, setSettled] = useState(false)
  const { parser } = useRouter()
  const tell = useEffectEvent(onElsewhere)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another feature needs another location storage
  useLayoutEffect(() => {
    const paths = [feature.path, ...(feature.also ?? [])]
    const guest = {
      home: feature.path,
      covers: (path: string) => paths.some((one) => matchRoute(parser, one, path)[0]),
      // an ended session navigates to sign-in, which the host page or the feature renders
      onElsewhere: (to: string) => to !== '/' && tell(to),
    }
    const leaveIt = setAddress(address === 'memory' ? memoryAddress(guest) : pageAddress(guest))
    setSettled(true)
    return leaveIt
  }, [feature, address])
  return settled
}
