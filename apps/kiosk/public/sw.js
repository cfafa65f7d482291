// Lets the station start without a network: the page and its files as they were last, pictures once they were shown.
const name = 'kiosk-1'
const mostPictures = 600
// of the text-to-speech service: names and texts of a large mall in a language or two
const mostSounds = 4000

const isPicture = (url) => url.startsWith(`${self.location.origin}/media/`)
const isSound = (url) => /\/api\/Kiosk\/[^/?]+\/Speech\?/.test(url)

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
    if (isPicture(request.url)) event.respondWith(partOf(request))
  } else if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/kiosk/'))
  // their addresses carry a hash or the text: what is kept never grows old
  else if (pathname.startsWith('/kiosk/assets/') || isPicture(request.url) || isSound(request.url))
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
    // oldest first, and never the page and its scripts: nothing starts without them
    const keys = await cache.keys()
    const tooMany = (is, most) => keys.filter(({ url }) => is(url)).slice(0, -most)
    const old = [...tooMany(isPicture, mostPictures), ...tooMany(isSound, mostSounds)]
    await Promise.all(old.map((one) => cache.delete(one)))
  } catch (error) {
    console.info('It cannot be kept for use without a network', error)
  }
}
