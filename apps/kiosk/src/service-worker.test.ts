import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://kiosk.example.com'

/** The service worker with a fake cache that tests can read. */
async function worker({ full = false } = {}) {
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
    delete: async (request: { url: string }) => kept.delete(addressOf(request)),
  }
  runInNewContext(await readFile(new URL('../public/sw.js', import.meta.url), 'utf8'), {
    URL,
    Response,
    console: { info: () => {} },
    caches: { open: async () => cache },
    fetch: async () => new Response('answer'),
    self: {
      location: { origin },
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    },
  })
  const get = async (path: string, range?: string) => {
    const answered: Promise<Response>[] = []
    const request = { url: origin + path, method: 'GET', mode: 'cors', headers: new Headers(range ? { range } : {}) }
    listeners.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => answered.push(response) })
    return answered[0]
  }
  return { get, has: (path: string) => kept.has(origin + path) }
}

test('evicts the oldest pictures, but no script of the page', async () => {
  const { get, has } = await worker()
  await get('/kiosk/assets/index-1.js')
  for (let picture = 0; picture <= 600; picture++) await get(`/media/${picture}.webp`)
  expect(has('/kiosk/assets/index-1.js')).toBe(true)
  expect(has('/media/0.webp')).toBe(false)
  expect(has('/media/1.webp')).toBe(true)
})

test('keeps sounds of texts, the newest of them', async () => {
  const { get, has } = await worker()
  const sound = (text: string) => `/api/Kiosk/1/Speech?language=is&text=${text}`
  for (let text = 0; text <= 4000; text++) await get(sound(`${text}`))
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
