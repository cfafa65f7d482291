import type { FloorPlan, ListedOf } from '@kiosk-admin/api-client'

export type FloorOfMap = { floor: ListedOf<'floor'>; plan: FloorPlan | undefined }

/** Floors in the order of the building: by ordinal, then those without one: the mall's own, then garages, by index. */
export function floorsInOrder(floors: readonly ListedOf<'floor'>[], plans: readonly FloorPlan[]): FloorOfMap[] {
  const all = floors.map((floor) => ({ floor, plan: plans.find(({ id }) => id === floor.id) }))
  const place = ({ floor, plan }: FloorOfMap): readonly [number, string, number] => [
    plan?.map?.ordinal ?? Number.POSITIVE_INFINITY,
    plan?.map ? '' : (floor.garageId ?? ''),
    floor.index,
  ]
  return all.toSorted((one, other) => compare(place(one), place(other)))
}

function compare(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  const [a, b] = [one[at] ?? 0, other[at] ?? 0]
  if (at === -1) return 0
  return a < b ? -1 : 1
}

/** How many of each are on a plan. */
export type Drawn = { units: number; doors: number; walkways: number; connectors: number; amenities: number }

/** What a plan lacks for ways to be found on it. */
export type Part = 'walkways' | 'units' | 'doors' | 'scale'

export function drawnOn({ areas, map }: FloorPlan, connectors: number): Drawn {
  return {
    units: areas.length,
    doors: areas.reduce((sum, { doors = [] }) => sum + doors.length, 0),
    walkways: map?.walkways.length ?? 0,
    connectors,
    amenities: map?.amenities.length ?? 0,
  }
}

export function missingOn({ areas, map }: FloorPlan): Part[] {
  const isMissing: Record<Part, boolean> = {
    units: areas.length === 0,
    walkways: !map || map.walkways.length === 0,
    doors: areas.length > 0 && areas.every(({ doors = [] }) => doors.length === 0),
    scale: !map?.scale && !(map && map.control.length > 0),
  }
  return (['units', 'walkways', 'doors', 'scale'] as const).filter((part) => isMissing[part])
}
