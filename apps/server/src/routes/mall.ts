import { findMall, findMalls, iconOf, mallOf } from '../db/malls'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { OwnHandlers } from './context'
import { perMinute } from './per-minute'

type Handlers = Pick<OwnHandlers, 'sites' | 'config' | 'malls' | 'mallImage' | 'languages'>

/** How often one address may ask for the malls in a minute: a whole office may sign in, a scraper may not. */
const sitesAMinute = 60

export function mallRoutes({ db, settings }: Seams): Handlers {
  const requireRare = perMinute(sitesAMinute)

  return {
    async sites({ address, now }) {
      requireRare(address, now)
      if (!settings.sitesPublic) return []
      return db.selectFrom('mall').select(['id', 'name']).orderBy('name').orderBy('id').execute()
    },

    async config() {
      const { publicUrl, mapsKey, mapId, mapCentre, tileUrl, geocoderUrl, defaultLanguage } = settings
      const demo = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst()
      return {
        socketUrl: `${publicUrl.replace(/^http/, 'ws')}/socket`,
        kioskUrl: `${publicUrl}/kiosk/`,
        ...(mapsKey ? { mapsKey } : {}),
        mapId,
        mapCentre,
        tileUrl,
        geocoderUrl,
        defaultLanguage,
        demo: demo?.value === true,
      }
    },

    malls: async ({ user }) => (await findMalls(db, user.mallIds)).map(mallOf),

    async mallImage({ query, user }) {
      const mall = user.mallIds.includes(query.id) ? await findMall(db, query.id) : undefined
      if (!mall) throw new Refusal('not_found')
      return iconOf(mall)
    },

    languages: async ({ mall }) => mall.languages.map((code) => ({ id: code, name: code })),
  }
}
