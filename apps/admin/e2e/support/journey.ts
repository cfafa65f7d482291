import { rm } from 'node:fs/promises'
import type { LanguageCode } from '@kiosk-admin/api-client'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { KioskServer } from './server'
import { recordToasts } from './toasts'

/** The demo's users all have it. */
const password = 'demo-kiosk'

type Fixtures = {
  /** With the demo; each journey has a copy of its data, since a first start takes seconds. */
  server: KioskServer
  /** An installation that nobody has set up. */
  fresh: KioskServer
  /** What the pages complained of; a journey that provokes a complaint empties the list itself. */
  complaints: string[]
  /** A page of its own for somebody who has not signed in, in English unless told otherwise. */
  visitor: (url: string, language?: LanguageCode) => Promise<Page>
  /** A page of its own for one of staff, signed in, in English unless told otherwise. */
  signedIn: (username: string, language?: LanguageCode) => Promise<Page>
  /** A paired station, as it stands in the mall. */
  station: (code: string) => Promise<Page>
}

/** Chromium logs a failed request as an error; journeys make requests fail on purpose and look at what staff see. */
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
    await use(async (url, language = 'en') => {
      const context = await browser.newContext({ ...contextOptions, baseURL: url })
      contexts.push(context)
      await watch(context, complaints)
      await context.addInitScript((code) => {
        // the empty page that a tab begins with has no storage
        if (location.origin === 'null') return
        if (!localStorage.getItem('language')) localStorage.setItem('language', code)
      }, language)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  signedIn: async ({ server, visitor }, use) => {
    await use(async (username, language) => {
      const page = await visitor(server.url, language)
      await page.goto('/')
      await signIn(page, username)
      await expect(page).toHaveURL(/\/published$/)
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
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect }

/** Fills the sign-in page that is open. */
export async function signIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel(/^(Username|Användarnamn|Brukernavn|Notandanafn)$/).fill(username)
  await page.getByLabel(/^(Password|Lösenord|Passord|Lykilorð)$/).fill(secret)
  await page.keyboard.press('Enter')
}

async function message<T>(answer: Response): Promise<T> {
  const body = (await answer.json()) as { success: boolean; message: T }
  if (!body.success) throw new Error(`${answer.url}: ${JSON.stringify(body)}`)
  return body.message
}

/** Makes a key for the first mall's station as an administrator would, and gives the address that pairs with it. */
async function pairingAddress(url: string, code: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const [mall] = await message<{ id: string }[]>(await fetch(`${url}/api/Sites`))
  const { token } = await message<{ token: string }>(
    await fetch(`${url}/api/Login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username: 'admin', password, mallId: mall?.id }),
    }),
  )
  const authorization = `Bearer ${token}`
  const stations = await message<{ id: string; code: string }[]>(
    await fetch(`${url}/api/MallStation/${mall?.id}`, { headers: { authorization } }),
  )
  const station = stations.find((one) => one.code === code)
  const { key } = await message<{ key: string }>(
    await fetch(`${url}/api/MallStation/${station?.id}/Key`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: '{}',
    }),
  )
  return `/kiosk/?mallId=${mall?.id}&stationId=${station?.id}#key=${key}`
}
