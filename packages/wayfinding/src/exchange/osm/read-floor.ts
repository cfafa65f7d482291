import { isWithin, nearestOnRings } from '../../geometry/shapes'
import type { Amenity, Floor, Unit } from '../../model'
import { onRing } from '../entrance'
import type { ImportedStation, ImportedTenant, ImportedUnit } from '../import-result'
import type { PlacedFloor } from '../place'
import {
  centreOfShape,
  doorNodesOf,
  obstaclesOf,
  pointAt,
  type Rings,
  ringsIn,
  unitsOf,
  walkwaysOf,
} from './draw-shapes'
import type { Element } from './elements'
import { allNamesOf, amenityOf, isTenant, namesOf, tenantKindOf } from './meanings'
import { type Role, roleOf } from './roles'

/** What is drawn on a floor. */
export type OsmFloor = {
  readonly place: PlacedFloor
  readonly level: number
  readonly floor: Floor
  readonly units: readonly ImportedUnit[]
  readonly tenants: readonly ImportedTenant[]
  readonly stations: readonly ImportedStation[]
  /** Rings in metres of the areas that visitors walk on. */
  readonly walkways: readonly Rings[]
  /** Ids of the elements that are on it. */
  readonly taken: ReadonlySet<string>
}

type Area = { readonly element: Element; readonly unit: Unit; readonly rings: Rings }

/** Draws the elements of a level. Connectors are not among them, since they are on several. */
export function readFloor(place: PlacedFloor, level: number, elements: readonly Element[], language: string): OsmFloor {
  const byRole = Map.groupBy(
    elements.filter(({ levels }) => levels.includes(level)),
    roleOf,
  )
  const ofRoles = (...roles: readonly Role[]) => roles.flatMap((role) => byRole.get(role) ?? [])
  const areas = ofRoles('unit').flatMap((element) =>
    unitsOf(place, level, element).map((drawn): Area => ({ element, ...drawn })),
  )
  const tenants = ofRoles('tenant').flatMap((element) => {
    const area = areaAround(place, element, areas)
    return area ? [{ element, area }] : []
  })
  const amenities = ofRoles('unit', 'walkway', 'amenity', 'door').flatMap((element) =>
    amenitiesOf(place, element, language),
  )
  const stations = ofRoles('terminal').flatMap((element) => stationOf(place, element, language))
  const namesOfArea = (area: Area) =>
    [area.element, ...tenants.filter((one) => one.area === area).map(({ element }) => element)].flatMap(({ tags }) =>
      allNamesOf(tags),
    )
  const isLet = (area: Area) => isTenant(area.element.tags) || tenants.some((one) => one.area === area)
  const floor: Floor = {
    ...place.floor,
    areas: areas.map((area) => ({ ...area.unit, use: isLet(area) ? 'tenant' : 'room' })),
    ...(place.floor.map && {
      map: {
        ...place.floor.map,
        walkways: ofRoles('walkway').flatMap((element) => walkwaysOf(place, element)),
        obstacles: ofRoles('wall', 'column').flatMap(({ shapes }) =>
          shapes.flatMap((shape) => obstaclesOf(place, shape)),
        ),
        amenities,
      },
    }),
  }
  const doors = ofRoles('unit', 'connector').flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.type === 'area' ? doorNodesOf(shape.rings, level) : [])),
  )
  return {
    place,
    level,
    floor,
    units: areas.map((area) => ({
      floorId: place.floor.id,
      areaId: area.unit.areaId,
      ...(area.element.tags.ref && { ref: area.element.tags.ref }),
      names: [...new Set(namesOfArea(area))],
    })),
    tenants: [
      ...areas.filter(({ element }) => isTenant(element.tags)).map((area) => ({ element: area.element, area })),
      ...tenants,
    ].flatMap(({ element, area }) => tenantOf(place.floor.id, area.unit.areaId, element, language)),
    stations,
    walkways: ofRoles('walkway').flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.type === 'area' ? [ringsIn(place, shape.rings)] : [])),
    ),
    taken: new Set([
      ...ofRoles('level', 'unit', 'walkway', 'wall', 'column').map(({ id }) => id),
      ...amenities.map(({ id }) => id),
      ...tenants.map(({ element }) => element.id),
      ...stations.map(({ id }) => id),
      ...doors.map(({ id }) => `node/${id}`),
    ]),
  }
}

/** None beside the picture: a stop down the street is not part of the floor. */
function amenitiesOf(place: PlacedFloor, { id, tags, shapes: [shape] }: Element, language: string): Amenity[] {
  const kind = amenityOf(tags)
  if (!kind || !shape) return []
  const at = pointAt(place, centreOfShape(place, shape))
  if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return []
  const name = namesOf(tags, language)
  return [{ id, kind, at, ...(name && { name }) }]
}

/** A tenant by its tags; none without a name. */
function tenantOf(floorId: string, areaId: string, { id, tags }: Element, language: string): ImportedTenant[] {
  const name = namesOf(tags, language)
  if (!name) return []
  const hours = tags.opening_hours
  const phone = tags.phone ?? tags['contact:phone']
  const website = tags.website ?? tags['contact:website']
  return [
    {
      ...{ id, floorId, areaId, name, kind: tenantKindOf(tags) },
      ...(hours && { hours }),
      ...(phone && { phone }),
      ...(website && { website }),
    },
  ]
}

function stationOf(place: PlacedFloor, { id, tags, shapes: [shape] }: Element, language: string): ImportedStation[] {
  if (!shape) return []
  const name = namesOf(tags, language)
  const position = pointAt(place, centreOfShape(place, shape))
  if (position.x < 0 || position.x > 1 || position.y < 0 || position.y > 1) return []
  return [{ id, floorId: place.floor.id, position, ...(name && { name }) }]
}

/** The unit in which an element is, or on whose ring it is. */
function areaAround(place: PlacedFloor, { shapes: [shape] }: Element, areas: readonly Area[]): Area | undefined {
  const at = shape && centreOfShape(place, shape)
  return (
    at && areas.find(({ rings }) => isWithin(rings, at) || (nearestOnRings(rings, at)?.away ?? onRing + 1) <= onRing)
  )
}
