import { get, ofMall, post } from './call'
import { common } from './content-type'
import { id, instant, integer, optional, text } from './fields'
import { z } from './zod'

export const stationState = z.enum(['online', 'behind', 'offline', 'restarting'])
export type StationState = z.infer<typeof stationState>

export const station = z.object({
  ...common,
  /** Unique in the mall; on the station's plate. */
  code: text(6),
  name: text(),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  areaId: optional(text(40)),
  /** The number of the publication it shows. */
  publication: z.nullable(integer(1, 2_147_483_647)),
  state: stationState,
  lastSeenAt: z.nullable(instant()),
  softwareVersion: z.nullable(z.string()),
})
export type Station = z.infer<typeof station>

export const stations = get({
  name: 'mallStation.list',
  path: '/MallStation/{mallId}',
  summary: "The mall's stations, with their live state",
  access: { area: 'Mall', verb: 'read', orReferring: true },
  params: ofMall,
  answer: z.array(z.partial(station, { version: true, createdAt: true, updatedAt: true, updatedBy: true })),
})

export const stationKey = post({
  name: 'mallStation.key',
  path: '/MallStation/{id}/Key',
  summary: 'Make a new key, shown once; the old one ends',
  access: { area: 'Mall', verb: 'write' },
  params: z.object({ id: id() }),
  answer: z.object({ key: z.string() }),
})
