import type { LanguageCode } from '@kiosk-admin/api-client'
import type { DemoData } from '@kiosk-admin/api-client/demo'
import { createTestApp, type TestApp, type TestAppOptions } from '@kiosk-admin/server/testing'
import '../styles.css'
import { App } from '../app'
import { createApi } from '../shared/api/api'
import { ClockProvider } from '../shared/clock'
import { ListLimitContext } from '../shared/content/list/listing'
import { language } from '../shared/i18n/language'
import { navigate } from '../shared/routing/location'
import { session } from '../shared/session/session'
import { toasts } from '../shared/toasts/toasts'
import { createStoryServer, type StoryServer } from './story-fetch'

type Fetch = typeof globalThis.fetch

export type AdminStory = {
  /** Initial address; a function runs after `before`, for links created by the server. */
  path: string | ((app: TestApp) => Promise<string>)
  /** Demo user; `null` is signed out. @default 'admin' */
  user?: string | null
  /** @default 'en' */
  code?: LanguageCode
  /** Server data; `null` is an empty server. @default the demo */
  seed?: DemoData | null
  /** Whether the server has months of statistics. @default false */
  clicks?: boolean
  /** Server options. */
  settings?: TestAppOptions['settings']
  /** E-mail transport. @default sends none */
  mailer?: TestAppOptions['mailer']
  /** Wraps the fetch function, to make requests fail or hang. */
  wrap?: (fetch: Fetch) => Fetch
  /** Largest number of records that a list loads at once. @default as for users */
  listLimit?: number
  /** Prepares data before the page opens. */
  before?: (app: TestApp) => Promise<unknown>
}

type Loaded = { app: TestApp; fetch: Fetch }

const identity = (fetch: Fetch) => fetch

/** Server of the last loaded story. */
let server: StoryServer | undefined

/** Renders the whole admin with a real server that runs in the browser. */
export const adminStory = ({
  path,
  user = 'admin',
  code = 'en',
  seed,
  clicks = false,
  settings = {},
  mailer,
  wrap = identity,
  listLimit = 1000,
  before,
}: AdminStory) => ({
  loaders: [
    async (): Promise<Loaded> => {
      await server?.end()
      localStorage.clear()
      sessionStorage.clear()
      toasts.clear()
      session.end()
      await language.choose(code)
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
      server = createStoryServer(app)
      return { app, fetch: wrap(server.fetch) }
    },
  ],
  // Storybook does not type the loaders' results
  render: (_: unknown, { loaded }: { loaded: object }) => {
    const { app, fetch } = loaded as Loaded
    return (
      <ClockProvider now={app.clock.now}>
        <ListLimitContext value={listLimit}>
          <App api={createApi(fetch)} />
        </ListLimitContext>
      </ClockProvider>
    )
  },
  parameters: { bare: true },
})
