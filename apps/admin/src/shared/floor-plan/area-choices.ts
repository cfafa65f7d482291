// The areas of a floor that a record can be given.

import type { FloorPlan } from '@kiosk-admin/api-client'
import { collator } from '@kiosk-admin/ui/headless'

/** A shop, restaurant, company or service at an area. */
export type Occupant = { areaId: string | null; name: string }

export type AreaChoice = {
  areaId: string
  /** Names of the others at the area. */
  names: readonly string[]
  /** A tenant's unit that nobody has; false if the user does not see everybody. */
  free: boolean
  /** A tenant's unit that one has. */
  taken: boolean
  /** A tenant's unit that more than one has; several services may share a room. */
  several: boolean
}

const byCode = collator('en', { numeric: true })

/** The areas of a plan, each code once, in the order of the codes. */
export function areasOf(
  { areas }: Pick<FloorPlan, 'areas'>,
  occupants: readonly Occupant[],
  seesAll: boolean,
): AreaChoice[] {
  const namesAt = Map.groupBy(occupants, ({ areaId }) => areaId)
  return [...Map.groupBy(areas, ({ areaId }) => areaId)]
    .map(([areaId, drawn]) => {
      const names = (namesAt.get(areaId) ?? []).map(({ name }) => name)
      const isUnit = drawn.some(({ use = 'tenant' }) => use === 'tenant')
      const [taken, several] = [isUnit && names.length === 1, isUnit && names.length > 1]
      return { areaId, names, free: seesAll && isUnit && names.length === 0, taken, several }
    })
    .sort((a, b) => byCode.compare(a.areaId, b.areaId))
}

/** Names of those who are in a tenant's unit, or at a code that is not drawn; several may share a room. */
export function namesIn(
  areaId: string,
  plans: readonly Pick<FloorPlan, 'areas'>[],
  occupants: readonly Occupant[],
): string[] {
  const drawn = plans.flatMap(({ areas }) => areas.filter((area) => area.areaId === areaId))
  if (drawn.length > 0 && drawn.every(({ use = 'tenant' }) => use !== 'tenant')) return []
  return occupants.filter((occupant) => occupant.areaId === areaId).map(({ name }) => name)
}

/** The areas whose code, names or state contain a text. */
export function matching(areas: readonly AreaChoice[], search: string, freeWord: string): AreaChoice[] {
  const text = search.trim().toLocaleLowerCase()
  return areas.filter(({ areaId, names, free }) =>
    [areaId, ...names, ...(free ? [freeWord] : [])].some((word) => word.toLocaleLowerCase().includes(text)),
  )
}
