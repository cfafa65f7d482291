import {
  type Call,
  type ContentType,
  contentTypes,
  ownCalls,
  peopleTypes,
  singleRecords,
} from '@kiosk-admin/api-client'
import { Hono } from 'hono'
import { authenticate } from './db/authority'
import { findPublication } from './db/publication'
import type { Clock, Db, Dependencies } from './dependencies'
import type { Authenticate } from './relay/relay'
import { choosePasswordRoutes } from './routes/choose-password'
import { contentRoutes } from './routes/content'
import type { FamilyName, Handler, OwnHandlers } from './routes/context'
import { type App, type Bindings, type Route, register } from './routes/dispatch'
import { registerDocs } from './routes/docs'
import { editingRoutes } from './routes/editing'
import { floorPlanRoutes } from './routes/floor-plans'
import { registerHealth } from './routes/health'
import { itemRemovalRoutes } from './routes/item-removal'
import { kioskRoutes } from './routes/kiosk'
import { lookUpRoutes } from './routes/look-up'
import { mallRoutes } from './routes/mall'
import { registerMedia } from './routes/media'
import { mediaCategoryRoutes } from './routes/media-category'
import { mediaLibraryRoutes } from './routes/media-library'
import { passwordResetRoutes } from './routes/password-reset'
import { peopleRoutes } from './routes/people'
import { publicationRoutes } from './routes/publication'
import { publishedRoutes } from './routes/published'
import { sessionRoutes } from './routes/session'
import { registerSetupPage, setupRoutes } from './routes/setup'
import { singleRoutes } from './routes/single'
import { registerSitePage, siteRoutes } from './routes/site'
import { smsRoutes } from './routes/sms'
import { stationRoutes } from './routes/station'
import { statisticRoutes } from './routes/statistic'
import { trashRoutes } from './routes/trash'
import { registerUploads } from './routes/uploads'
import { findRecord } from './store/content/content-read'
import { findMedia } from './store/media/media'
import { findCategory } from './store/media/media-categories'

export type { App, Bindings }

/**
 * Creates the app as a web-standard handler: call `app.fetch(request, { address })` with the caller's address. It opens no
 * port and starts no background work.
 */
export function createApp(dependencies: Dependencies): App {
  const app: App = new Hono()
  register(app, dependencies, routesOf(dependencies))
  registerDocs(app)
  registerSetupPage(app, dependencies)
  registerMedia(app, dependencies)
  registerUploads(app, dependencies)
  registerSitePage(app, dependencies)
  registerHealth(app, dependencies)
  return app
}

function routesOf(dependencies: Dependencies): Map<string, Route> {
  const { db } = dependencies
  const { categoriesOfType, ...family } = contentRoutes(dependencies)
  const own: OwnHandlers = {
    ...sessionRoutes(dependencies),
    ...setupRoutes(dependencies),
    ...choosePasswordRoutes(dependencies),
    ...passwordResetRoutes(dependencies),
    ...mallRoutes(dependencies),
    ...mediaLibraryRoutes(dependencies),
    ...mediaCategoryRoutes(dependencies),
    ...publishedRoutes(dependencies),
    ...publicationRoutes(dependencies),
    ...floorPlanRoutes(dependencies),
    ...stationRoutes(dependencies),
    ...smsRoutes(dependencies),
    ...statisticRoutes(dependencies),
    ...trashRoutes(dependencies),
    ...lookUpRoutes(dependencies),
    ...editingRoutes(dependencies),
    ...kioskRoutes(dependencies),
    ...itemRemovalRoutes(dependencies),
    ...siteRoutes(dependencies),
    categoriesOfType,
  }
  const stationMall = async (id: string) =>
    (await db.selectFrom('station').select('mall_id').where('id', '=', id).executeTakeFirst())?.mall_id
  const itemMall = async (id: string) => (await findRecord(db, contentTypes.item, id))?.mall_id
  const mediaMall = async (id: string) => (await findMedia(db, id))?.mall_id
  const categoryMall = async (id: string) => (await findCategory(db, id))?.mall_id
  const mallOfRecord: Partial<Record<keyof OwnHandlers, Route['mallOfRecord']>> = {
    itemRemoval: itemMall,
    removeItem: itemMall,
    rollbackChanges: async (id) => (await findPublication(db, id))?.mall_id,
    rollback: async (id) => (await findPublication(db, id))?.mall_id,
    stationKey: stationMall,
    stationEvents: stationMall,
    replaceStation: stationMall,
    mediaOne: mediaMall,
    replaceMedia: mediaMall,
    replaceMediaFile: mediaMall,
    finishReplacement: mediaMall,
    mediaUsage: mediaMall,
    oneMediaCategory: categoryMall,
    replaceMediaCategory: categoryMall,
    oneMall: async (id) => id,
    replaceMall: async (id) => id,
    mallUsers: async (id) => id,
    setMallUsers: async (id) => id,
    missingTexts: async (id) => id,
  }

  const routes = new Map<string, Route>()
  // `OwnHandlers` has checked each handler against its call; the map loses the types
  const add = (call: Call, handler: unknown, mallOf?: Route['mallOfRecord']) =>
    routes.set(call.name, { call, handler: handler as Handler<Call>, ...(mallOf ? { mallOfRecord: mallOf } : {}) })

  for (const [name, call] of Object.entries(ownCalls) as [keyof OwnHandlers, Call][]) {
    add(call, own[name], mallOfRecord[name])
  }
  const single = singleRoutes(dependencies)
  for (const type of Object.values(singleRecords)) {
    add(type.calls.get, single.get(type))
    add(type.calls.replace, single.replace(type))
  }
  const people = peopleRoutes(dependencies)
  for (const type of Object.values(peopleTypes)) {
    const handlers: Record<string, unknown> = people[type.type]
    for (const [name, call] of Object.entries<Call>(type.calls)) add(call, handlers[name])
  }
  for (const type of Object.values<ContentType>(contentTypes)) {
    for (const [name, call] of Object.entries(type.calls) as [FamilyName, Call][]) {
      add(call, family[name](type), async (id) => (await findRecord(db, type, id))?.mall_id)
    }
  }
  return routes
}

/** Authenticates credentials for the relay. */
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
