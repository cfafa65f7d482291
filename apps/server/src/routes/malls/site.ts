// Serves the page that frames an external website on kiosks.

import type { MallSnapshot } from '@kiosk-admin/api-client'
import { mayAccess } from '../../db/kinds'
import { todayIn } from '../../db/malls'
import { lastPublication, readSnapshot } from '../../db/publication/publication'
import { currentSnapshot, publishedAs } from '../../db/publication/snapshot'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { findSiteUrls } from '../../rules/site-urls'
import type { OwnHandlers } from '../dispatch/context'
import type { App } from '../dispatch/dispatch'
import { escaped } from '../html'

type Handlers = Pick<OwnHandlers, 'kioskSite' | 'kioskPreviewSite'>

const path = '/kiosk/site'
const sealedFor = 'kiosk site'
/** Lifetime of a URL of the framing page; the kiosk opens it immediately. */
const lastsMs = 60_000

type Ticket = { url: string; expiresAt: number }

/** Issues URLs of the page that frames a website, only for addresses in published content. */
export function siteRoutes({ db, secrets, frameCheck }: Dependencies): Handlers {
  // site URLs by mall, of its last publication
  const published = new Map<string, { id: string; addresses: Promise<Set<string>> }>()

  async function pageFor(url: string, addresses: Set<string>, now: Date) {
    const { href } = new URL(url)
    if (!addresses.has(href)) throw new HttpError('not_found')
    const framed = (await frameCheck?.(href)) ?? null
    if (framed === null) return { frame: null }
    const ticket: Ticket = { url: framed, expiresAt: now.getTime() + lastsMs }
    return { frame: `${path}?ticket=${await secrets.seal(JSON.stringify(ticket), sealedFor)}` }
  }

  const addressesOf = async (mall: Promise<MallSnapshot>) => findSiteUrls(await mall)

  return {
    async kioskSite({ mall, query, now }) {
      const last = await lastPublication(db, mall.id)
      if (!last) throw new HttpError('not_found')
      let known = published.get(mall.id)
      if (known?.id !== last.id) {
        const head = { number: last.number, mallId: mall.id, publishedAt: last.published_at.toISOString() }
        const fresh = { id: last.id, addresses: addressesOf(readSnapshot(db, head, publishedAs(last.id))) }
        published.set(mall.id, fresh)
        fresh.addresses.catch(() => published.get(mall.id) === fresh && published.delete(mall.id))
        known = fresh
      }
      return pageFor(query.url, await known.addresses, now)
    },

    async kioskPreviewSite({ mall, permissions, query, now }) {
      const head = { number: 0, mallId: mall.id, publishedAt: now.toISOString() }
      const draft = readSnapshot(db, head, currentSnapshot(mall.id, todayIn(mall.time_zone, now)), (type, data) =>
        mayAccess(permissions, 'read', type, data),
      )
      return pageFor(query.url, await addressesOf(draft), now)
    },
  }
}

// no new windows, downloads or navigation of the kiosk; storage is not shared between visitors
const pageOf = (url: string) => `<!doctype html>
<html><head><meta charset="utf-8"><title>${escaped(new URL(url).host)}</title></head>
<body style="margin:0"><iframe src="${escaped(url)}" title="${escaped(new URL(url).host)}" credentialless
 sandbox="allow-scripts allow-same-origin allow-forms" referrerpolicy="no-referrer"
 style="position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff"></iframe></body></html>`

const policyOf = (frameSource: string) =>
  `default-src 'none'; style-src-attr 'unsafe-inline'; frame-src ${frameSource}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`

const headersOf = (type: string, frameSource: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'content-security-policy': policyOf(frameSource),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

/** The page that frames one website: its policy allows that one origin, the kiosk's own allows only this page. */
export function registerSitePage(app: App, { secrets, clock }: Dependencies): void {
  app.get(path, async (c) => {
    const opened = await secrets.open(c.req.query('ticket') ?? '', sealedFor)
    const ticket = opened === undefined ? undefined : (JSON.parse(opened) as Ticket)
    if (!ticket || ticket.expiresAt <= clock.now().getTime()) {
      return c.body('This page opens from a kiosk only.', 403, headersOf('text/plain', "'none'"))
    }
    return c.body(pageOf(ticket.url), 200, headersOf('text/html', new URL(ticket.url).origin))
  })
}
