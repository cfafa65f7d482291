import type { Floor, FloorMap, StationPlace } from '../../model'
import { frameAround } from '../frame'
import { isObject, type Position, type Properties, polygonsOf, positionsOf } from '../geojson/geojson'
import { countByType, type Imported, type ImportedStation, type Lost, type LostReason } from '../import-result'
import { textsOf } from '../languages'
import { type PlacedFloor, placeFloors } from '../place'
import { proposeConnectors } from '../propose-connectors'
import type { ImdfFiles } from './archive'
import { isFloor, isStation } from './own'
import { readConnectors } from './read-connectors'
import { levelIdsOf, type Read, readFeatures } from './read-features'
import { type LevelContent, readLevel } from './read-level'

/**
 * Reads an archive of IMDF 1.0.0, OGC 20-094, of this package or of another system. Nothing is thrown: what cannot be
 * read or has no place in the model is in `lost`. A level of another system gets a picture of its own, north up.
 */
export function importImdf(files: ImdfFiles): Imported {
  const { features, malformed } = readFeatures(files)
  const lost: Lost[] = malformed.map(({ id, type }) => ({ type, id, reason: 'malformed' }))
  const levelOf = levelIdsOf(features)
  const floors = features.flatMap((level) => (level.type === 'level' ? (floorOf(level, features, levelOf) ?? []) : []))
  const { placed } = placeFloors(floors.map(({ floor }) => floor))
  const placeByLevel = new Map(
    floors.flatMap(({ levelId, floor }) => {
      const place = placed.find((one) => one.floor.id === floor.id)
      return place ? [[levelId, place] as const] : []
    }),
  )
  const taken: string[] = []
  const settle = (read: Read, reason?: LostReason) => {
    if (reason) lost.push({ type: read.type, id: read.id, reason })
    else taken.push(read.type)
    if (!reason && read.hasAltitude) lost.push({ type: read.type, id: read.id, reason: 'altitude' })
  }
  for (const level of features.filter(({ type }) => type === 'level')) {
    settle(level, placeByLevel.has(level.id) ? undefined : 'malformed')
  }
  for (const read of features) {
    const reason = reasonToSkip(read, levelOf, placeByLevel)
    if (reason) settle(read, reason)
  }

  const contents = new Map<string, LevelContent>()
  for (const [levelId, place] of placeByLevel) {
    const onLevel = features.filter((one) => drawn.has(one.type) && levelOf(one) === levelId)
    contents.set(levelId, readLevel(place, onLevel, settle))
  }
  const { connectors, used } = readConnectors(features, levelOf, placeByLevel, settle)
  const places = [...contents.values()].flatMap((content) => content.places)
  const { connectors: proposals, single } = proposeConnectors(places.filter(({ id }) => !used.has(id)))
  for (const place of places) {
    const read = features.find(({ id }) => id === place.id)
    if (read) settle(read, single.includes(place) ? 'oneFloor' : undefined)
  }
  const stations: readonly ImportedStation[] = [
    ...stationsOf(features, placeByLevel, settle),
    ...[...contents.values()].flatMap((content) => content.stations),
  ]
  return {
    building: {
      floors: floors.flatMap(({ levelId, floor }) => contents.get(levelId)?.floor ?? floor),
      connectors: [...connectors, ...proposals],
      stations: stations.map(({ name: _, ...station }) => station),
    },
    units: [...contents.values()].flatMap(({ units }) => units),
    tenants: [...contents.values()].flatMap(({ tenants }) => tenants),
    stations,
    proposed: proposals.map(({ id }) => id),
    proposedDoors: [...contents.values()].flatMap(({ proposedDoors }) => proposedDoors),
    taken: countByType(taken),
    lost,
  }
}

/** Types of features on a level; anchors and occupants are read with their units. */
const drawn = new Set(['unit', 'kiosk', 'opening', 'detail', 'amenity', 'anchor', 'occupant'])
/** Types that say nothing about a plan that a building would not say: they are neither taken nor lost. */
const silent = new Set(['address', 'venue', 'building', 'footprint'])

function reasonToSkip(
  read: Read,
  levelOf: (read: Read) => string | undefined,
  places: ReadonlyMap<string, PlacedFloor>,
): LostReason | undefined {
  if (read.type === 'level' || read.type === 'relationship' || read.type === 'station' || silent.has(read.type)) {
    return undefined
  }
  if (!drawn.has(read.type)) return 'notInModel'
  return places.has(levelOf(read) ?? '') ? undefined : 'noLevel'
}

const emptyMap = { walkways: [], obstacles: [], amenities: [] }

function floorOf(
  level: Read,
  features: readonly Read[],
  levelOf: (read: Read) => string | undefined,
): { readonly levelId: string; readonly floor: Floor } | undefined {
  const own = ownFloor(level.extension)
  if (own) return { levelId: level.id, floor: own }
  if (polygonsOf(level.geometry).length === 0) return undefined
  const positions: Position[] = features
    .filter((one) => one === level || levelOf(one) === level.id)
    .flatMap(({ geometry }) => (geometry ? positionsOf(geometry) : []))
  const frame = frameAround(positions)
  if (!frame) return undefined
  const { name, short_name, ordinal } = level.properties
  const texts = textsOf(name) ?? textsOf(short_name) ?? {}
  const map: FloorMap = {
    ordinal: typeof ordinal === 'number' ? ordinal : 0,
    spoken: texts,
    control: frame.control,
    ...emptyMap,
  }
  return { levelId: level.id, floor: { id: level.id, name: texts, picture: frame.picture, areas: [], map } }
}

/** The floor of our own export, without what is drawn on it. */
function ownFloor(extension: Properties | undefined): Floor | undefined {
  if (!extension || !isObject(extension.map)) return undefined
  const floor = { ...extension, areas: [], map: { ...extension.map, ...emptyMap } }
  return isFloor(floor) ? floor : undefined
}

function stationsOf(
  features: readonly Read[],
  places: ReadonlyMap<string, PlacedFloor>,
  settle: (read: Read, reason?: LostReason) => void,
): StationPlace[] {
  return features.flatMap((read) => {
    if (read.type !== 'station') return []
    const { extension, geometry } = read
    const place = places.get(String(read.properties.level_id))
    if (!extension || !isStation(extension)) {
      settle(read, 'notInModel')
      return []
    }
    settle(read)
    const position = place && geometry?.type === 'Point' ? place.toPoint(geometry.coordinates) : undefined
    return [{ ...extension, ...(place && { floorId: place.floor.id }), ...(position && { position }) }]
  })
}
