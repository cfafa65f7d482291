import { byPlace } from '../geometry/plane'
import { type GeoreferenceProblem, georeference, originOf } from '../georeference/georeference'
import { type Geographic, projectionAt } from '../georeference/projection'
import type { Transform } from '../georeference/transform'
import type { AmenityKind, Building, Connector, Floor } from '../model'
import { type Builder, type Condition, createBuilder, nodeKinds, type Passage } from './builder'
import { addConnector, type PlacedStop } from './connectors'
import { addFloor, type Place } from './floor'
import { byId, byText, centimetres, planOf } from './plan'
import { addPassage } from './step-free'

/** Where ways are found in: made by `createGraph`, read by `waysFrom`. Plain data, so that a worker can make it. */
export type Graph = {
  /** Floors with a place, in the order of their ordinals. */
  readonly floors: readonly {
    readonly id: string
    readonly areaId?: string
    readonly ordinal: number
    readonly transform: Transform
  }[]
  /** Floors with a map but without a place: nothing on them is found. */
  readonly unplaced: readonly {
    readonly floorId: string
    readonly problem: GeoreferenceProblem
    /** Codes of its units and of itself, and ids of its amenities. */
    readonly missing: readonly string[]
  }[]
  /** By node, in the order of floor, y and x: centimetres, kind, milliseconds of coming to it, unit, connector and its stop; -1 for none. */
  readonly nodes: {
    readonly floor: Uint16Array
    readonly x: Int32Array
    readonly y: Int32Array
    readonly kind: Uint8Array
    readonly delay: Uint16Array
    readonly unit: Int16Array
    readonly connector: Int16Array
    readonly stop: Int16Array
  }
  /** Edges of node n are those from `first[n]` to before `first[n + 1]`. */
  readonly edges: {
    readonly first: Uint32Array
    readonly to: Uint32Array
    readonly weight: Uint32Array
    readonly condition: Uint16Array
  }
  readonly passages: readonly Passage[]
  readonly conditions: readonly Condition[]
  readonly connectors: readonly Pick<Connector, 'id' | 'kind' | 'stops'>[]
  readonly units: readonly { readonly code: string; readonly floorId: string; readonly doors: readonly number[] }[]
  readonly amenities: readonly { readonly id: string; readonly kind: AmenityKind; readonly node?: number }[]
  readonly stations: readonly { readonly id: string; readonly node?: number }[]
}

type PlacedFloor = { floor: Floor; ordinal: number; transform: Transform; anchored: boolean }

/** Metres between floors beyond which they are of different buildings. */
const farAway = 20_000

/** The origin of each floor's metres: floors of one building share it. Metres of a world would not fit into whole centimetres. */
function originsOf(floors: readonly Floor[]): ReadonlyMap<Floor, Geographic | undefined> {
  const buildings: { first: Geographic; floors: Floor[] }[] = []
  for (const floor of floors) {
    const at = floor.map?.control[0]
    if (!at) continue
    const near = buildings.find(({ first }) => {
      const { east, north } = projectionAt(first).toMetres(at)
      return Math.max(Math.abs(east), Math.abs(north)) <= farAway
    })
    if (near) near.floors.push(floor)
    else buildings.push({ first: at, floors: [floor] })
  }
  return new Map(buildings.flatMap((building) => building.floors.map((floor) => [floor, originOf(building.floors)])))
}

/** Floors that are drawn: those with a place, in order, and those without. */
function placeFloors(floors: readonly Floor[]) {
  const sorted = floors.toSorted(byId)
  const origins = originsOf(sorted)
  const placed: PlacedFloor[] = []
  const unplaced: Graph['unplaced'][number][] = []
  for (const floor of sorted) {
    if (!floor.map) continue
    const place = georeference(floor, origins.get(floor))
    if (place.problem) {
      const codes = [floor.areaId ?? [], floor.areas.map(({ areaId }) => areaId)].flat()
      const missing = [...codes, ...floor.map.amenities.map(({ id }) => id)]
      unplaced.push({ floorId: floor.id, problem: place.problem, missing })
    } else placed.push({ floor, ordinal: floor.map.ordinal, transform: place.transform, anchored: place.anchored })
  }
  return { placed: placed.sort((a, b) => a.ordinal - b.ordinal), unplaced }
}

/**
 * The graph of a building. It takes up to seconds for a large one: make it in a worker. A unit without a door gets one
 * where a walkway is within 3 m of it; doors, stations, amenities and stops of connectors join a walkway within 3 m, ends of
 * drawn lines within 2 m.
 */
export function createGraph(building: Building): Graph {
  const { placed, unplaced } = placeFloors(building.floors)
  const builder = createBuilder()
  const connectors = building.connectors.toSorted(byId)
  const stations = building.stations.toSorted(byId)
  const units: { code: string; floorId: string; doors: readonly number[] }[] = []
  const amenities: { id: string; kind: AmenityKind; node?: number }[] = []
  const stationNodes = new Map<string, number>()
  const stops: PlacedStop[][] = connectors.map(() => [])

  for (const [floor, { floor: source, transform, ordinal, anchored }] of placed.entries()) {
    const plan = planOf(source, transform)
    const walkways = new Map(
      (source.map?.walkways ?? []).toSorted(byId).map((walkway) => [walkway.id, addPassage(builder, walkway)]),
    )
    const places: Place[] = []
    for (const { id, floorId, position } of stations) {
      if (floorId !== source.id || !position) continue
      const use = (node: number) => stationNodes.set(id, node)
      places.push({ at: centimetres(transform, position), nodes: [{ kind: 'station', id }], use })
    }
    for (const { id, kind, at } of (source.map?.amenities ?? []).toSorted(byId)) {
      const amenity: (typeof amenities)[number] = { id, kind, node: undefined }
      amenities.push(amenity)
      const use = (node: number) => {
        amenity.node = node
      }
      places.push({ at: centimetres(transform, at), nodes: [{ kind: 'amenity', id }], use })
    }
    for (const [connector, { id, stops: all }] of connectors.entries()) {
      for (const [stop, { floorId, at }] of all.entries()) {
        if (floorId !== source.id) continue
        const nodes = (['arrival', 'departure'] as const).map((kind) => ({ kind, id, connector, stop }))
        const use = (arrival: number, departure: number) =>
          stops[connector]?.push({ stop, floor, ordinal, anchored, arrival, departure })
        places.push({ at: centimetres(transform, at), nodes, use })
      }
    }
    const doors = addFloor(builder, { plan, floor, firstUnit: units.length, walkways, places })
    for (const [index, { code, isVoid }] of plan.units.entries()) {
      // a void keeps its index, but nobody goes there
      units.push({ code: isVoid ? '' : code, floorId: source.id, doors: doors[index] ?? [] })
    }
  }
  for (const [index, connector] of connectors.entries()) addConnector(builder, index, connector, stops[index] ?? [])

  const { nodes, edges, renumbered } = packed(builder)
  const newNode = (node: number | undefined) => (node === undefined ? undefined : renumbered[node])
  return {
    floors: placed.map(({ floor: { id, areaId }, ordinal, transform }) => ({
      id,
      areaId: areaId ?? undefined,
      ordinal,
      transform,
    })),
    unplaced,
    nodes,
    edges,
    passages: builder.passages,
    conditions: builder.conditions,
    connectors: connectors.map(({ id, kind, stops: all }) => ({ id, kind, stops: all })),
    units: units.map((unit) => ({ ...unit, doors: unit.doors.map((door) => renumbered[door] ?? 0) })),
    amenities: amenities.map((amenity) => ({ ...amenity, node: newNode(amenity.node) })),
    stations: stations.map(({ id }) => ({ id, node: newNode(stationNodes.get(id)) })),
  }
}

/** Nodes and edges in typed arrays, nodes by floor, y, x and id, so that equal buildings give equal graphs. */
function packed({ nodes, edges, conditions }: Builder) {
  const order = [...nodes.keys()].sort((one, other) => {
    const [a, b] = [nodes[one], nodes[other]]
    if (!a || !b) return 0
    return a.floor - b.floor || byPlace(a, b) || byText(a.id ?? '', b.id ?? '') || one - other
  })
  const renumbered = new Uint32Array(nodes.length)
  for (const [index, node] of order.entries()) renumbered[node] = index
  const all = order.flatMap((node) => nodes[node] ?? [])

  const startOf = (edge: number) => renumbered[edges.from[edge] ?? 0] ?? 0
  const targetOf = (edge: number) => renumbered[edges.to[edge] ?? 0] ?? 0
  const conditionOf = (edge: number) => edges.condition[edge] ?? 0
  const weightOf = (edge: number) => edges.weight[edge] ?? 0
  let sorted = Uint32Array.from(edges.from.keys())
  sorted = sortedBy(sorted, conditionOf, conditions.length)
  sorted = sortedBy(sorted, targetOf, nodes.length)
  sorted = sortedBy(sorted, startOf, nodes.length)
  const first = new Uint32Array(nodes.length + 1)
  const kept: number[] = []
  let last = -1
  for (const edge of sorted) {
    const isKnown =
      last >= 0 &&
      startOf(last) === startOf(edge) &&
      targetOf(last) === targetOf(edge) &&
      conditionOf(last) === conditionOf(edge)
    // of two with the same ends and condition, the shorter one
    if (!isKnown) kept.push(edge)
    else if (weightOf(edge) < weightOf(last)) kept[kept.length - 1] = edge
    last = kept.at(-1) ?? edge
    first[startOf(edge) + 1] = kept.length
  }
  // nodes without edges begin where the one before ends
  for (let node = 0; node < nodes.length; node++) first[node + 1] = Math.max(first[node + 1] ?? 0, first[node] ?? 0)
  return {
    renumbered,
    nodes: {
      floor: Uint16Array.from(all, ({ floor }) => floor),
      x: Int32Array.from(all, ({ x }) => x),
      y: Int32Array.from(all, ({ y }) => y),
      kind: Uint8Array.from(all, ({ kind }) => nodeKinds[kind]),
      delay: Uint16Array.from(all, ({ delay }) => delay ?? 0),
      unit: Int16Array.from(all, ({ unit }) => unit ?? -1),
      connector: Int16Array.from(all, ({ connector }) => connector ?? -1),
      stop: Int16Array.from(all, ({ stop }) => stop ?? -1),
    },
    edges: {
      first,
      to: Uint32Array.from(kept, targetOf),
      weight: Uint32Array.from(kept, weightOf),
      condition: Uint16Array.from(kept, conditionOf),
    },
  }
}

/** Whole numbers in the order of a key below a bound; those with the same key stay in their order. */
function sortedBy(list: Uint32Array<ArrayBuffer>, keyOf: (one: number) => number, bound: number) {
  const next = new Uint32Array(bound + 1)
  for (const one of list) next[keyOf(one) + 1] = (next[keyOf(one) + 1] ?? 0) + 1
  for (let key = 0; key < bound; key++) next[key + 1] = (next[key + 1] ?? 0) + (next[key] ?? 0)
  const sorted = new Uint32Array(list.length)
  for (const one of list) {
    const place = next[keyOf(one)] ?? 0
    sorted[place] = one
    next[keyOf(one)] = place + 1
  }
  return sorted
}
