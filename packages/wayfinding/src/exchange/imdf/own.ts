import {
  type Amenity,
  amenityKinds,
  type Connector,
  type Door,
  type Floor,
  type StationPlace,
  type Unit,
  type Walkway,
} from '../../model'
import { isObject, type Properties } from '../geojson/geojson'

// Checks for data of our own export: an archive may have been changed by another program since.

const isPoint = (value: unknown) => isObject(value) && Number.isFinite(value.x) && Number.isFinite(value.y)

const isControl = (value: unknown) =>
  isObject(value) && isPoint(value.at) && Number.isFinite(value.latitude) && Number.isFinite(value.longitude)

export const isFloor = (floor: Properties): floor is Floor & Properties =>
  typeof floor.id === 'string' &&
  isObject(floor.name) &&
  isObject(floor.picture) &&
  Number.isFinite(floor.picture.width) &&
  Number.isFinite(floor.picture.height) &&
  isObject(floor.map) &&
  typeof floor.map.ordinal === 'number' &&
  isObject(floor.map.spoken) &&
  Array.isArray(floor.map.control) &&
  floor.map.control.every(isControl)

export const isUnit = (unit: Properties): unit is Omit<Unit, 'points'> & Properties =>
  typeof unit.areaId === 'string' && (unit.use === undefined || ['tenant', 'room', 'void'].includes(String(unit.use)))

export const isWalkway = (walkway: Properties): walkway is Omit<Walkway, 'points'> & Properties =>
  typeof walkway.id === 'string' &&
  (walkway.shape === 'area' || walkway.shape === 'line') &&
  typeof walkway.stepFree === 'boolean'

export const isDoor = (door: Properties): door is Omit<Door, 'at'> & Properties =>
  typeof door.id === 'string' &&
  ['open', 'automatic', 'swing', 'revolving'].includes(String(door.kind)) &&
  typeof door.stepFree === 'boolean'

export const isAmenity = (amenity: Properties): amenity is Omit<Amenity, 'at'> & Properties =>
  typeof amenity.id === 'string' && amenityKinds.some((kind) => kind === amenity.kind)

export const isConnector = (connector: Properties): connector is Omit<Connector, 'stops'> & Properties =>
  typeof connector.id === 'string' &&
  ['lift', 'escalator', 'stairs', 'ramp', 'travelator'].includes(String(connector.kind)) &&
  ['both', 'up', 'down'].includes(String(connector.direction)) &&
  typeof connector.stepFree === 'boolean'

export const isStop = (
  stop: unknown,
): stop is { readonly floorId: string; readonly unit: string; readonly exit?: number } =>
  isObject(stop) && typeof stop.floorId === 'string' && typeof stop.unit === 'string'

export const isStation = (station: Properties): station is StationPlace & Properties =>
  typeof station.id === 'string' && (station.floorId === null || typeof station.floorId === 'string')
