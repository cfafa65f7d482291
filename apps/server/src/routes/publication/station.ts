import { contentTypes, mallClock, may, visibilityOf } from '@kiosk-admin/api-client'
import { stationSlideshow } from '@kiosk-admin/api-client/internal'
import { simulatedVersion } from '@kiosk-admin/kiosk-client'
import { findRows, requireReached } from '../../db/find-rows'
import { lastPublication } from '../../db/publication/publication'
import { lastHeardOf, listStationEvents, stationEventOf } from '../../db/publication/station-events'
import { listStations, publishedSlideshows, type StationRow } from '../../db/publication/stations'
import { commonOf } from '../../db/records'
import { listUsages } from '../../db/usages'
import type { Db, Dependencies } from '../../dependencies'
import { hashCredential, newCredential } from '../../identity'
import { change, changeInMall } from '../../store/change'
import { fieldsOf, setStationKey, stationTable } from '../../store/stations'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<
  OwnHandlers,
  | 'stations'
  | 'createStation'
  | 'replaceStation'
  | 'removeStations'
  | 'restoreStations'
  | 'stationEvents'
  | 'stationSlideshows'
  | 'stationUsage'
  | 'stationKey'
>

export function stationRoutes(dependencies: Dependencies): Handlers {
  const { db, random, relay } = dependencies
  /** Returns a function that adds a station's live state to its row. */
  async function answering(of: Db, mallId: string) {
    const live = new Map(relay.presence(mallId).map((presence) => [presence.stationId, presence]))
    const last = await lastPublication(of, mallId)
    const before = await lastHeardOf(of, mallId)
    const short = (row: StationRow) => {
      const presence = live.get(row.id)
      const past = before.get(row.id)
      return {
        id: row.id,
        mallId: row.mall_id,
        ...fieldsOf(row),
        publication: presence?.publication ?? past?.publication ?? null,
        state: stateOf(presence, last?.number),
        lastSeenAt: presence?.lastSeenAt ?? past?.lastSeenAt?.toISOString() ?? null,
        softwareVersion: isSimulated(presence) ? null : (presence?.softwareVersion ?? null),
        simulated: isSimulated(presence),
        voices: row.voices,
      }
    }
    const whole = (row: StationRow) => ({ ...short(row), ...commonOf(row) })
    return { short, whole }
  }

  async function wholeRecords(of: Db, rows: readonly StationRow[]) {
    const malls = new Map<string, Awaited<ReturnType<typeof answering>>>()
    for (const { mall_id: mallId } of rows) {
      if (!malls.has(mallId)) malls.set(mallId, await answering(of, mallId))
    }
    return rows.flatMap((row) => malls.get(row.mall_id)?.whole(row) ?? [])
  }

  const table = stationTable(wholeRecords)
  const oneRecord = async (row: StationRow) => (await answering(db, row.mall_id)).whole(row)

  return {
    async stations({ mall, permissions }) {
      const { short, whole } = await answering(db, mall.id)
      return (await listStations(db, mall.id)).map(may(permissions, 'Mall', 'read') ? whole : short)
    },

    async createStation(context) {
      const { id, ...fields } = context.body
      return oneRecord(await changeInMall(dependencies, context, (it) => table.create(it, fields, { id })))
    },

    async replaceStation(context) {
      const { params, version, body } = context
      const row = await changeInMall(dependencies, context, (it) =>
        table.replace(it, { id: params.id, version, fields: body }),
      )
      return oneRecord(row)
    },

    async stationEvents({ params, mall }) {
      const presence = relay.presence(mall.id).find(({ stationId }) => stationId === params.id)
      const last = await lastPublication(db, mall.id)
      const rows = await listStationEvents(db, params.id)
      const since = sinceOf(stateOf(presence, last?.number), rows, last?.published_at)
      return { since: since?.toISOString() ?? null, events: rows.slice(0, shownEvents).map(stationEventOf) }
    },

    async stationSlideshows({ params, mall, now }) {
      const all = await publishedSlideshows(db, mall.id)
      const context = { clock: mallClock(now, mall.time_zone), stationId: params.id, isPublished: () => true }
      return all
        .filter((record) => {
          const { state } = visibilityOf(contentTypes.slideshow, record, context)
          return state === 'shown' || state === 'upcoming'
        })
        .map((record) => stationSlideshow.parse(record))
    },

    async stationUsage({ query, user }) {
      requireReached(await findRows(db, 'station', query.id), query.id, { ...user, area: 'Mall' })
      return listUsages(db, query.id, user.rights)
    },

    async removeStations(context) {
      const { query } = context
      return change(dependencies, context, (it) => table.remove(it, query.id, query.version))
    },

    async restoreStations(context) {
      return changeInMall(dependencies, context, (it) => table.restore(it, context.body.ids))
    },

    async stationKey(context) {
      const { params } = context
      const key = newCredential(random, 'station')
      const hash = await hashCredential(key)
      await changeInMall(dependencies, context, (it) => setStationKey(it, table, params.id, hash))
      return { key }
    },
  }
}

/** Events in the response; more are stored. */
const shownEvents = 10

type Presence = ReturnType<Dependencies['relay']['presence']>[number]

/** Whether the last contact was with a simulation of the station. */
const isSimulated = (presence: Presence | undefined) => presence?.softwareVersion === simulatedVersion

/** The state of a station: `behind` if it is connected and shows an older publication. */
function stateOf(presence: Presence | undefined, last: number | undefined): Presence['state'] {
  if (!presence) return 'offline'
  if (presence.state !== 'online' && presence.state !== 'behind') return presence.state
  return last === undefined || presence.publication === last ? 'online' : 'behind'
}

type Events = Awaited<ReturnType<typeof listStationEvents>>

/** The start of a station's state, from its events, newest first. */
function sinceOf(state: Presence['state'], events: Events, publishedAt: Date | undefined): Date | undefined {
  const last = (...kinds: Events[number]['kind'][]) => events.find(({ kind }) => kinds.includes(kind))
  if (state === 'restarting') return last('restart')?.at
  if (state === 'offline') {
    // a server that was killed wrote no end of the connection
    const connection = last('connected', 'disconnected')
    return connection?.kind === 'disconnected' ? connection.at : undefined
  }
  const connected = last('connected')?.at
  if (state === 'online' || !connected || !publishedAt) return connected
  return publishedAt > connected ? publishedAt : connected
}
