import { demoStation } from '../db/demo'
import { listMallUsers, replaceMallUsers } from '../db/mall-users'
import { createMall, type MallWriter, removeMalls, replaceMall, setMallIcon } from '../db/mall-write'
import { findMall, findMalls, iconOf, mallOf } from '../db/malls'
import { listMissingTexts } from '../db/missing-texts'
import { changingPeople } from '../db/standing'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { Context, OwnHandlers } from './context'
import { perMinute } from './per-minute'

type Handlers = Pick<
  OwnHandlers,
  | 'sites'
  | 'config'
  | 'malls'
  | 'oneMall'
  | 'createMall'
  | 'replaceMall'
  | 'removeMalls'
  | 'mallUsers'
  | 'setMallUsers'
  | 'mallImage'
  | 'setMallImage'
  | 'missingTexts'
  | 'languages'
>

/** How often one address may ask for the malls in a minute: a whole office may sign in, a scraper may not. */
const sitesAMinute = 60

export function mallRoutes({ db, random, relay, settings, mailer }: Seams): Handlers {
  const requireRare = perMinute(sitesAMinute)

  const writerOf = ({ user, now }: Pick<Context<never>, 'user' | 'now'>): MallWriter => ({
    db,
    random,
    by: user.user,
    now,
  })

  /** Every session of the mall hears it: they all show its name. */
  const tell = (id: string, { user }: Pick<Context<never>, 'user'>) =>
    relay.changed({ mallId: id, resource: 'Mall', area: null, ids: [id], by: user.user })

  const requireReached = (id: string, { user }: Pick<Context<never>, 'user'>) => {
    if (!user.mallIds.includes(id)) throw new Refusal('not_found')
  }

  return {
    async sites({ address, now }) {
      requireRare(address, now)
      if (!settings.sitesPublic) return []
      return db.selectFrom('mall').select(['id', 'name']).orderBy('name').orderBy('id').execute()
    },

    async config() {
      const { publicUrl, socketUrl, mapsKey, mapId, mapCentre, tileUrl, geocoderUrl, defaultLanguage } = settings
      const demo = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst()
      const station = demo?.value === true ? await demoStation(db) : undefined
      return {
        socketUrl,
        kioskUrl: `${publicUrl}/kiosk/`,
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
      const { mall, created } = await createMall(writerOf(context), context.body)
      // its creator's open sockets belong to it at once
      if (created) relay.rightsChanged(context.user.user.id)
      if (created) tell(mall.id, context)
      return mallOf(mall)
    },

    async replaceMall(context) {
      const mall = await replaceMall(writerOf(context), context.params.id, context.version, context.body)
      if (mall.version !== context.mall.version) tell(mall.id, context)
      return mallOf(mall)
    },

    async removeMalls(context) {
      const { user, now, query } = context
      const occasion = { db, random, now, user, area: 'Mall' as const }
      const { result } = await changingPeople(occasion, '', (acting) => removeMalls(acting, query.id, query.version))
      const { ended, conflicts } = result
      for (const { id, userIds, stationIds } of ended) {
        tell(id, context)
        for (const stationId of stationIds) relay.stationKeyChanged(id, stationId)
        for (const userId of userIds) relay.rightsChanged(userId)
      }
      return { ids: ended.map(({ id }) => id), conflicts }
    },

    mallUsers: async ({ mall, user }) => listMallUsers(db, mall.id, user.mallIds),

    async setMallUsers(context) {
      const { mall, user, body, now } = context
      const occasion = { db, random, now, user, area: 'Mall' as const }
      const { result } = await changingPeople(occasion, 'userIds', (acting) => replaceMallUsers(acting, mall, body))
      const { answer, changed } = result
      for (const userId of changed) relay.rightsChanged(userId)
      if (changed.length > 0) {
        relay.changed({ mallId: null, resource: 'User', area: 'User', ids: changed, by: user.user })
        tell(mall.id, context)
      }
      return answer
    },

    missingTexts: ({ mall, query, user }) => listMissingTexts(db, mall.id, query.language, user.permissions),

    async setMallImage(context) {
      const { id, iconId } = context.body
      requireReached(id, context)
      const mall = await setMallIcon(writerOf(context), id, iconId)
      tell(id, context)
      return iconOf(mall)
    },

    async mallImage({ query, user }) {
      const mall = user.mallIds.includes(query.id) ? await findMall(db, query.id) : undefined
      if (!mall) throw new Refusal('not_found')
      return iconOf(mall)
    },

    languages: async ({ mall }) => mall.languages.map((code) => ({ id: code, name: code })),
  }
}
