import type { LanguageCode } from '@kiosk-admin/api-client'
import type { DemoData } from '@kiosk-admin/api-client/demo'
import { createTestApp, type TestApp } from '@kiosk-admin/server/testing'
import '../styles.css'
import { App } from '../app'
import { createApi } from '../shared/api'
import { ClockProvider } from '../shared/clock'
import { loadKitLabels } from '../shared/kit'
import { language } from '../shared/language'
import { navigate } from '../shared/location'
import { session } from '../shared/session'
import { toasts } from '../shared/toasts'
import { countedOnPage, withPictures } from './story-fetch'

type Fetch = typeof globalThis.fetch

export type AdminStory = {
  /** The address that is open; a link of the server's own is asked for once `before` has happened. */
  path: string | ((app: TestApp) => Promise<string>)
  /** One of the demo's people; `null` has not signed in. @default 'admin' */
  user?: string | null
  /** @default 'en' */
  code?: LanguageCode
  /** `null` is a server that nobody has set up. @default the demo */
  seed?: DemoData | null
  /** Whether visitors have clicked for months. @default false */
  clicks?: boolean
  /** Makes something fail, or never answer. */
  wrap?: (fetch: Fetch) => Fetch
  /** What happened before the page was opened. */
  before?: (app: TestApp) => Promise<unknown>
}

type Loaded = { app: TestApp; fetch: Fetch }

const keep = (fetch: Fetch) => fetch

/** A whole screen of the admin on the real server, which runs in the browser beside it. */
export const adminStory = ({
  path,
  user = 'admin',
  code = 'en',
  seed,
  clicks = false,
  wrap = keep,
  before,
}: AdminStory) => ({
  loaders: [
    async (): Promise<Loaded> => {
      localStorage.clear()
      sessionStorage.clear()
      toasts.clear()
      session.end()
      language.choose(code)
      await loadKitLabels(code)
      const app = await createTestApp({ seed: seed === null ? false : (seed ?? true), clicks })
      await before?.(app)
      navigate(typeof path === 'string' ? path : await path(app), { replace: true, force: true })
      if (user !== null) {
        const { client: _, language: __, ...begun } = await app.signIn(user)
        session.begin(begun)
      }
      return { app, fetch: wrap(countedOnPage(withPictures(app.fetch))) }
    },
  ],
  // Storybook does not know what a loader gives
  render: (_: unknown, { loaded }: { loaded: object }) => {
    const { app, fetch } = loaded as Loaded
    return (
      <ClockProvider now={app.clock.now}>
        <App api={createApi(fetch)} />
      </ClockProvider>
    )
  },
  parameters: { bare: true },
})
