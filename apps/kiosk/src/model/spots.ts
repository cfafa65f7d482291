import type { GuideFloor } from './guide'

export type Point = { x: number; y: number }

/** A wayfinding spot on a floor's plan; without corners it is the floor as a whole. */
export type Spot = { floor: GuideFloor; corners: Point[]; centre: Point | null }

/** Where a station stands, as staff said it. */
export type Stand = { areaId: string | null; floorId: string | null }

const centreOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** Where a code is: the part of a floor that carries it, else a floor that carries it itself. */
export function spotOf(floors: readonly GuideFloor[], areaId: string): Spot | undefined {
  for (const floor of floors) {
    const area = floor.areas.find((one) => one.areaId === areaId)
    if (area) return { floor, corners: area.points, centre: centreOf(area.points) }
  }
  const whole = floors.find((floor) => floor.areaId === areaId)
  return whole && { floor: whole, corners: [], centre: null }
}

/** Where this station is. Its floor comes first: a code may stand on several plans, and it stands on one. */
export function standOf(floors: readonly GuideFloor[], stand: Stand | null): Spot | undefined {
  if (!stand) return undefined
  const own = floors.filter(({ id }) => id === stand.floorId)
  const rest = stand.floorId === null ? floors : own
  const found = stand.areaId === null ? undefined : spotOf(rest, stand.areaId)
  const [floor] = own
  return found ?? (floor && { floor, corners: [], centre: null })
}
