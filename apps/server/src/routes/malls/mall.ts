import { demoStation } from '../../db/demo/demo'
import { findMall, findMalls, iconOf, mallOf } from '../../db/malls'
import { listMissingTexts } from '../../db/missing-texts'
import { listMallUsers } from '../../db/people/mall-users'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { change, changeInMall } from '../../store/change'
import { revertMall } from '../../store/content/revert'
import { mallTable } from '../../store/malls/mall-table'
import { replaceMallUsers } from '../../store/malls/mall-users'
import { changePeople } from '../../store/people/change-people'
import type { OwnHandlers } from '../dispatch/context'
import { perMinute } from '../dispatch/per-minute'

type Handlers = Pick<
  OwnHandlers,
  | 'sites'
  | 'config'
  | 'malls'
  | 'oneMall'
  | 'createMall'
  | 'replaceMall'
  | 'revertMall'
  | 'removeMalls'
  | 'restoreMalls'
  | 'mallUsers'
  | 'setMallUsers'
  | 'mallImage'
  | 'setMallImage'
  | 'missingTexts'
  | 'languages'
>

/** Requests for the list of malls per address and minute; enough for an office to sign in, too few for scraping. */
const sitesAMinute = 60

export function mallRoutes(dependencies: Dependencies): Handlers {
  const { db, settings, mailer } = dependencies
  const requireRare = perMinute(sitesAMinute)

  return {
    async sites({ address, now }) {
      requireRare(address, now)
      if (!settings.sitesPublic) return []
      return db
        .selectFrom('mall')
        .select(['id', 'name'])
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .orderBy('id')
        .execute()
    },

    async config() {
      const { publicUrl, visitorUrl, socketUrl, mapsKey, mapId, mapCentre, tileUrl, geocoderUrl, defaultLanguage } =
        settings
      const demo = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst()
      const station = demo?.value === true ? await demoStation(db) : undefined
      return {
        socketUrl,
        kioskUrl: `${publicUrl}/kiosk/`,
        visitorUrl,
        ...(mapsKey ? { mapsKey } : {}),
        mapId,
        mapCentre,
        tileUrl,
        geocoderUrl,
        defaultLanguage,
        demo: demo?.value === true,
        passwordReset: mailer !== undefined,
        ...(station ? { demoStationUrl: `${publicUrl}/kiosk/#key=${station.key}` } : {}),
      }
    },

    malls: async ({ user }) => (await findMalls(db, user.mallIds)).map(mallOf),

    oneMall: async ({ mall }) => mallOf(mall),

    async createMall(context) {
      const { id, ...fields } = context.body
      return mallOf(await change(dependencies, context, (it) => mallTable.create(it, fields, { id })))
    },

    async replaceMall(context) {
      const { params, version, body } = context
      const replacement = { id: params.id, version, fields: body }
      return mallOf(await change(dependencies, context, (it) => mallTable.replace(it, replacement)))
    },

    async revertMall(context) {
      const { params, version } = context
      const { before, after } = await changeInMall(dependencies, context, (it) =>
        revertMall(it, { id: params.id, version }),
      )
      return { record: mallOf(after), before: mallOf(before) }
    },

    async removeMalls(context) {
      const { query } = context
      return changePeople(dependencies, context, { area: 'Mall', lastAt: '' }, (it) =>
        mallTable.remove(it, query.id, query.version),
      )
    },

    async restoreMalls(context) {
      return changePeople(dependencies, context, { area: 'Mall', lastAt: 'ids' }, (it) =>
        mallTable.restore(it, context.body.ids),
      )
    },

    mallUsers: async ({ mall, user }) => listMallUsers(db, mall.id, user.rights),

    async setMallUsers(context) {
      const { mall, body } = context
      return changePeople(dependencies, context, { area: 'Mall', lastAt: 'userIds' }, (it) =>
        replaceMallUsers(it, mall, body),
      )
    },

    missingTexts: ({ mall, query, permissions }) => listMissingTexts(db, mall.id, query.language, permissions),

    async setMallImage(context) {
      const { id, iconId } = context.body
      return iconOf(await change(dependencies, context, (it) => mallTable.set(it, { id, fields: { iconId } })))
    },

    async mallImage({ query, user }) {
      const mall = user.rights.malls.has(query.id) ? await findMall(db, query.id) : undefined
      if (!mall) throw new HttpError('not_found')
      return iconOf(mall)
    },

    languages: async ({ mall }) => mall.languages.map((code) => ({ id: code, name: code })),
  }
}
