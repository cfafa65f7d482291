import { del, get, ofMall, post, put } from './call'
import { common } from './content-type'
import { id, instant, integer, optional, reference, repeated, text } from './fields'
import { z } from './zod'

export const stationState = z.enum(['online', 'behind', 'offline', 'restarting'])
export type StationState = z.infer<typeof stationState>

const fields = {
  /** Unique in the mall; on the station's plate. */
  code: text(6),
  name: text(),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** The wayfinding spot's code. */
  areaId: optional(text(40)),
  /** The floor that it stands on. */
  floorId: optional(reference('Floor')),
}

/** What staff write of a station. */
export const stationBody = z.object(fields)

export const station = z.object({
  ...common,
  ...fields,
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

const write = { area: 'Mall', verb: 'write' } as const

export const createStation = post({
  name: 'mallStation.create',
  path: '/MallStation',
  summary: 'Create, without a key; the same id and sender again is the same create',
  access: write,
  query: ofMall,
  body: z.intersection(z.object({ id: z.optional(id()) }), stationBody),
  answer: station,
  fails: ['conflict'],
})

export const replaceStation = put({
  name: 'mallStation.replace',
  path: '/MallStation/{id}',
  summary: 'Replace the version named by If-Match',
  access: write,
  params: z.object({ id: id() }),
  body: stationBody,
  answer: station,
  ifMatch: true,
})

export const removeStations = del({
  name: 'mallStation.remove',
  path: '/MallStation',
  summary: 'Move to the trash, where stations stay 30 days; their keys end at once, and for good',
  access: write,
  query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
  answer: z.object({ ids: z.array(id()), conflicts: z.array(z.object({ id: id(), current: station })) }),
})

export const restoreStations = post({
  name: 'mallStation.restore',
  path: '/MallStation/Restore',
  summary: 'Bring back from the trash, without a key',
  access: write,
  query: ofMall,
  body: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(1000)) }),
  answer: z.array(station),
})

export const stationKey = post({
  name: 'mallStation.key',
  path: '/MallStation/{id}/Key',
  summary: 'Make a new key, shown once; the old one ends',
  access: write,
  params: z.object({ id: id() }),
  answer: z.object({ key: z.string() }),
})
