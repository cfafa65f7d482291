import type { LanguageCode } from '@kiosk-admin/api-client'
import type { DemoData } from '@kiosk-admin/api-client/demo'
import { createTestApp, type TestApp } from '@kiosk-admin/server/testing'
import { configure } from 'storybook/test'
import '../styles.css'
import { App } from '../app'
import { createApi } from '../shared/api'
import { ClockProvider } from '../shared/clock'
import { loadKitLabels } from '../shared/kit'
import { language } from '../shared/language'
import { navigate } from '../shared/location'
import { session } from '../shared/session'
import { toasts } from '../shared/toasts'
import { withPictures } from './story-fetch'

// the server starts its database in the browser, and a screen's code is loaded when it is first shown
configure({ asyncUtilTimeout: 10_000 })

type Fetch = typeof globalThis.fetch

export type AdminStory = {
  /** The address that is open. */
  path: string
  /** One of the demo's people; `null` has not signed in. @default 'admin' */
  user?: string | null
  /** @default 'en' */
  code?: LanguageCode
  /** @default the demo */
  seed?: DemoData
  /** Makes something fail, or never answer. */
  wrap?: (fetch: Fetch) => Fetch
  /** What happened before the page was opened. */
  before?: (app: TestApp) => Promise<unknown>
}

type Loaded = { app: TestApp; fetch: Fetch }

const keep = (fetch: Fetch) => fetch

/** A whole screen of the admin on the real server, which runs in the browser beside it. */
export const adminStory = ({ path, user = 'admin', code = 'en', seed, wrap = keep, before }: AdminStory) => ({
  loaders: [
    async (): Promise<Loaded> => {
      localStorage.clear()
      sessionStorage.clear()
      toasts.clear()
      session.end()
      language.choose(code)
      await loadKitLabels(code)
      const app = await createTestApp({ seed: seed ?? true })
      await before?.(app)
      navigate(path, { replace: true, force: true })
      if (user !== null) {
        const { client: _, language: __, ...begun } = await app.signIn(user)
        session.begin(begun)
      }
      return { app, fetch: wrap(withPictures(app.fetch)) }
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
