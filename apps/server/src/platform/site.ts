import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { callerAddress } from './caller-address'
import type { Pages } from './pages'

/** The web-standard app behind this site; `address` is its caller's. */
export type Fetch = (request: Request, env: { address: string }) => Response | Promise<Response>

// What the app answers; everything else is a page or a file of one.
const APP_PATHS = ['/api/*', '/media/*', '/kiosk/site', '/health', '/ready']

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const nothingAtAll = "default-src 'none'; frame-ancestors 'none'"

/** One origin for all: the app's calls and media, the kiosk under /kiosk/, and the admin everywhere else. */
export function createSite(options: {
  app: Fetch
  pages: { admin: Pages; kiosk: Pages } | undefined
  trustProxy: boolean
  /** People reach it by https alone: browsers are to remember that. */
  secure?: boolean
  /** The figures, for who may read them. */
  metrics?: (request: Request, address: string) => Response | Promise<Response>
}) {
  const { app, pages, trustProxy, secure, metrics } = options
  const site = new Hono<{ Bindings: HttpBindings }>()
  site.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(everywhere)) c.header(name, value)
    if (secure) c.header('strict-transport-security', 'max-age=31536000')
    // pages and media have policies of their own; nothing else is ever drawn
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', nothingAtAll)
    // an answer of a call is for who called
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  site.use('/api/*', compress())
  for (const path of APP_PATHS) {
    site.all(path, (c) => app(c.req.raw, { address: callerAddress(c.env.incoming, trustProxy) }))
  }
  if (metrics) site.get('/metrics', (c) => metrics(c.req.raw, callerAddress(c.env.incoming, trustProxy)))
  // No page is called so; whoever asks has written the address of a call wrongly.
  site.all('/socket', (c) => c.text('This is the address of a WebSocket.', 426, { upgrade: 'websocket' }))
  if (pages) {
    site.get('/kiosk', (c) => c.redirect('/kiosk/', 308))
    site.all('/kiosk/*', (c) => pages.kiosk.answer(c.req.raw))
    site.all('*', (c) => pages.admin.answer(c.req.raw))
  }
  return site
}
