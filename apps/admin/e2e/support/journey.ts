import { rm } from 'node:fs/promises'
import { createCaller, type LanguageCode } from '@kiosk-admin/api-client'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { KioskServer } from './server'
import { recordToasts } from './toasts'

/** The password of the demo's users. */
const password = 'demo-kiosk'

type Fixtures = {
  /** A server with demo data. Each journey gets a copy, because a first start takes seconds. */
  server: KioskServer
  /** A server that is not set up. */
  fresh: KioskServer
  /** Errors and policy violations of all pages; a journey that provokes one clears the list. */
  complaints: string[]
  /** Opens a page without session, in English by default. */
  visitor: (url: string, language?: LanguageCode, session?: Session) => Promise<Page>
  /** Opens the admin for a signed-in user, in English by default. */
  signedIn: (username: string, language?: LanguageCode) => Promise<Page>
  /** Opens a paired station. */
  station: (code: string) => Promise<Page>
}

/** Chromium logs failed requests as errors; journeys provoke them and check the messages on screen. */
const isFailedRequest = (text: string) =>
  text.startsWith('Failed to load resource') || text.includes('WebSocket connection')

async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await recordToasts(context)
  await context.exposeFunction('reportViolation', (text: string) => complaints.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation
      report(`${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`${error}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isFailedRequest(message.text())) complaints.push(message.text())
    })
  })
}

export const test = base.extend<Fixtures, { demoData: string }>({
  demoData: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await KioskServer.demoData()
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  server: async ({ demoData }, use) => {
    const server = await KioskServer.start({ data: demoData })
    await use(server)
    await server.dispose()
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  fresh: async ({}, use) => {
    const server = await KioskServer.start({ demo: false })
    await use(server)
    await server.dispose()
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'No page breaks its security policy, throws or logs an error').toEqual([])
  },

  visitor: async ({ browser, complaints, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (url, language = 'en', session) => {
      const stored = Object.entries(session ?? {}).map(([name, value]) => ({ name, value }))
      const storageState = { cookies: [], origins: [{ origin: url, localStorage: stored }] }
      const context = await browser.newContext({ ...contextOptions, baseURL: url, storageState })
      contexts.push(context)
      await watch(context, complaints)
      await context.addInitScript((code) => {
        // the blank page of a new tab has no storage
        if (location.origin === 'null') return
        if (!localStorage.getItem('language')) localStorage.setItem('language', code)
      }, language)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  signedIn: async ({ server, visitor }, use) => {
    await use(async (username, language) => {
      const page = await visitor(server.url, language, await createSession(server.url, username))
      await page.goto('/published')
      return page
    })
  },

  station: async ({ browser, server, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (code) => {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 720, height: 1280 } })
      contexts.push(context)
      await watch(context, complaints)
      const page = await context.newPage()
      await page.goto(await pairingAddress(server.url, code))
      // the first content replaces the languages of the page before it
      await page.getByRole('time').first().waitFor()
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** One server for all journeys of a worker: starting another takes as long as a short journey. */
const onSharedServer = () =>
  test.extend<object, { sharedServer: KioskServer }>({
    sharedServer: [
      async ({ demoData }, use) => {
        const server = await KioskServer.start({ data: demoData })
        await use(server)
        await server.dispose()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    server: ({ sharedServer }, use) => use(sharedServer),
  })

/** For journeys that can share a server, although they write to it. */
export const sharedTest = onSharedServer()

/** For journeys that only read: they find the demo as it is. */
export const readerTest = onSharedServer()

export { expect }

/** Fills in the sign-in page. */
export async function signIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel(/^(Username|Användarnamn|Brukernavn|Notandanafn)$/).fill(username)
  await page.getByLabel(/^(Password|Lösenord|Passord|Lykilorð)$/).fill(secret)
  await page.keyboard.press('Enter')
}

/** What a sign-in stores; the names of the keys are from the specification. */
type Session = { mallId: string; userId: string; userName: string; token: string }

/** Signs in without the sign-in page, which journeys of its own prove and which takes as long as their first page. */
async function createSession(url: string, username: string): Promise<Session> {
  const { mallId, userId, userName, token } = await message<Session>(
    await fetch(`${url}/api/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    }),
  )
  return { mallId, userId, userName, token }
}

/** Calls of a signed-in user, and the mall in which the user begins. */
export async function callsOf(url: string, username: string) {
  const { mallId, token } = await createSession(url, username)
  return { mallId, caller: createCaller({ baseUrl: `${url}/api`, token: () => token }) }
}

async function message<T>(answer: Response): Promise<T> {
  const body = (await answer.json()) as { success: boolean; message: T }
  if (!body.success) throw new Error(`${answer.url}: ${JSON.stringify(body)}`)
  return body.message
}

/** Creates a key for a station of the first mall as an administrator would, and returns its pairing address. */
export async function pairingAddress(url: string, code: string): Promise<string> {
  const { mallId, token } = await createSession(url, 'admin')
  const authorization = `Bearer ${token}`
  const stations = await message<{ id: string; code: string }[]>(
    await fetch(`${url}/api/MallStation/${mallId}`, { headers: { authorization } }),
  )
  const station = stations.find((one) => one.code === code)
  const { key } = await message<{ key: string }>(
    await fetch(`${url}/api/MallStation/${station?.id}/Key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: '{}',
    }),
  )
  return `/kiosk/?mallId=${mallId}&stationId=${station?.id}#key=${key}`
}
