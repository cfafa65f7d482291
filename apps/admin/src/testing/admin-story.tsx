import type { LanguageCode } from '@kiosk-admin/api-client'
import type { DemoData } from '@kiosk-admin/api-client/demo'
import { createTestApp, type TestApp, type TestAppOptions } from '@kiosk-admin/server/testing'
import '../styles.css'
import { App } from '../app'
import { createApi } from '../shared/api/api'
import { ClockProvider } from '../shared/clock'
import { language } from '../shared/i18n/language'
import { loadKitLabels } from '../shared/kit'
import { navigate } from '../shared/routing/location'
import { session } from '../shared/session/session'
import { toasts } from '../shared/toasts/toasts'
import { createStoryServer, type StoryServer } from './story-fetch'

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
  /** How the server is set up. */
  settings?: TestAppOptions['settings']
  /** What sends e-mail. @default none is sent */
  mailer?: TestAppOptions['mailer']
  /** Makes something fail, or never answer. */
  wrap?: (fetch: Fetch) => Fetch
  /** What happened before the page was opened. */
  before?: (app: TestApp) => Promise<unknown>
}

type Loaded = { app: TestApp; fetch: Fetch }

const keep = (fetch: Fetch) => fetch

/** The story's that was loaded last. */
let server: StoryServer | undefined

/** A whole screen of the admin on the real server, which runs in the browser beside it. */
export const adminStory = ({
  path,
  user = 'admin',
  code = 'en',
  seed,
  clicks = false,
  settings = {},
  mailer,
  wrap = keep,
  before,
}: AdminStory) => ({
  loaders: [
    async (): Promise<Loaded> => {
      await server?.end()
      localStorage.clear()
      sessionStorage.clear()
      toasts.clear()
      session.end()
      language.choose(code)
      await loadKitLabels(code)
      const app = await createTestApp({
        seed: seed === null ? false : (seed ?? true),
        clicks,
        settings,
        ...(mailer ? { mailer } : {}),
      })
      await before?.(app)
      navigate(typeof path === 'string' ? path : await path(app), { replace: true, force: true })
      if (user !== null) {
        const { client: _, language: __, device: ___, ...begun } = await app.signIn(user)
        session.begin(begun)
      }
      server = createStoryServer(app.fetch)
      return { app, fetch: wrap(server.fetch) }
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
