import { type Call, type ContentType, contentTypes, ownCalls } from '@kiosk-admin/api-client'
import { Hono } from 'hono'
import { authenticate } from './db/authority'
import { findRecord } from './db/content-read'
import { findPublication } from './db/publication'
import { openApiDocument } from './openapi'
import type { Authenticate } from './relay/relay'
import { contentRoutes } from './routes/content'
import type { FamilyName, Handler, OwnHandlers } from './routes/context'
import { type App, type Bindings, type Route, register } from './routes/dispatch'
import { registerHealth } from './routes/health'
import { kioskRoutes } from './routes/kiosk'
import { mallRoutes } from './routes/mall'
import { registerMedia } from './routes/media'
import { publicationRoutes } from './routes/publication'
import { publishedRoutes } from './routes/published'
import { sessionRoutes } from './routes/session'
import { stationRoutes } from './routes/station'
import type { Clock, Db, Seams } from './seams'

export type { App, Bindings }

/**
 * The whole server as web standard: give it requests with `app.fetch(request, { address })`, where `address` is the
 * caller's. It listens to nothing and starts nothing by itself.
 */
export function createApp(seams: Seams): App {
  const app: App = new Hono()
  register(app, seams, routesOf(seams))
  let document: string | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  registerMedia(app, seams)
  registerHealth(app, seams)
  return app
}

function routesOf(seams: Seams): Map<string, Route> {
  const { db } = seams
  const { categoriesOfType, ...family } = contentRoutes(seams)
  const own: OwnHandlers = {
    ...sessionRoutes(seams),
    ...mallRoutes(seams),
    ...publishedRoutes(seams),
    ...publicationRoutes(seams),
    ...stationRoutes(seams),
    ...kioskRoutes(seams),
    categoriesOfType,
  }
  const stationMall = async (id: string) =>
    (await db.selectFrom('station').select('mall_id').where('id', '=', id).executeTakeFirst())?.mall_id
  const mallOfRecord: Partial<Record<keyof OwnHandlers, Route['mallOfRecord']>> = {
    rollback: async (id) => (await findPublication(db, id))?.mall_id,
    stationKey: stationMall,
  }

  const routes = new Map<string, Route>()
  // each handler was checked against its own call above; by name, all calls are alike
  const add = (call: Call, handler: unknown, mallOf?: Route['mallOfRecord']) =>
    routes.set(call.name, { call, handler: handler as Handler<Call>, ...(mallOf ? { mallOfRecord: mallOf } : {}) })

  for (const [name, call] of Object.entries(ownCalls) as [keyof OwnHandlers, Call][]) {
    add(call, own[name], mallOfRecord[name])
  }
  for (const type of Object.values<ContentType>(contentTypes)) {
    for (const [name, call] of Object.entries(type.calls) as [FamilyName, Call][]) {
      add(call, family[name](type), async (id) => (await findRecord(db, type, id))?.mall_id)
    }
  }
  return routes
}

/** What the socket relay asks of a credential. */
export const authenticateSocket =
  (db: Db, clock: Clock): Authenticate =>
  async (credential) => {
    const me = await authenticate(db, credential, clock.now())
    if (me?.kind === 'station') return { kind: 'station', mallId: me.mallId, stationId: me.stationId }
    if (me?.kind !== 'user') return undefined
    return {
      kind: 'staff',
      sessionId: me.sessionId,
      userId: me.user.id,
      userName: me.user.name,
      mallIds: me.mallIds,
      areas: me.permissions,
      expiresAt: me.expiresAt,
    }
  }
