// Which floor each level of a file is for, before the user chooses.

import type { FloorPlan, ListedOf } from '@kiosk-admin/api-client'
import type { Floor } from '@kiosk-admin/wayfinding'
import { conversionTo, ordinalOf } from './floor-content'
import type { MallPlans } from './mall-plans'
import { NEW } from './tenants/tenant-kinds'

/** Least share of a level's corners on a floor's picture for a proposal. */
const overlap = 0.5

/** Whether a level lies over a floor; `undefined` where only one of them has a place on the ground. */
function isOver(level: Floor, own: Floor): boolean | undefined {
  const conversion = conversionTo(level, own)
  if (!conversion) return undefined
  const corners = [...level.areas, ...(level.map?.walkways ?? [])].flatMap(({ points }) => points)
  const inside = corners.filter((corner) => {
    const { x, y } = conversion.point(corner)
    return x >= 0 && x <= 1 && y >= 0 && y <= 1
  })
  return inside.length >= corners.length * overlap
}

/**
 * The targets that are chosen at first: the floor of the same id, or of the same name or level where the level lies over
 * it, else a new one. A floor without a place on the ground is proposed while nothing is drawn on it.
 */
export function proposeLevels(
  levels: readonly Floor[],
  { floors, plans }: MallPlans,
): Readonly<Record<string, string>> {
  const free = new Set(floors.map(({ id }) => id))
  const take = (found: { id: string } | undefined): string => {
    if (found) free.delete(found.id)
    return found?.id ?? NEW
  }
  const namesOf = (name: object) => Object.values(name).map((text) => String(text).trim().toLowerCase())
  const planOf = (id: string) => plans.find((plan) => plan.id === id)
  const fits = (level: Floor, floor: ListedOf<'floor'>) => {
    const plan = planOf(floor.id)
    return !plan || (isOver(level, clean(floor, plan)) ?? plan.areas.length === 0)
  }
  return Object.fromEntries(
    levels.map((level) => {
      const open = floors.filter((floor) => free.has(floor.id) && (floor.id === level.id || fits(level, floor)))
      const sameLevel = open.filter(({ id }) => planOf(id)?.map?.ordinal === ordinalOf(level))
      const names = namesOf(level.name)
      const found =
        open.find(({ id }) => id === level.id) ??
        open.find(({ name }) => namesOf(name).some((text) => names.includes(text))) ??
        sameLevel.find(({ garageId }) => garageId === null) ??
        sameLevel[0]
      return [level.id, take(found)]
    }),
  )
}

/** A floor of the mall for its place on the ground. */
export const clean = (floor: ListedOf<'floor'>, plan: FloorPlan): Floor => ({ ...plan, id: floor.id })
