import { get, ofMall } from '../base/call'
import { id, localised, optional } from '../base/fields'
import { floorMap, unit } from '../base/floor-map'
import * as z from '../base/zod'
import { keptBack } from './publication'

/** A floor with a picture of its plan. */
export const floorPlan = z.object({
  id: id(),
  /** `null` for a floor of the mall itself. */
  garageId: z.nullable(id()),
  name: localised(),
  /** Wayfinding code of the whole floor. */
  areaId: z.nullable(z.string()),
  picture: z.object({ url: z.string(), width: z.nullable(z.int()), height: z.nullable(z.int()) }),
  /** Parts of the floor with their wayfinding codes. */
  areas: z.array(unit),
  /** What is drawn besides the areas; `null` if nothing is. */
  map: optional(floorMap),
})
/** A floor with a picture of its plan. */
export type FloorPlan = z.output<typeof floorPlan>

export const floorPlans = get({
  name: 'floor.plans',
  path: '/Floor/Plans',
  access: 'session',
  query: ofMall,
  answer: z.array(floorPlan),
})

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
export type Unreachable = z.output<typeof unreachable>

/** A probable mistake in the plans: what `checkPlans` of `@kiosk-admin/wayfinding` warns of, or `noWay`, where no way leads. */
const planWarning = z.object({
  name: z.enum([
    'ringCrosses',
    'unitsOverlap',
    'noDoor',
    'doorOffEdge',
    'doorOffWalkway',
    'stationOffWalkway',
    'connectorOnOneFloor',
    'escalatorBothWays',
    'liftStopsApart',
    'scalesDiffer',
    'ordinalTwice',
    'noWay',
  ]),
  /** `null` for a connector. */
  floorId: z.nullable(id()),
  type: z.enum(['floor', 'unit', 'door', 'walkway', 'obstacle', 'station', 'connector', 'amenity']),
  /** Id of the object; of a unit the code, of an obstacle its index. */
  id: z.string(),
  /** The other one of two units or floors, the unit of a door, the kind of an amenity. */
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
    /** Whether there are stations and records with a code, between which ways were looked for. */
    checked: z.boolean(),
    unreachable: z.array(unreachable),
    /** Stations without a place on a walkway. */
    stations: z.array(z.object({ id: id(), code: z.string() })),
    /** Only for those who may read Parking. */
    warnings: z.array(planWarning),
  }),
})
/** What visitors do not find to, if the draft is published. */
export type Reach = z.output<typeof reach.answer>
