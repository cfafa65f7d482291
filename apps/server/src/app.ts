import { type Call, type ContentType, calls, contentTypes, peopleTypes, singleRecords } from '@kiosk-admin/api-client'
import { Hono } from 'hono'
import { findRecord, findRow } from './db/find-rows'
import { findAuthority, type SessionLimits } from './db/people/authority'
import { findPublication } from './db/publication/publication'
import type { Clock, Db, Dependencies } from './dependencies'
import type { Authenticate } from './relay/relay'
import { contentRoutes } from './routes/content/content'
import { editingRoutes } from './routes/content/editing'
import { floorPlanRoutes } from './routes/content/floor-plans'
import { itemRemovalRoutes } from './routes/content/item-removal'
import { lookUpRoutes } from './routes/content/look-up'
import { singleRoutes } from './routes/content/single'
import { trashRoutes } from './routes/content/trash'
import type { FamilyName, Handler, OwnHandlers } from './routes/dispatch/context'
import { type App, type Bindings, type Route, register } from './routes/dispatch/dispatch'
import { registerDocs } from './routes/dispatch/docs'
import { registerHealth } from './routes/dispatch/health'
import { mallRoutes } from './routes/malls/mall'
import { registerSitePage, siteRoutes } from './routes/malls/site'
import { registerMedia } from './routes/media/media'
import { mediaCategoryRoutes } from './routes/media/media-category'
import { mediaLibraryRoutes } from './routes/media/media-library'
import { registerUploads } from './routes/media/uploads'
import { pageErrorRoutes } from './routes/pages/page-error'
import { choosePasswordRoutes } from './routes/people/choose-password'
import { passwordResetRoutes } from './routes/people/password-reset'
import { peopleRoutes } from './routes/people/people'
import { sessionRoutes } from './routes/people/session'
import { registerSetupPage, setupRoutes } from './routes/people/setup'
import { kioskRoutes } from './routes/publication/kiosk'
import { mapStateRoutes } from './routes/publication/map-state'
import { publicationRoutes } from './routes/publication/publication'
import { publishedRoutes } from './routes/publication/published'
import { reachRoutes } from './routes/publication/reach'
import { smsRoutes } from './routes/publication/sms'
import { speechRoutes } from './routes/publication/speech'
import { stationRoutes } from './routes/publication/station'
import { statisticRoutes } from './routes/statistics/statistic'
import { registerWayPage } from './routes/way/way'

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
  registerWayPage(app, dependencies)
  registerHealth(app, dependencies)
  return app
}

function routesOf(dependencies: Dependencies): Map<string, Route> {
  const { db } = dependencies
  const { categoriesOfType, categoriesOfTypePage, ...family } = contentRoutes(dependencies)
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
    ...reachRoutes(dependencies),
    ...floorPlanRoutes(dependencies),
    ...mapStateRoutes(dependencies),
    ...stationRoutes(dependencies),
    ...smsRoutes(dependencies),
    ...speechRoutes(dependencies),
    ...statisticRoutes(dependencies),
    ...trashRoutes(dependencies),
    ...lookUpRoutes(dependencies),
    ...editingRoutes(dependencies),
    ...kioskRoutes(dependencies),
    ...itemRemovalRoutes(dependencies),
    ...siteRoutes(dependencies),
    ...pageErrorRoutes(dependencies),
    categoriesOfType,
    categoriesOfTypePage,
  }
  const stationMall = async (id: string) =>
    (await db.selectFrom('station').select('mall_id').where('id', '=', id).executeTakeFirst())?.mall_id
  const itemMall = async (id: string) => (await findRecord(db, contentTypes.item, id))?.mall_id
  const mediaMall = async (id: string) => (await findRow(db, 'media', id))?.mall_id
  const categoryMall = async (id: string) => (await findRow(db, 'media_category', id))?.mall_id
  const mallOfRecord: Partial<Record<keyof OwnHandlers, Route['mallOfRecord']>> = {
    itemRemoval: itemMall,
    removeItem: itemMall,
    rollbackChanges: async (id) => (await findPublication(db, id))?.mall_id,
    rollback: async (id) => (await findPublication(db, id))?.mall_id,
    stationKey: stationMall,
    stationEvents: stationMall,
    stationSlideshows: stationMall,
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
    revertMall: async (id) => id,
    mallUsers: async (id) => id,
    setMallUsers: async (id) => id,
    missingTexts: async (id) => id,
  }

  const routes = new Map<string, Route>()
  // `OwnHandlers` has checked each handler against its call; the map loses the types
  const add = (call: Call, handler: unknown, mallOf?: Route['mallOfRecord']) =>
    routes.set(call.name, { call, handler: handler as Handler<Call>, ...(mallOf ? { mallOfRecord: mallOf } : {}) })

  for (const [name, call] of Object.entries(calls) as [keyof OwnHandlers, Call][]) {
    add(call, own[name], mallOfRecord[name])
  }
  const single = singleRoutes(dependencies)
  for (const type of Object.values(singleRecords)) {
    add(type.calls.get, single.get(type))
    add(type.calls.replace, single.replace(type))
    add(type.calls.revert, single.revert(type))
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
  (dependencies: { db: Db; settings: SessionLimits }, clock: Clock): Authenticate =>
  async (credential) => {
    // an open page must not keep its session alive
    const me = await findAuthority(dependencies, credential, clock.now())
    if (me?.kind === 'station') return { kind: 'station', mallId: me.mallId, stationId: me.stationId }
    if (me?.kind !== 'user') return undefined
    return {
      kind: 'staff',
      sessionId: me.sessionId,
      userId: me.user.id,
      userName: me.user.name,
      malls: me.rights.malls,
      expiresAt: me.expiresAt,
    }
  }
