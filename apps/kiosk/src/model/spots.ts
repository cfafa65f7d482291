// Finds wayfinding spots on floor plans by their code.

import type { GuideFloor } from './guide'

export type Point = { x: number; y: number }

/** A wayfinding spot on a floor's plan; without corners it is the whole floor. */
export type Spot = { floor: GuideFloor; corners: Point[]; centre: Point | null }

/** A station's location, as staff entered it. */
export type StationLocation = {
  areaId: string | null
  floorId: string | null
  position?: Point | null
  /** Direction in which the screen faces: degrees clockwise from the top of the plan. Visitors look the other way. */
  bearing?: number | null
}

const centreOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** Finds a code: first among the areas of the floors, then among the floors themselves. */
export function spotOf(floors: readonly GuideFloor[], areaId: string): Spot | undefined {
  for (const floor of floors) {
    const area = floor.areas.find((one) => one.areaId === areaId)
    if (area) return { floor, corners: area.points, centre: centreOf(area.points) }
  }
  const whole = floors.find((floor) => floor.areaId === areaId)
  return whole && { floor: whole, corners: [], centre: null }
}

/** The station's spot. A code can be on several plans, so only the station's own floor is searched if it is known. */
export function stationSpot(floors: readonly GuideFloor[], location: StationLocation | null): Spot | undefined {
  if (!location) return undefined
  const own = floors.filter(({ id }) => id === location.floorId)
  const rest = location.floorId === null ? floors : own
  const found = location.areaId === null ? undefined : spotOf(rest, location.areaId)
  const [floor] = own
  return found ?? (floor && { floor, corners: [], centre: null })
}
