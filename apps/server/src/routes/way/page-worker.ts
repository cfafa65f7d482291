// Scripts of the page, as texts: the page has no files but its worker.

/** Registers the worker; browsers have none on plain http. */
export const pageScript = `if('serviceWorker'in navigator)navigator.serviceWorker.register('/w/worker.js').catch(()=>{})`

/** Keeps the pages of ways that were opened last, to reload them without a network. */
export const workerScript = `const name = 'ways-1'
const most = 30
const isWay = (url) => new URL(url).pathname.startsWith('/w/')

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request.url, () => fetch(event.request)))
})

async function begin() {
  const old = (await caches.keys()).filter((key) => key.startsWith('ways-') && key !== name)
  await Promise.all(old.map((key) => caches.delete(key)))
  await self.clients.claim()
  // the page that brought this worker was loaded without it
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(pages.map(({ url }) => url).filter(isWay).map((url) => answer(url, () => fetch(url))))
}

async function answer(url, load) {
  const key = url.split('#')[0]
  const cache = await caches.open(name)
  try {
    const response = await load()
    if (response.ok) await keep(cache, key, response.clone())
    else if (response.status === 404) await cache.delete(key)
    return response.status < 500 ? response : ((await cache.match(key)) ?? response)
  } catch (error) {
    const last = await cache.match(key)
    if (last) return last
    throw error
  }
}

async function keep(cache, key, response) {
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((one) => cache.delete(one)))
}
`
