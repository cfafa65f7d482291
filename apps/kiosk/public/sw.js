// Lets the station start without a network: the page and its files as they were last, and the files of the publication.
const name = 'kiosk-1'
// beside those of the publication: of previews in the same browser
const mostOtherPictures = 600
// of the text-to-speech service: names and texts of a large mall in a language or two
const mostSounds = 4000

/** How long the network may take to answer before what was kept is shown. */
const patienceMs = 5_000

/** Answers of the server carry this header. The pages of a proxy or a network's sign-in do not, whatever their status. */
const isOurs = ({ headers }) => headers.has('x-kiosk-admin')

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

/** The page names the files of its publication: all of them stay, and the ones before go. */
self.addEventListener('message', (event) => {
  const { files } = event.data ?? {}
  if (Array.isArray(files)) event.waitUntil(keepFiles(files.map((file) => new URL(file, self.location.origin).href)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // the page that frames a website is never the kiosk's own
  if (pathname === '/kiosk/site') return
  if (request.headers.has('range')) {
    if (isPicture(request.url)) event.respondWith(partOf(request))
  } else if (request.mode === 'navigate') event.respondWith(pageFor(event))
  // their addresses carry a hash or the text: what is kept never grows old
  else if (pathname.startsWith('/kiosk/assets/') || isPicture(request.url) || isSound(request.url))
    event.respondWith(keptFirst(request))
  else if (pathname.startsWith('/kiosk/')) event.respondWith(fileFor(event, pathname))
})

/** The page as it is now, or as it was last. Where it was never kept, a page that tries again. */
async function pageFor(event) {
  return (await networkFirst(event, '/kiosk/')) ?? waitingPage()
}

async function fileFor(event, key) {
  return (await networkFirst(event, key)) ?? Response.error()
}

async function networkFirst(event, key) {
  const answer = answerOf(event.request, key)
  // a late answer is kept for the next start
  event.waitUntil(answer)
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return (await Promise.race([answer, late])) ?? (await kept(key)) ?? (await answer)
}

/** The answer of the server, which is kept. Nothing where it fails, or where something else answers in its place. */
async function answerOf(request, key) {
  try {
    const response = await fetch(request)
    if (!isOurs(response) || response.status >= 500) return undefined
    if (response.ok) await keep(key, response)
    return response
  } catch (error) {
    console.info('The network does not answer', error)
  }
}

async function keptFirst(request) {
  const known = await kept(request.url)
  if (known && isOurs(known)) return known
  try {
    let response = await fetch(request)
    // the browser's own cache may have answered with a page of someone else
    if (!isOurs(response)) response = await fetch(request.url, { cache: 'reload' })
    if (response.status === 200 && isOurs(response)) await keep(request.url, response)
    return isOurs(response) ? response : (known ?? response)
  } catch (error) {
    if (known) return known
    throw error
  }
}

const waitingPage = () =>
  new Response(
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="5" />
    <title>Kiosk</title>
    <style>
      body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: #14181c; color: #fff;
             font: 24px/1.5 sans-serif; text-align: center }
    </style>
  </head>
  <body>
    <p>No connection. This screen tries again by itself.</p>
    <p lang="sv">Ingen anslutning. Skärmen försöker igen av sig själv.</p>
    <p lang="nb">Ingen forbindelse. Skjermen prøver igjen av seg selv.</p>
    <p lang="is">Ekkert samband. Skjárinn reynir sjálfkrafa aftur.</p>
  </body>
</html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

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

/** Kept as an answer, since the worker may be stopped at any time. */
const filesKey = '/kiosk/files'

const keptFiles = async (cache) => (await (await cache.match(filesKey))?.json()) ?? []

async function keepFiles(files) {
  try {
    const cache = await caches.open(name)
    const before = new Set(await keptFiles(cache))
    await cache.put(filesKey, Response.json(files))
    for (const file of files) before.delete(file)
    await Promise.all([...before].map((file) => cache.delete(file)))
  } catch (error) {
    console.info('The files of the publication cannot be listed', error)
  }
}

/** A full disk is no reason to show nothing: what cannot be kept is shown all the same. */
async function keep(key, response) {
  try {
    const cache = await caches.open(name)
    await cache.put(key, response.clone())
    // oldest first, and never the page and its scripts: nothing starts without them
    const keys = await cache.keys()
    const files = new Set(await keptFiles(cache))
    const isOther = (url) => isPicture(url) && !files.has(url)
    const tooMany = (is, most) => keys.filter(({ url }) => is(url)).slice(0, -most)
    const old = [...tooMany(isOther, mostOtherPictures), ...tooMany(isSound, mostSounds)]
    await Promise.all(old.map((one) => cache.delete(one)))
  } catch (error) {
    console.info('It cannot be kept for use without a network', error)
  }
}
