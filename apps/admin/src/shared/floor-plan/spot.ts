import type { FloorPlan } from '@kiosk-admin/api-client'
import { labelPoint } from '@kiosk-admin/wayfinding'

export type Point = { x: number; y: number }

type Area = Pick<FloorPlan['areas'][number], 'points' | 'holes'>

/** Position on a floor plan. */
export type Spot = { plan: FloorPlan; position: Point; corners: readonly Point[] }

/** Width by height of a plan's picture; pictures without a size are as wide as most. */
export const ratioOf = ({ width, height }: FloorPlan['picture']): number => (width && height ? width / height : 1.6)

/** Where the name or the pin of an area stands. */
export const middleOf = ({ points, holes = [] }: Area, picture: FloorPlan['picture']): Point =>
  labelPoint([points, ...holes], ratioOf(picture))

/** Finds the area with the code as the kiosk does; `floorId` limits the search to one floor. */
export function spotOf(
  plans: readonly FloorPlan[],
  { areaId, floorId = null }: { areaId: string | null; floorId?: string | null },
): Spot | undefined {
  if (!areaId) return undefined
  for (const plan of plans) {
    const part = (floorId === null || plan.id === floorId) && plan.areas.find((one) => one.areaId === areaId)
    if (part) return { plan, position: middleOf(part, plan.picture), corners: part.points }
  }
  return undefined
}
