import { georeference, originOf } from '../georeference/georeference'
import type { Building, Floor } from '../model'
import { checkConnector } from './check-connector'
import { checkFloor, stationIsOff } from './check-floor'
import { type Plane, planeOf } from './plane-of'
import type { PlanWarning } from './warning'

/** Ratio of the scales of two floors with pictures of one size above which one of them is wrong. */
const largestRatio = 1.05

/**
 * Looks for mistakes in the plans of a building. All are warnings: ways are found in what is drawn. Where distances
 * matter, only floors with a scale or control points are looked at. `codes` are those that should be drawn.
 *
 * A floor that has nothing but areas (`map` is `null`) is looked at for rings and overlaps only.
 */
export function checkPlans(building: Building, codes: readonly string[] = []): PlanWarning[] {
  const { floors, connectors, stations } = building
  const origin = originOf(floors)
  const planes = new Map(floors.map((floor) => [floor.id, planeOf(floor, origin)]))
  return [
    ...floors.flatMap((floor) => checkFloor(floor, planeIn(planes, floor))),
    ...stations.flatMap((station): PlanWarning[] => {
      const floor = floors.find(({ id }) => id === station.floorId)
      const isOff = floor && station.position && stationIsOff(station.position, floor, planeIn(planes, floor))
      return isOff ? [{ name: 'stationOffWalkway', floorId: floor.id, type: 'station', id: station.id }] : []
    }),
    ...connectors.flatMap((connector) => checkConnector(connector, planes)),
    ...scalesThatDiffer(floors),
    ...ordinalsTwice(floors),
    ...codesNotDrawn(floors, codes),
  ]
}

const planeIn = (planes: ReadonlyMap<string, Plane>, floor: Floor) => planes.get(floor.id) ?? planeOf(floor)

/** Compares each floor with the middle one of those whose pictures have its size: others may have other scales. */
function scalesThatDiffer(floors: readonly Floor[]): PlanWarning[] {
  const scaled = floors.flatMap((floor) => {
    const place = georeference(floor)
    return place.problem ? [] : [{ floor, scale: place.metresPerPixel }]
  })
  const groups = Map.groupBy(scaled, ({ floor: { picture } }) => `${picture.width}×${picture.height}`)
  return [...groups.values()].flatMap((group) => {
    const middle = group.toSorted((a, b) => a.scale - b.scale)[Math.floor(group.length / 2)]
    return group.flatMap(({ floor, scale }): PlanWarning[] => {
      if (!middle || Math.max(scale / middle.scale, middle.scale / scale) <= largestRatio) return []
      return [{ name: 'scalesDiffer', floorId: floor.id, type: 'floor', id: floor.id, other: middle.floor.id }]
    })
  })
}

function ordinalsTwice(floors: readonly Floor[]): PlanWarning[] {
  const byOrdinal = Map.groupBy(
    floors.filter(({ map }) => map),
    ({ map }) => map?.ordinal,
  )
  return [...byOrdinal.values()].flatMap(([first, ...others]) =>
    others.map(
      ({ id }): PlanWarning => ({ name: 'ordinalTwice', floorId: id, type: 'floor', id, other: first?.id ?? id }),
    ),
  )
}

function codesNotDrawn(floors: readonly Floor[], codes: readonly string[]): PlanWarning[] {
  const drawn = new Set(floors.flatMap(({ areaId, areas }) => [areaId, ...areas.map((unit) => unit.areaId)]))
  return codes
    .filter((code) => !drawn.has(code))
    .map((code) => ({ name: 'codeNotDrawn', floorId: null, type: 'code', id: code }))
}
