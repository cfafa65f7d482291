// Hands calls and media of the demo's pages to the server, which runs in a shared worker: only pages can reach it.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// after a forced reload a page is not controlled
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()))

const scope = new URL(self.registration.scope).pathname

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== self.location.origin) return
  if (/^\/((api|media)\/|health$)/.test(pathname)) event.respondWith(answer(event))
  // links that the server creates, such as the one that sets a password: no file of a static host is at their address
  else if (event.request.mode === 'navigate') {
    const [, place] = /^(setup|password)$/.exec(pathname.slice(scope.length)) ?? []
    if (place) event.respondWith(Response.redirect(`${scope}admin/?screen=/${place}`))
  }
})

async function answer({ request, clientId }) {
  const page = await self.clients.get(clientId)
  if (!page) return Response.error()
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  const { method, url } = request
  const body = await request.arrayBuffer()
  page.postMessage({ kind: 'request', method, url, headers: [...request.headers], body }, [port2, body])
  const { status, headers, body: answerBody } = await answered
  port1.close()
  return new Response([204, 205, 304].includes(status) ? null : answerBody, { status, headers })
}
