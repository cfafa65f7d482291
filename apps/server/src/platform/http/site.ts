import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { callerAddress } from './caller-address'
import type { Pages } from './pages'
import { securityTextPath } from './security-text'

/** The app behind the site; `address` is the caller's. */
export type Fetch = (request: Request, env: { address: string }) => Response | Promise<Response>

// Paths of the app; all others are pages and their files.
const APP_PATHS = ['/api/*', '/media/*', '/kiosk/site', '/w/*', '/health', '/ready']

const everywhere = {
  // tells the kiosk's service worker the server's answers from those of proxies
  'x-kiosk-admin': 'yes',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const nothingAtAll = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Serves everything on one origin: calls and media of the app, the kiosk at /kiosk/, and the admin at all other paths. */
export function createSite(options: {
  app: Fetch
  pages: { admin: Pages; kiosk: Pages } | undefined
  trustProxy: boolean
  /** The value of Strict-Transport-Security; absent unless the public origin is https. */
  transportSecurity?: string | undefined
  /** Answers /metrics. */
  metrics?: (request: Request, address: string) => Response | Promise<Response>
  /** The text of security.txt; absent without a contact. */
  securityText?: (() => string) | undefined
}) {
  const { app, pages, trustProxy, transportSecurity, metrics, securityText } = options
  const site = new Hono<{ Bindings: HttpBindings }>()
  site.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(everywhere)) {
      // the page of a way has a stricter referrer policy
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    if (transportSecurity) c.header('strict-transport-security', transportSecurity)
    // pages and media set their own policy; other responses are not rendered
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', nothingAtAll)
    // responses of calls are private
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  site.use('/api/*', compress())
  for (const path of APP_PATHS) {
    site.all(path, (c) => app(c.req.raw, { address: callerAddress(c.env.incoming, trustProxy) }))
  }
  if (metrics) site.get('/metrics', (c) => metrics(c.req.raw, callerAddress(c.env.incoming, trustProxy)))
  const plain = { 'content-type': 'text/plain; charset=utf-8' }
  if (securityText) site.get(securityTextPath, (c) => c.body(securityText(), 200, plain))
  // the admin has no well-known addresses: its page would look like an answer
  site.all('/.well-known/*', (c) => c.notFound())
  // A request without upgrade is a mistake in the URL of the socket.
  site.all('/socket', (c) => c.text('This is the address of a WebSocket.', 426, { upgrade: 'websocket' }))
  if (pages) {
    site.get('/kiosk', (c) => c.redirect('/kiosk/', 308))
    site.all('/kiosk/*', (c) => pages.kiosk.answer(c.req.raw))
    site.all('*', (c) => pages.admin.answer(c.req.raw))
  }
  return site
}
