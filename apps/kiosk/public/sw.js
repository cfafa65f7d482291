// Lets the station start without a network: the page and its files as they were last, pictures once they were shown.
const name = 'kiosk-1'
const mostPictures = 600

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
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // the page that frames a website is never the kiosk's own
  if (pathname === '/kiosk/site') return
  if (request.headers.has('range')) {
    if (pathname.startsWith('/media/')) event.respondWith(partOf(request))
  } else if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/kiosk/'))
  // their names carry a hash: what is kept never grows old
  else if (pathname.startsWith('/kiosk/assets/') || pathname.startsWith('/media/'))
    event.respondWith(keptFirst(request))
  else if (pathname.startsWith('/kiosk/')) event.respondWith(networkFirst(request, pathname))
})

async function networkFirst(request, key) {
  try {
    const response = await fetch(request)
    if (response.ok) await keep(key, response)
    if (response.status < 500) return response
    return (await kept(key)) ?? response
  } catch (error) {
    const last = await kept(key)
    if (last) return last
    throw error
  }
}

async function keptFirst(request) {
  const known = await kept(request.url)
  if (known) return known
  const response = await fetch(request)
  if (response.status === 200) await keep(request.url, response)
  return response
}

/** Videos ask for parts of their file: they are cut out of the whole one, where that was kept. */
async function partOf(request) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range')) ?? []
  const whole = first === undefined ? undefined : await kept(request.url)
  if (!whole) return fetch(request)
  const bytes = await whole.blob()
  const from = Number(first)
  const to = Math.min(last ? Number(last) : bytes.size - 1, bytes.size - 1)
  const headers = { 'content-range': `bytes ${from}-${to}/${bytes.size}`, 'accept-ranges': 'bytes' }
  if (from > to) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } })
  return new Response(bytes.slice(from, to + 1, bytes.type), { status: 206, headers })
}

/** Nothing, too, where the browser cannot read what it kept. */
const kept = async (key) => {
  try {
    return await (await caches.open(name)).match(key)
  } catch (error) {
    console.info('What was kept cannot be read', error)
  }
}

/** A full disk is no reason to show nothing: what cannot be kept is shown all the same. */
async function keep(key, response) {
  try {
    const cache = await caches.open(name)
    await cache.put(key, response.clone())
    // oldest first, and pictures only: the page and its scripts were kept before any of them, and nothing starts without
    const pictures = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/media/'))
    const tooMany = Math.max(0, pictures.length - mostPictures)
    await Promise.all(pictures.slice(0, tooMany).map((picture) => cache.delete(picture)))
  } catch (error) {
    console.info('It cannot be kept for use without a network', error)
  }
}
