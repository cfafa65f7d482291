// Lets the station start without a network: the page and its files as they were last, pictures once they were shown.
const name = 'kiosk-1'
const mostFiles = 600

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((key) => key !== name)
      await Promise.all(others.map((key) => caches.delete(key)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/kiosk/'))
  // their names carry a hash: what is kept never grows old
  else if (pathname.startsWith('/kiosk/assets/') || pathname.startsWith('/media/'))
    event.respondWith(keptFirst(request))
  else if (pathname.startsWith('/kiosk/')) event.respondWith(networkFirst(request, pathname))
})

async function networkFirst(request, key) {
  const cache = await caches.open(name)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(key, response.clone())
    if (response.status < 500) return response
    return (await cache.match(key)) ?? response
  } catch (error) {
    const kept = await cache.match(key)
    if (kept) return kept
    throw error
  }
}

async function keptFirst(request) {
  const cache = await caches.open(name)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    await cache.put(request.url, response.clone())
    const files = await cache.keys()
    // the page itself was kept first and is written again at each start
    await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((file) => cache.delete(file)))
  }
  return response
}
