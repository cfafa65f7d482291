import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://kiosk.example.com'

const ours = (text: string, status = 200) => new Response(text, { status, headers: { 'x-kiosk-admin': 'yes' } })

type WorkerOptions = {
  /** The disk is full. */
  full?: boolean
  /** Answers instead of the server. */
  network?: (address: string, init?: RequestInit) => Promise<Response>
}

/** The service worker with a fake cache that tests can read. */
async function worker({ full = false, network = async () => ours('answer') }: WorkerOptions = {}) {
  const kept = new Map<string, Response>()
  const listeners = new Map<string, (event: unknown) => void>()
  const addressOf = (request: { url: string } | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  const cache = {
    match: async (request: string) => kept.get(addressOf(request))?.clone(),
    put: async (request: string, response: Response) => {
      if (full) throw new DOMException('Quota exceeded', 'QuotaExceededError')
      kept.set(addressOf(request), response)
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (request: { url: string } | string) => kept.delete(addressOf(request)),
  }
  runInNewContext(await readFile(new URL('../public/sw.js', import.meta.url), 'utf8'), {
    URL,
    Response,
    console: { info: () => {} },
    caches: { open: async () => cache },
    fetch: (request: Request | string, init?: RequestInit) =>
      network(typeof request === 'string' ? request : request.url, init),
    // no answer is late
    setTimeout: (callback: () => void) => setImmediate(callback),
    self: {
      location: { origin },
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    },
  })
  const respond = async (request: object) => {
    const answered: Promise<Response>[] = []
    const late: Promise<unknown>[] = []
    listeners.get('fetch')?.({
      request,
      respondWith: (response: Promise<Response>) => answered.push(response),
      waitUntil: (work: Promise<unknown>) => late.push(work),
    })
    return { response: await answered[0], late }
  }
  const requestOf = (path: string, mode: string, range?: string) => ({
    ...{ url: origin + path, method: 'GET', mode, headers: new Headers(range ? { range } : {}) },
  })
  return {
    get: async (path: string, range?: string) => (await respond(requestOf(path, 'cors', range))).response,
    open: (path: string) => respond(requestOf(path, 'navigate')),
    tell: async (data: object) => {
      const work: Promise<unknown>[] = []
      listeners.get('message')?.({ data, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
      await Promise.all(work)
    },
    has: (path: string) => kept.has(origin + path),
    keep: (path: string, response: Response) => kept.set(origin + path, response),
  }
}

test('evicts the oldest pictures, but no script of the page', async () => {
  const { get, has, keep } = await worker()
  await get('/kiosk/assets/index-1.js')
  for (let picture = 0; picture < 600; picture++) keep(`/media/${picture}.webp`, ours('kept'))
  await get('/media/600.webp')
  expect(has('/kiosk/assets/index-1.js')).toBe(true)
  expect(has('/media/0.webp')).toBe(false)
  expect(has('/media/1.webp')).toBe(true)
})

test('keeps all files of the publication, however many, and drops those of the one before', async () => {
  const { get, has, keep, tell } = await worker()
  const files = Array.from({ length: 700 }, (_, picture) => `/media/${picture}.webp`)
  await tell({ files })
  for (const file of files) keep(file, ours('kept'))
  await get('/media/preview.webp')
  expect(files.filter(has)).toHaveLength(700)
  await tell({ files: files.slice(1) })
  expect([has('/media/0.webp'), has('/media/1.webp'), has('/media/preview.webp')]).toEqual([false, true, true])
})

test('keeps sounds of texts, the newest of them', async () => {
  const { get, has, keep } = await worker()
  const sound = (text: string) => `/api/Kiosk/1/Speech?language=is&text=${text}`
  for (let text = 0; text < 4000; text++) keep(sound(`${text}`), ours('kept'))
  await get(sound('4000'))
  await get('/media/0.webp')
  expect(has(sound('0'))).toBe(false)
  expect(has(sound('1'))).toBe(true)
  expect(has('/media/0.webp')).toBe(true)
  expect(await get('/api/Kiosk/1/State')).toBeUndefined()
})

test('leaves the page that frames a website to the server', async () => {
  const { get, has } = await worker()
  expect(await get('/kiosk/site')).toBeUndefined()
  expect(has('/kiosk/')).toBe(false)
})

test('answers without a cache', async () => {
  const { get } = await worker({ full: true })
  for (const path of ['/kiosk/', '/kiosk/assets/index-1.js', '/media/1.webp']) {
    expect(await (await get(path))?.text()).toBe('answer')
  }
})

test('serves range requests of videos from the cached file', async () => {
  const { get } = await worker()
  // uncached parts come from the server
  expect((await get('/media/1.mp4', 'bytes=0-'))?.status).toBe(200)
  await get('/media/1.mp4')
  const whole = await get('/media/1.mp4', 'bytes=0-')
  expect([whole?.status, whole?.headers.get('content-range'), await whole?.text()]).toEqual([
    206,
    'bytes 0-5/6',
    'answer',
  ])
  const part = await get('/media/1.mp4', 'bytes=2-3')
  expect([part?.headers.get('content-range'), await part?.text()]).toEqual(['bytes 2-3/6', 'sw'])
  expect((await get('/media/1.mp4', 'bytes=6-9'))?.status).toBe(416)
})

const textOf = (response: Response | undefined) => response?.text()

test.each([
  ['a proxy that finds nothing', async () => new Response('404 page not found', { status: 404 })],
  ['the sign-in page of a network', async () => new Response('<h1>Welcome to the guest network</h1>')],
  ['a proxy whose server is down', async () => new Response('502 Bad Gateway', { status: 502 })],
  ['the server while it fails', async () => ours('down', 500)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('shows the last page instead of what %s answers, and keeps no such answer', async (_, network) => {
  let answer: NonNullable<WorkerOptions['network']> = async () => ours('the kiosk')
  const { open, get, has } = await worker({ network: (...request) => answer(...request) })
  await open('/kiosk/')
  answer = network
  expect(await textOf((await open('/kiosk/')).response)).toBe('the kiosk')
  await get('/media/1.webp').catch(() => undefined)
  expect(has('/media/1.webp')).toBe(false)
  expect(await textOf((await open('/kiosk/')).response)).toBe('the kiosk')
})

test('waits five seconds for the network, and keeps an answer that comes later', async () => {
  let answer = Promise.resolve(ours('yesterday'))
  const { open } = await worker({ network: () => answer })
  await open('/kiosk/')
  const later = Promise.withResolvers<Response>()
  answer = later.promise
  const { response, late } = await open('/kiosk/')
  expect(await textOf(response)).toBe('yesterday')
  later.resolve(ours('today'))
  await Promise.all(late)
  answer = new Promise(() => {})
  expect(await textOf((await open('/kiosk/')).response)).toBe('today')
})

test('a start without a kept page tries again by itself', async () => {
  const { open } = await worker({ network: async () => new Response('Not found', { status: 404 }) })
  const { response } = await open('/kiosk/')
  expect(response?.status).toBe(503)
  expect(await textOf(response)).toMatch(/http-equiv="refresh" content="5"[\s\S]*tries again by itself/)
})

test('asks the server where the browser, or a cache of an earlier version, kept an answer without the header', async () => {
  const network = async (_: string, init?: RequestInit) =>
    init?.cache === 'reload' ? ours('the picture') : new Response('<h1>Welcome</h1>')
  const { get, has, keep } = await worker({ network })
  keep('/media/1.webp', new Response('<h1>Welcome</h1>'))
  expect(await textOf(await get('/media/1.webp'))).toBe('the picture')
  expect(has('/media/1.webp')).toBe(true)
})
