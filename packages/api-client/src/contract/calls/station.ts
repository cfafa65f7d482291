import { usage } from '../../errors'
import { del, get, ofMall, post, put } from '../base/call'
import { id, instant, integer, languageCode, onPicture, optional, reference, repeated, text } from '../base/fields'
import { degrees } from '../base/floor-map'
import { manyIds } from '../base/many-records'
import { common } from '../base/stored-record'
import * as z from '../base/zod'
import { slideshow } from '../slideshow'

export const stationState = z.enum(['online', 'behind', 'offline', 'restarting'])
export type StationState = z.output<typeof stationState>

const fields = {
  /** Short code, unique in the mall; shown on the station's code badge. */
  code: text(6),
  name: text(),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** The wayfinding spot's code. */
  areaId: optional(text(40)),
  /** Floor of the station. */
  floorId: optional(reference('Floor')),
  /** Place on the floor's picture; requires the floor. */
  position: optional(onPicture),
  /** Direction in which the screen faces; visitors look the other way. `null` if unknown. */
  bearing: optional(degrees()),
}

/** The fields of a station that staff edit. */
export const stationBody = z
  .object(fields)
  .check(
    z.refine<{ floorId: string | null; position: unknown }>(
      ({ floorId, position }) => position === null || floorId !== null,
      { path: ['floorId'], params: { rule: 'required' } },
    ),
  )

export const station = z.object({
  ...common,
  ...fields,
  /** Number of the shown publication. */
  publication: z.nullable(integer(1, 2_147_483_647)),
  state: stationState,
  lastSeenAt: z.nullable(instant()),
  softwareVersion: z.nullable(z.string()),
  /** Simulated by the demo. */
  simulated: z._default(z.boolean(), false),
  /** Languages that the station reads aloud; `null` before its first report. */
  voices: z._default(z.nullable(z.array(languageCode)), null),
})
export type Station = z.output<typeof station>

export const stations = get({
  name: 'mallStation.list',
  path: '/MallStation/{mallId}',
  access: { area: 'Mall', verb: 'read', orReferring: true },
  params: ofMall,
  answer: z.array(z.partial(station, { version: true, createdAt: true, updatedAt: true, updatedBy: true })),
})

const write = { area: 'Mall', verb: 'write' } as const

export const createStation = post({
  name: 'mallStation.create',
  path: '/MallStation',
  access: write,
  query: ofMall,
  body: z.intersection(z.object({ id: z.optional(id()) }), stationBody),
  answer: station,
  fails: ['conflict'],
})

export const replaceStation = put({
  name: 'mallStation.replace',
  path: '/MallStation/{id}',
  access: write,
  params: z.object({ id: id() }),
  body: stationBody,
  answer: station,
  ifMatch: true,
})

/** `shown`: the station shows another publication; the last three are commands of staff. */
export const stationEventKinds = ['connected', 'disconnected', 'shown', 'ping', 'reload', 'restart'] as const

/** Reason of a disconnect by the server: shutdown, no messages, an ended key, too many messages, or none read. */
export const disconnectReasons = ['server', 'silent', 'key', 'frames', 'slow'] as const

/** Something that happened to a station. */
export const stationEvent = z.object({
  id: z.string(),
  at: instant(),
  kind: z.enum(stationEventKinds),
  /** With `shown`: the number of the publication; otherwise `null`. */
  publication: z.nullable(z.int()),
  /** With `disconnected`: the server's reason; `null` if the station or the network ended the connection. */
  reason: z.nullable(z.enum(disconnectReasons)),
  /** User who sent the command, with the name at that time. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Time of the station's response to the command. */
  answeredAt: z.nullable(instant()),
})
/** Something that happened to a station. */
export type StationEvent = z.output<typeof stationEvent>

export const stationEvents = get({
  name: 'mallStation.events',
  path: '/MallStation/{id}/Events',
  access: { area: 'Mall', verb: 'read' },
  params: z.object({ id: id() }),
  answer: z.object({
    /** Start of the current state; `null` if unknown. */
    since: z.nullable(instant()),
    events: z.array(stationEvent),
  }),
})

/** A published slideshow of a station, with its schedule. */
export const stationSlideshow = z.pick(slideshow.record, { id: true, kind: true, name: true, show: true, timing: true })

export const stationSlideshows = get({
  name: 'mallStation.slideshows',
  path: '/MallStation/{id}/Slideshows',
  access: { area: 'Slideshow', verb: 'read' },
  params: z.object({ id: id() }),
  answer: z.array(stationSlideshow),
})

export const stationUsage = get({
  name: 'mallStation.usage',
  path: '/MallStation/Usage',
  access: { area: 'Mall', verb: 'read' },
  query: z.object({ id: repeated(id()) }),
  answer: z.array(usage),
})

export const removeStations = del({
  name: 'mallStation.remove',
  path: '/MallStation',
  access: write,
  confirm: 'many',
  query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
  answer: z.object({ ids: z.array(id()), conflicts: z.array(z.object({ id: id(), current: station })) }),
})

export const restoreStations = post({
  name: 'mallStation.restore',
  path: '/MallStation/Restore',
  access: write,
  query: ofMall,
  body: manyIds,
  answer: z.array(station),
})

export const stationKey = post({
  name: 'mallStation.key',
  path: '/MallStation/{id}/Key',
  access: write,
  params: z.object({ id: id() }),
  answer: z.object({ key: z.string() }),
})
