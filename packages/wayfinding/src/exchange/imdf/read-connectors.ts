import { centreOf, interiorPoint } from '../../geometry/shapes'
import type { Connector } from '../../model'
import { isObject, type Position, type Properties, polygonsOf } from '../geojson/geojson'
import type { LostReason } from '../import-result'
import type { PlacedFloor } from '../place'
import { connectorKindOf } from './categories'
import { isConnector, isStop } from './own'
import type { Read } from './read-features'

type Stop = Connector['stops'][number]

/** Reads relationships that join levels; `used` has the ids of the features that they name. */
export function readConnectors(
  features: readonly Read[],
  levelOf: (read: Read) => string | undefined,
  places: ReadonlyMap<string, PlacedFloor>,
  settle: (read: Read, reason?: LostReason) => void,
): { readonly connectors: readonly Connector[]; readonly used: ReadonlySet<string> } {
  const byId = new Map(features.map((read) => [read.id, read]))
  const used = new Set<string>()
  const placeOf = (read: Read | undefined) => read && places.get(levelOf(read) ?? '')

  const ownConnector = ({ stops, ...extension }: Properties): Connector | undefined => {
    if (!isConnector(extension) || !Array.isArray(stops)) return undefined
    const read = stops.filter(isStop).flatMap(({ unit, ...stop }): Stop[] => {
      const [ring] = polygonsOf(byId.get(unit)?.geometry)[0] ?? []
      const place = placeOf(byId.get(unit))
      return ring && place ? [{ ...stop, floorId: place.floor.id, at: place.toPoint(meanOf(ring.slice(0, -1))) }] : []
    })
    return { ...extension, stops: read }
  }

  const foreignConnector = ({ id, properties }: Read): Connector | LostReason => {
    const kind = connectorKindOf(String(properties.category))
    if (!kind) return 'notInModel'
    const { origin, intermediary, destination } = properties
    const references = [origin, ...(Array.isArray(intermediary) ? intermediary : [intermediary]), destination]
    const found = references.flatMap((reference) => {
      const read = isObject(reference) ? byId.get(String(reference.id)) : undefined
      const place = placeOf(read)
      const position = read && place && positionOn(read)
      if (!position) return []
      const floor = place.floor
      return [{ read, ordinal: floor.map?.ordinal ?? 0, stop: { floorId: floor.id, at: place.toPoint(position) } }]
    })
    // a unit and its opening on one level are one stop: the opening, which comes nearer to the way
    const byFloor = [...Map.groupBy(found, ({ stop }) => stop.floorId).values()].flatMap(
      (all) => all.find(({ read }) => read.type === 'opening') ?? all[0] ?? [],
    )
    if (byFloor.length < 2) return 'oneFloor'
    for (const { read } of found) used.add(read.id)
    const rises = (byFloor.at(-1)?.ordinal ?? 0) >= (byFloor[0]?.ordinal ?? 0)
    const directed = rises ? 'up' : 'down'
    return {
      id,
      kind,
      direction: properties.direction === 'directed' ? directed : 'both',
      stops: byFloor.map(({ stop }) => stop),
      stepFree: kind !== 'stairs' && kind !== 'escalator',
    }
  }

  const connectors = features.flatMap((read) => {
    if (read.type !== 'relationship') return []
    const connector = (read.extension && ownConnector(read.extension)) ?? foreignConnector(read)
    if (typeof connector === 'string') {
      settle(read, connector)
      return []
    }
    settle(read)
    return [connector]
  })
  return { connectors, used }
}

const asVector = ([x = 0, y = 0]: Position) => ({ x, y })

function meanOf(ring: readonly Position[]): Position {
  const { x, y } = centreOf(ring.map(asVector))
  return [x, y]
}

/** A position that stands for a feature: none for a level. */
function positionOn({ type, geometry }: Read): Position | undefined {
  if (type === 'level' || !geometry) return undefined
  if (geometry.type === 'Point') return geometry.coordinates
  if (geometry.type === 'LineString') return meanOf([geometry.coordinates[0] ?? [], geometry.coordinates.at(-1) ?? []])
  const [ring] = polygonsOf(geometry)[0] ?? []
  if (!ring) return undefined
  const { x, y } = interiorPoint(ring.map(asVector))
  return [x, y]
}
