import type { Vector } from '../../geometry/plane'
import { convexHull, interiorPoint } from '../../geometry/shapes'
import type { Building, Connector, Point, StationPlace } from '../../model'
import type { Geometry } from '../geojson/geojson'
import { labelsOf } from '../languages'
import { type NotPlaced, type PlacedFloor, placeFloors } from '../place'
import { extensionId, extensionKey, type ImdfFeature, type ImdfFiles, type ImdfOptions } from './archive'
import { connectorCategories } from './categories'
import { type DrawnFloor, drawFloor, type FloorDrawing, rectangleAround } from './draw-floor'
import { createIds } from './uuid'

/** An IMDF archive as data, and the floors that it cannot have. */
export type ImdfExport = {
  readonly files: ImdfFiles
  /** Floors without a place on the ground. What is on them, stops and stations included, is not in `files`. */
  readonly notPlaced: readonly NotPlaced[]
}

/**
 * A building as an archive of IMDF 1.0.0, OGC 20-094. What IMDF has no place for is in an extension, by which
 * `importImdf` gives the same building again, its points rounded to 9 decimals. Ids that are UUIDs are kept.
 */
export function exportImdf(building: Building, options: ImdfOptions): ImdfExport {
  const { placed, notPlaced } = placeFloors(building.floors)
  const drawing: FloorDrawing = { newId: createIds(), tenants: options.tenants ?? [] }
  const addressId = drawing.newId('address')
  const buildingId = drawing.newId('building')
  const levelIds = new Map(placed.map(({ floor }) => [floor.id, drawing.newId('level', floor.id)]))
  const floors = placed.map((place) => drawFloor(place, levelIds.get(place.floor.id) ?? '', drawing))
  const vertical = building.connectors.flatMap((connector) => connectorFeatures(connector, floors, drawing))
  const levels = floors.map((drawn) => levelFeature(drawn, buildingId, options, vertical))
  const features = [
    addressFeature(addressId, options),
    ...venueFeatures(levels, { addressId, buildingId }, options, drawing),
    ...levels,
    ...floors.flatMap((drawn) => drawn.features),
    ...vertical,
    ...building.stations.flatMap((station) => stationFeature(station, floors, drawing)),
  ]
  const byType = Map.groupBy(features, ({ feature_type }) => feature_type)
  const manifest = {
    version: '1.0.0',
    created: options.created,
    generated_by: '@kiosk-admin/wayfinding',
    language: options.language,
    extensions: [extensionId],
  }
  const collections = [...byType].map(([type, list]) => [
    `${type}.geojson`,
    { type: 'FeatureCollection', features: list },
  ])
  return { files: { 'manifest.json': manifest, ...Object.fromEntries(collections) }, notPlaced }
}

function addressFeature(id: string, { address }: ImdfOptions): ImdfFeature {
  return {
    id,
    type: 'Feature',
    feature_type: 'address',
    geometry: null,
    properties: {
      address: address.address,
      unit: null,
      locality: address.locality,
      province: address.province ?? null,
      country: address.country,
      postal_code: address.postalCode ?? null,
      postal_code_ext: null,
      postal_code_vanity: null,
    },
  }
}

const polygonOfHull = (hull: readonly Vector[]): Geometry => {
  const ring = hull.map(({ x, y }) => [x, y])
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

const cornersOf = ({ geometry }: ImdfFeature): Vector[] =>
  (geometry?.type === 'Polygon' ? geometry.coordinates.flat() : []).map(([x = 0, y = 0]) => ({ x, y }))

function venueFeatures(
  levels: readonly ImdfFeature[],
  { addressId, buildingId }: { addressId: string; buildingId: string },
  { name, language }: ImdfOptions,
  { newId }: FloorDrawing,
): ImdfFeature[] {
  const hull = convexHull(levels.flatMap(cornersOf))
  if (hull.length < 3) return []
  const { x, y } = interiorPoint(hull)
  const labels = labelsOf(name) ?? { [language]: '–' }
  const shared = { restriction: null, alt_name: null, display_point: { type: 'Point', coordinates: [x, y] } }
  return [
    {
      id: newId('venue'),
      type: 'Feature',
      feature_type: 'venue',
      geometry: polygonOfHull(hull),
      properties: {
        ...shared,
        category: 'shoppingcenter',
        name: labels,
        hours: null,
        phone: null,
        website: null,
        address_id: addressId,
      },
    },
    {
      id: buildingId,
      type: 'Feature',
      feature_type: 'building',
      geometry: null,
      properties: { ...shared, category: 'unspecified', name: labels, address_id: addressId },
    },
    {
      id: newId('footprint'),
      type: 'Feature',
      feature_type: 'footprint',
      geometry: polygonOfHull(hull),
      properties: { category: 'ground', name: null, building_ids: [buildingId] },
    },
  ]
}

/** The level's area is the hull of what is on it, or the picture if nothing is. */
function levelFeature(
  { place, levelId, features }: DrawnFloor,
  buildingId: string,
  { language }: ImdfOptions,
  vertical: readonly ImdfFeature[],
): ImdfFeature {
  const { floor, toPosition } = place
  const { areas: _, map, ...rest } = floor
  const { walkways: _walkways, obstacles: _obstacles, amenities: _amenities, ...frame } = map ?? {}
  const onLevel = [...features, ...vertical.filter(({ properties }) => properties.level_id === levelId)]
  const drawn = onLevel.flatMap(({ geometry }) => (geometry ? positionsAsVectors(geometry) : []))
  const picture: Point[] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  const hull = convexHull(drawn)
  const whole = convexHull(picture.map(toPosition).map(([x = 0, y = 0]) => ({ x, y })))
  const labels = labelsOf(floor.name) ?? { [language]: floor.id }
  return {
    id: levelId,
    type: 'Feature',
    feature_type: 'level',
    geometry: polygonOfHull(hull.length < 3 ? whole : hull),
    properties: {
      category: 'unspecified',
      restriction: null,
      outdoor: false,
      // a whole number there: a floor half a level up shares the ordinal of the one below
      ordinal: Math.floor(map?.ordinal ?? 0),
      name: labels,
      short_name: labels,
      display_point: null,
      address_id: null,
      building_ids: [buildingId],
      [extensionKey]: { ...rest, map: frame },
    },
  }
}

const positionsAsVectors = (geometry: Geometry): Vector[] => {
  const flat = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates.flat(2)
  return flat.flatMap((position) =>
    typeof position === 'object' && typeof position[0] === 'number' ? [{ x: position[0], y: position[1] ?? 0 }] : [],
  )
}

/** A unit for each stop of a connector, and their relationship. */
function connectorFeatures(
  connector: Connector,
  floors: readonly DrawnFloor[],
  { newId }: FloorDrawing,
): ImdfFeature[] {
  const { stops, ...rest } = connector
  const category = connectorCategories[connector.kind]
  const placedStops = stops.flatMap(({ at, ...stop }) => {
    const drawn = floors.find(({ place }) => place.floor.id === stop.floorId)
    return drawn ? [{ at, stop, drawn, id: newId('stop', connector.id, stop.floorId) }] : []
  })
  if (placedStops.length === 0) return []
  const units = placedStops.map(({ at, drawn, id }): ImdfFeature => {
    const accessibility = connector.stepFree ? ['wheelchair'] : null
    return {
      id,
      type: 'Feature',
      feature_type: 'unit',
      geometry: rectangleAround(drawn.place, at, connector.width ?? 2),
      properties: {
        category,
        restriction: null,
        accessibility,
        name: labelsOf(connector.name) ?? null,
        alt_name: null,
        level_id: drawn.levelId,
        display_point: null,
        [extensionKey]: { stop: true },
      },
    }
  })
  const ordinalOf = ({ drawn }: (typeof placedStops)[number]) => drawn.place.floor.map?.ordinal ?? 0
  const upwards = placedStops.toSorted((a, b) => ordinalOf(a) - ordinalOf(b))
  const [origin, ...others] = connector.direction === 'down' ? upwards.toReversed() : upwards
  const destination = others.pop()
  const references = others.map(referenceTo)
  const relationship: ImdfFeature = {
    id: newId('relationship', connector.id),
    type: 'Feature',
    feature_type: 'relationship',
    geometry: null,
    properties: {
      category,
      direction: connector.direction === 'both' ? 'undirected' : 'directed',
      origin: origin ? referenceTo(origin) : null,
      intermediary: references.length > 0 ? references : null,
      destination: destination ? referenceTo(destination) : null,
      hours: null,
      [extensionKey]: { ...rest, stops: placedStops.map(({ stop, id }) => ({ ...stop, unit: id })) },
    },
  }
  return [...units, relationship]
}

const referenceTo = ({ id }: { readonly id: string }) => ({ id, feature_type: 'unit' })

/** Stations are no features of IMDF: they have a type of the extension. */
function stationFeature(
  { position, ...station }: StationPlace,
  floors: readonly DrawnFloor[],
  { newId }: FloorDrawing,
): ImdfFeature[] {
  const drawn = floors.find(({ place }) => place.floor.id === station.floorId)
  if (station.floorId !== null && !drawn) return []
  const located = drawn && position ? pointFeature(drawn.place, position) : null
  const extension = located ? station : { ...station, position }
  return [
    {
      id: newId('station', station.id),
      type: 'Feature',
      feature_type: 'station',
      geometry: located,
      properties: { level_id: drawn?.levelId ?? null, [extensionKey]: extension },
    },
  ]
}

const pointFeature = ({ toPosition }: PlacedFloor, at: Point): Geometry => ({
  type: 'Point',
  coordinates: toPosition(at),
})
