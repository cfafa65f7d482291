import { interiorPoint } from '../geometry/shapes'
import { createGraph } from '../graph/graph'
import type { Building, Floor, StationPlace, Unit } from '../model'
import { waysFrom } from './ways'

/** Which units of a building ways join. */
export type UnitReach = {
  readonly units: number
  /** Pairs of the units, in one of the two directions. */
  readonly pairs: number
  /** Pairs that no way joins. */
  readonly missing: number
  /** Units outside of the largest group that ways join, by the index in their floor's `areas`. */
  readonly apart: readonly { readonly floorId: string; readonly index: number }[]
}

type Sought = { readonly id: string; readonly floor: Floor; readonly index: number; readonly place: StationPlace }

/** Units that visitors look for: those of tenants, or the rooms of a building without tenants. */
const isSoughtIn = (floors: readonly Floor[]) => {
  const hasTenants = floors.some(({ areas }) => areas.some(({ use = 'tenant' }) => use === 'tenant'))
  return ({ use = 'tenant' }: Unit) => use === (hasTenants ? 'tenant' : 'room')
}

/**
 * Counts the pairs of units without a way between them, on floors with a map; with `floorIds`, of those floors alone, while
 * ways may lead over others. It makes a graph, so that it belongs in a worker.
 */
export function unitReach(building: Building, floorIds?: readonly string[]): UnitReach {
  const isCounted = ({ id }: Floor) => floorIds?.includes(id) ?? true
  const isSought = isSoughtIn(building.floors.filter(isCounted))
  const sought: Sought[] = []
  const floors = building.floors.flatMap((floor) => {
    if (!floor.map) return []
    const areas = floor.areas.map((unit, index) => {
      // a code of its own, as several units may share one
      const id = JSON.stringify([floor.id, index])
      if (isCounted(floor) && isSought(unit) && unit.points.length > 2) {
        const position = interiorPoint(unit.points)
        sought.push({ id, floor, index, place: { id, floorId: floor.id, position } })
      }
      return { ...unit, areaId: id }
    })
    return [{ ...floor, areaId: null, areas }]
  })
  const graph = createGraph({ ...building, floors, stations: sought.map(({ place }) => place) })
  const groups: Sought[][] = []
  for (let rest = sought; rest.length > 0; ) {
    const [first, ...others] = rest
    if (!first) break
    const ways = waysFrom(graph, first.id)
    const isJoined = ({ id }: Sought) => ways.secondsTo({ code: id }) !== undefined
    groups.push([first, ...others.filter(isJoined)])
    rest = others.filter((one) => !isJoined(one))
  }
  const [, ...others] = groups.toSorted((a, b) => b.length - a.length)
  const pairsOf = (count: number) => (count < 2 ? 0 : (count * (count - 1)) / 2)
  const pairs = pairsOf(sought.length)
  return {
    units: sought.length,
    pairs,
    missing: pairs - groups.reduce((sum, { length }) => sum + pairsOf(length), 0),
    apart: others.flat().map(({ floor, index }) => ({ floorId: floor.id, index })),
  }
}
