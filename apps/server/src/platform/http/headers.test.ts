import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { createMetrics, mayReadMetrics, metricsUnauthorised } from '../metrics'
import { contentSecurityPolicy } from './content-security-policy'
import { loadPages } from './pages'
import { createSite } from './site'

let folder: string
let ask: (path: string, init?: RequestInit) => Promise<Response>
let token: string
let media: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>')
  await writeFile(join(folder, 'assets', 'main.js'), 'void 0')
  const app = await createTestApp({ seed: testMall })
  const policy = (nonce?: string) => contentSecurityPolicy(nonce, app.settings)
  const pages = {
    admin: await loadPages({ folder, base: '/', policy }),
    kiosk: await loadPages({ folder, base: '/kiosk/', policy }),
  }
  const metrics = createMetrics({
    sockets: () => ({ staff: 0, station: 0 }),
    pool: () => ({ all: 0, idle: 0, waiting: 0 }),
    postgres: () => undefined,
  })
  const site = createSite({
    app: app.app.fetch,
    pages,
    trustProxy: false,
    transportSecurity: 'max-age=31536000',
    metrics: (request) => (mayReadMetrics(request, '127.0.0.1', undefined) ? metrics.answer() : metricsUnauthorised()),
  })
  const incoming = { headers: {}, socket: { remoteAddress: '127.0.0.1' } } as HttpBindings['incoming']
  ask = async (path, init) => site.fetch(new Request(`http://localhost${path}`, init), { incoming } as HttpBindings)
  token = (await app.signIn('chief')).token
  const row = await app.db.selectFrom('media').select('url').where('id', '=', ids.icon).executeTakeFirstOrThrow()
  media = row.url
})
afterAll(() => rm(folder, { recursive: true }))

const drawsNothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const kinds: [name: string, path: () => string, status: number, csp: string | RegExp, init?: () => RequestInit][] = [
  [
    'a call',
    () => `/api/Offer?mallId=${ids.near}`,
    200,
    drawsNothing,
    () => ({ headers: { authorization: `Bearer ${token}` } }),
  ],
  ['a call that fails', () => '/api/Session', 401, drawsNothing],
  ['a call that is none', () => '/api/nothing', 404, drawsNothing],
  [
    'a body that is none',
    () => '/api/Login',
    422,
    drawsNothing,
    () => ({ method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
  ],
  ['the document of the calls', () => '/api/openapi.json', 200, drawsNothing],
  ['the page of the calls', () => '/api/docs', 200, /^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/],
  ['its style', () => '/api/docs.css', 200, drawsNothing],
  ['the page of the set-up', () => '/api/Setup', 200, drawsNothing],
  ['a file', () => media, 200, /^default-src 'none'; .*base-uri 'none'; frame-ancestors 'self'; sandbox$/],
  ['a file that is not there', () => `/media/${'0'.repeat(64)}.png`, 404, drawsNothing],
  ['the health', () => '/health', 200, drawsNothing],
  ['the figures', () => '/metrics', 200, drawsNothing],
  [
    'the figures, refused',
    () => '/metrics',
    401,
    drawsNothing,
    () => ({ headers: { 'x-forwarded-for': '192.0.2.7' } }),
  ],
  ['a page', () => '/published/offer', 200, /^default-src 'self'; script-src 'self'; style-src-elem 'self' 'nonce-/],
  ['a page of the kiosk', () => '/kiosk/', 200, /^default-src 'self'; script-src 'self';/],
  // the policy of the service worker, which must allow loading the kiosk's page
  [
    'a script of a page',
    () => '/assets/main.js',
    200,
    /^default-src 'self'; .*style-src-elem 'self';.*connect-src 'self'/,
  ],
  ['a script that is not there', () => '/assets/gone.js', 404, drawsNothing],
  ['a page that is posted to', () => '/', 405, drawsNothing, () => ({ method: 'POST' })],
  ['a redirect', () => '/kiosk', 308, drawsNothing],
  ['the address of the socket', () => '/socket', 426, drawsNothing],
]

describe.each(kinds)('%s', (_, path, status, csp, init) => {
  it('has the security headers', async () => {
    const answer = await ask(path(), init?.())
    expect(answer.status).toBe(status)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'x-kiosk-admin': 'yes',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': typeof csp === 'string' ? csp : expect.stringMatching(csp),
    })
    // hashed scripts and files are cached; responses of calls never
    expect(headers['cache-control']).toMatch(
      path().startsWith('/api') ? /^no-store$/ : /^(no-store|no-cache|public, .*)$/,
    )
    // no cookies, so no CSRF; without these headers other sites cannot read a response
    expect(
      Object.keys(headers).filter((name) => /^set-cookie$|^access-control-|^server$|^x-powered-by$/.test(name)),
    ).toEqual([])
  })
})

it('keeps the stricter referrer policy of a way', async () => {
  expect((await ask('/w/worker.js')).headers.get('referrer-policy')).toBe('no-referrer')
})

it('no page allows inline or external scripts', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '))
  expect(scripts).toBe("script-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
})

it('ignores credentials in cookies', async () => {
  expect(
    (await ask('/api/Session', { headers: { cookie: `token=${token}; authorization=Bearer ${token}` } })).status,
  ).toBe(401)
})
