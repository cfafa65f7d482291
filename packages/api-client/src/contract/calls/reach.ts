// A module of its own: pages that do not check what visitors find to need not load it.

import { get, ofMall } from '../base/call'
import { id } from '../base/fields'
import * as z from '../base/zod'
import { keptBack } from './publication'

/** Why visitors do not find to a record: the words of `@kiosk-admin/wayfinding`. */
const noWayReason = z.enum(['notDrawn', 'noPlace', 'noDoor', 'island', 'onlyBySteps', 'closed'])

/** A shop, restaurant, service company or service that visitors do not find to. */
export const unreachable = z.object({
  record: keptBack,
  /** Code of its wayfinding spot. */
  areaId: z.string(),
  reason: noWayReason,
  /** Whether only the way without steps is missing. */
  stepFree: z.boolean(),
  /** Codes of the stations that no way leads from; empty for all. */
  stations: z.array(z.string()),
})
/** A shop, restaurant, service company or service that visitors do not find to. */
export type Unreachable = z.infer<typeof unreachable>

/** A probable mistake in the plans: what `checkPlans` of `@kiosk-admin/wayfinding` warns of. */
const planWarning = z.object({
  name: z.enum([
    'ringCrosses',
    'unitsOverlap',
    'noDoor',
    'doorOffEdge',
    'doorOffWalkway',
    'codeNotDrawn',
    'stationOffWalkway',
    'connectorOnOneFloor',
    'escalatorBothWays',
    'liftStopsApart',
    'scalesDiffer',
    'ordinalTwice',
  ]),
  /** `null` for a connector. */
  floorId: z.nullable(id()),
  type: z.enum(['floor', 'unit', 'door', 'walkway', 'obstacle', 'station', 'connector', 'code']),
  /** Id of the object; of a unit the code, of an obstacle its index. */
  id: z.string(),
  /** The other one of two units or floors, or the unit of a door. */
  other: z.optional(z.string()),
})

export const reach = get({
  name: 'publication.reach',
  path: '/Publication/Reach',
  access: 'session',
  query: ofMall,
  answer: z.object({
    /** Whether a walkway is drawn; nothing is checked before. */
    drawn: z.boolean(),
    unreachable: z.array(unreachable),
    /** Stations without a place on a walkway. */
    stations: z.array(z.object({ id: id(), code: z.string() })),
    /** Only for those who may read Parking. */
    warnings: z.array(planWarning),
  }),
})
/** What visitors do not find to, if the draft is published. */
export type Reach = z.infer<typeof reach.answer>
