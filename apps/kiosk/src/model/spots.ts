// Finds wayfinding spots on floor plans by their code.

import { labelPoint } from '@kiosk-admin/wayfinding'
import type { GuideFloor } from './guide'

export type Point = { x: number; y: number }

/** A wayfinding spot on a floor's plan with the point for its name; without corners it is the whole floor. */
export type Spot = { floor: GuideFloor; corners: Point[]; centre: Point | null }

/** A station's location, as staff entered it. */
export type StationLocation = {
  areaId: string | null
  floorId: string | null
  position?: Point | null
  /** Direction in which the screen faces: degrees clockwise from the top of the plan. Visitors look the other way. */
  bearing?: number | null
}

/** The floor of a code: the first with an area of that code, else the one whose own code it is. */
export const floorOfCode = (floors: readonly GuideFloor[], code: string): GuideFloor | undefined =>
  floors.find(({ areas }) => areas.some(({ areaId }) => areaId === code)) ??
  floors.find(({ areaId }) => areaId === code)

/** Finds a code: first among the areas of the floors, then among the floors themselves. */
export function spotOf(floors: readonly GuideFloor[], areaId: string): Spot | undefined {
  const floor = floorOfCode(floors, areaId)
  const area = floor?.areas.find((one) => one.areaId === areaId)
  if (floor && area) return { floor, corners: area.points, centre: middleOf(floor, area) }
  return floor && { floor, corners: [], centre: null }
}

function middleOf({ plan }: GuideFloor, { points, holes = [] }: GuideFloor['areas'][number]): Point {
  const { width, height } = plan ?? {}
  return labelPoint([points, ...holes], width && height ? width / height : 1)
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
