import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaller } from '../caller'
import { reportPageError } from '../contract/calls/page-error'
import { createPageErrors } from './page-errors'

const base = 'https://kiosk.example.com'
const accepted = { success: true, message: {} }
let page: EventTarget
let tries: number
let sent: unknown[]
let answer: () => Response

beforeEach(() => {
  page = new EventTarget()
  tries = 0
  sent = []
  answer = () => Response.json(accepted)
  vi.stubGlobal('location', new URL(`${base}/published/shops/01990000?dialog=shopEdit`))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

function setUp() {
  const fetch: typeof globalThis.fetch = async (_, init) => {
    tries += 1
    const response = answer()
    if (response.ok) sent.push(JSON.parse(String(init?.body)))
    return response
  }
  const screen = () => '/published/shops/:id'
  return createPageErrors({ app: 'admin', release: '0.3.0', screen, caller: createCaller({ fetch }) })
}

function failure(name: string, message: string, stack: string): Error {
  const error = new Error(message)
  return Object.assign(error, { name, stack })
}

const chromium = (message: string) => `TypeError: ${message}
    at save (${base}/assets/shop-form-x_1.js:1:234)
    at async Object.call (${base}/assets/start-B2x9.js?v=2:12:3)
    at chrome-extension://abc/content.js:3:4`

test.each([
  ['Chromium', chromium('astrid@example.com is not a number')],
  [
    'Chromium, with a message of several lines',
    chromium(`Shoes\n    at Astrid (${base}/assets/astrid.js:1:1)\n${base}/assets/astrid.js:2:2`),
  ],
  [
    'Firefox and Safari',
    `save@${base}/assets/shop-form-x_1.js:1:234\nasync*call@${base}/assets/start-B2x9.js?v=2:12:3\n@moz-extension://abc/content.js:3:4`,
  ],
])('reports class, screen and places of %s, and no text', async (_, stack) => {
  const errors = setUp()
  const message = /^TypeError: ([\s\S]*?)\n {4}at save/.exec(stack)?.[1] ?? 'astrid@example.com is not a number'
  errors.report(failure('TypeError', message, stack))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        app: 'admin',
        release: '0.3.0',
        screen: '/published/shops/:id',
        name: 'TypeError',
        stack: ['assets/shop-form-x_1.js:1:234', 'assets/start-B2x9.js:12:3'],
      },
    ])
  expect(reportPageError.body.safeParse(sent[0]).success).toBe(true)
})

test('reports a real error without its message', async () => {
  setUp().report(new RangeError('Astrid'))
  // its places are in files of Node
  await expect.poll(() => sent).toMatchObject([{ name: 'RangeError', stack: [] }])
})

const numbered = (line: number) => failure('TypeError', '', `TypeError\n    at ${base}/assets/start.js:1:${line}`)
const places = () => sent.map((body) => reportPageError.body.parse(body).stack[0])

test('reports each exception once', async () => {
  const errors = setUp()
  for (const line of [1, 1, 2, 1]) errors.report(numbered(line))
  await expect.poll(places).toEqual(['assets/start.js:1:1', 'assets/start.js:1:2'])
})

const thrown = (error: unknown, more: object = {}) =>
  page.dispatchEvent(Object.assign(new Event('error'), { error, filename: '', lineno: 0, colno: 0, ...more }))
const rejected = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('hears of uncaught exceptions and rejections, until it ends', async () => {
  const errors = setUp()
  const end = errors.listen()
  thrown(numbered(1))
  thrown('a text', { filename: `${base}/assets/start.js`, lineno: 2, colno: 2 })
  rejected(numbered(3))
  end()
  rejected(numbered(4))
  errors.report(numbered(5))
  await expect
    .poll(places)
    .toEqual(['assets/start.js:1:1', 'assets/start.js:2:2', 'assets/start.js:1:3', 'assets/start.js:1:5'])
  expect(sent[1]).toMatchObject({ name: 'Unknown' })
})

test('leaves out exceptions of extensions and of the browser itself', async () => {
  setUp().listen()
  thrown(failure('Error', 'no', 'Error: no\n    at chrome-extension://abc/content.js:3:4'))
  thrown(null) // ResizeObserver
  rejected('a text')
  // a file that is gone has no frames
  const message = `Failed to fetch ${base}/assets/gone.js`
  rejected(failure('TypeError', message, `TypeError: ${message}`))
  await expect.poll(() => sent).toMatchObject([{ name: 'TypeError', stack: [] }])
})

const offline = () => {
  throw new TypeError('Failed to fetch')
}

test('an offline page keeps twenty reports, and sends them once it is online', async () => {
  const errors = setUp()
  errors.listen()
  answer = offline
  for (let line = 0; line < 100; line += 1) errors.report(numbered(line))
  await expect.poll(() => tries).toBe(1)
  answer = () => Response.json(accepted)
  page.dispatchEvent(new Event('online'))
  await expect.poll(places).toEqual(Array.from({ length: 20 }, (_, line) => `assets/start.js:1:${line}`))
  page.dispatchEvent(new Event('online'))
  expect(tries).toBe(21)
})

test('drops a report that the server refuses', async () => {
  const errors = setUp()
  errors.listen()
  answer = () => Response.json({ success: false, message: 'Too many requests', code: 'rate_limited' }, { status: 429 })
  errors.report(numbered(1))
  await expect.poll(() => tries).toBe(1)
  answer = () => Response.json(accepted)
  page.dispatchEvent(new Event('online'))
  errors.report(numbered(2))
  await expect.poll(places).toEqual(['assets/start.js:1:2'])
})
