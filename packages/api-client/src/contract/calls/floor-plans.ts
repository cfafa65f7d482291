import { get, ofMall } from '../base/call'
import { id, localised, optional } from '../base/fields'
import { floorMap, unit } from '../base/floor-map'
import * as z from '../base/zod'

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
export type FloorPlan = z.infer<typeof floorPlan>

export const floorPlans = get({
  name: 'floor.plans',
  path: '/Floor/Plans',
  access: 'session',
  query: ofMall,
  answer: z.array(floorPlan),
})
