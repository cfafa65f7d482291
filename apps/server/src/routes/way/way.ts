// Serves the page of a way for visitors' phones.

import { errorStatuses, type LanguageCode, languageCodes } from '@kiosk-admin/api-client'
import { DatabaseUnavailable, retryAfterSeconds } from '../../db/unavailable'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { sha256 } from '../../identity'
import { keepLatest } from '../../limits/keep-latest'
import { answerPacked, type Packed, packedOf } from '../content/packed'
import type { App, Http } from '../dispatch/dispatch'
import { createWayFinder } from './find-way'
import { pageStyle } from './page-style'
import { pageScript, workerScript } from './page-worker'
import { gonePage, unavailablePage, wayPage } from './way-page'

/** Pages whose compressed bytes are kept. */
const pagesKept = 200

const bytesOf = (text: string) => new TextEncoder().encode(text)

const sourceOf = async (text: string) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

/** Hashes instead of a nonce: the same page has the same bytes. */
const pagePolicy = async () =>
  [
    "default-src 'none'",
    `script-src ${await sourceOf(pageScript)}`,
    `style-src ${await sourceOf(pageStyle)}`,
    "img-src data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ')

const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

/** Registers the page and its worker. No cookie is set or read, and the query is in no log. */
export function registerWayPage(app: App, dependencies: Dependencies): void {
  const { clock, packers, rateLimits, settings, log } = dependencies
  const findWay = createWayFinder(dependencies)
  const pages = keepLatest<Packed>(pagesKept)
  let policy: Promise<string> | undefined

  const headersOf = async () => {
    policy ??= pagePolicy()
    return {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
      // a shared cache may keep it, and asks whether it has changed
      'cache-control': 'public, no-cache',
    }
  }

  app.get('/w/worker.js', (c) =>
    c.body(workerScript, 200, {
      ...common,
      'content-type': 'text/javascript; charset=utf-8',
      // the policy of a worker is that of its script
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'no-cache',
    }),
  )

  app.get('/w/:mall/:station/:record', async (c) => {
    const now = clock.now()
    const address = addressOf(c)
    try {
      const attempt = { action: 'read', credential: undefined, address: c.env?.address ?? '', now } as const
      await rateLimits.admit(
        attempt,
        () => undefined,
        async () => undefined,
      )
      const found = await findWay(address, now)
      if ('gone' in found) return c.body(gonePage(found), 404, await headersOf())
      const page = bytesOf(wayPage(found, toggleOf(address, found.language)))
      const id = await sha256(page)
      const packed = await pages(id, id, async () => packedOf(id, Promise.resolve(page)))
      return await answerPacked(c.req.raw, packers, { id, bytes: () => packed }, await headersOf())
    } catch (error) {
      const failure = failureOf(error)
      if (failure.status === 500) log.error('The page of a way failed', { requestId: c.var.requestId, error })
      const language = languageCodes.find((one) => one === address.language) ?? settings.defaultLanguage
      return c.body(unavailablePage(language), failure.status, {
        ...(await headersOf()),
        'cache-control': 'no-store',
        ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
      })
    }
  })
}

function failureOf(error: unknown): { status: 429 | 500 | 503; retryAfter?: number | undefined } {
  if (error instanceof HttpError && error.code === 'rate_limited') {
    return { status: errorStatuses.rate_limited, retryAfter: error.details.retryAfter }
  }
  return error instanceof DatabaseUnavailable ? { status: 503, retryAfter: retryAfterSeconds } : { status: 500 }
}

const addressOf = (c: Http) => ({
  mallId: c.req.param('mall') ?? '',
  stationId: c.req.param('station') ?? '',
  recordId: c.req.param('record') ?? '',
  code: c.req.query('u'),
  stepFree: c.req.query('s') === '1',
  language: c.req.query('l'),
})

/** The same way with the other choice of steps, relative to the page. */
function toggleOf({ code, stepFree }: ReturnType<typeof addressOf>, language: LanguageCode): string {
  const query = new URLSearchParams({ ...(code === undefined ? {} : { u: code }), ...(stepFree ? {} : { s: '1' }) })
  query.set('l', language)
  return `?${query}`
}
