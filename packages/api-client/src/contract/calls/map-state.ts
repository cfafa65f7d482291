import { get, ofMall, put } from '../base/call'
import { id, instant, integer } from '../base/fields'
import * as z from '../base/zod'

const until = z.nullable(instant())

/** What is out of order now. It is not content: it applies at once, without a publication. */
export const mapState = z.object({
  /** Increases with each change. */
  version: integer(0, 2_147_483_647),
  closed: z.array(
    z.object({
      /** A connector, or the door, walkway or amenity of a floor, by its id. */
      target: id(),
      /** When it is open again; absent while that is unknown. */
      until: z.optional(instant()),
    }),
  ),
})
export type MapState = z.infer<typeof mapState>

export const mapStateOfMall = get({
  name: 'mapState.get',
  path: '/MapState',
  summary: 'What is out of order in a mall',
  access: { area: 'Parking', verb: 'read' },
  query: ofMall,
  answer: mapState,
})

export const setMapState = put({
  name: 'mapState.set',
  path: '/MapState/{target}',
  summary: 'Close or open a connector, a door, a walkway or an amenity; stations are told at once',
  access: { area: 'Parking', verb: 'write' },
  params: z.object({ target: id() }),
  query: ofMall,
  body: z.object({
    closed: z.boolean(),
    /** When it opens again; a past time is open. @default not known */
    until: z._default(until, null),
  }),
  answer: mapState,
})

export const kioskMapState = get({
  name: 'kiosk.mapState',
  path: '/Kiosk/{mallId}/State',
  summary: 'What is out of order, with an ETag; 304 when the station has it',
  access: 'station',
  params: ofMall,
  answer: mapState,
  notModified: true,
  raw: true,
})
