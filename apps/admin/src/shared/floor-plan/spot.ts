import type { FloorPlan } from '@kiosk-admin/api-client'

export type Point = { x: number; y: number }

/** Position on a floor plan. */
export type Spot = { plan: FloorPlan; position: Point; corners: readonly Point[] }

export const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** Finds the area with the code as the kiosk does; `floorId` limits the search to one floor. */
export function spotOf(
  plans: readonly FloorPlan[],
  { areaId, floorId = null }: { areaId: string | null; floorId?: string | null },
): Spot | undefined {
  if (!areaId) return undefined
  for (const plan of plans) {
    const part = (floorId === null || plan.id === floorId) && plan.areas.find((one) => one.areaId === areaId)
    if (part) return { plan, position: middleOf(part.points), corners: part.points }
  }
  return undefined
}
