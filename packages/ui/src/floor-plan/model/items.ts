// Everything drawn on a floor, under one address.

import {
  type FloorAmenity,
  type FloorArea,
  type FloorConnector,
  type FloorControl,
  type FloorDoor,
  type FloorMap,
  type FloorMarker,
  type FloorPlan,
  type FloorPoint,
  type FloorScale,
  type FloorWalkway,
  MAX_AMENITIES,
  MAX_AREAS,
  MAX_CONNECTORS,
  MAX_CONTROL,
  MAX_CORNERS,
  MAX_DOORS,
  MAX_MARKERS,
  MAX_OBSTACLES,
  MAX_WALKWAYS,
  MIN_CORNERS,
  middleOf,
  onPicture,
} from '../floor-plan'
import { alongEdge, edgesOf, nearestOnEdges } from './geometry'

/** Kinds of items, in the order in which they are drawn. */
export const floorKinds = [
  'walkway',
  'obstacle',
  'area',
  'door',
  'amenity',
  'connector',
  'marker',
  'scale',
  'control',
] as const

export type FloorKind = (typeof floorKinds)[number]

/** Kinds of items, in the order in which lists and menus have them. */
export const listedKinds: readonly FloorKind[] = [
  'marker',
  'area',
  'door',
  'walkway',
  'obstacle',
  'amenity',
  'connector',
  'scale',
  'control',
]

/** An item by its index among those of its kind; doors are counted over all areas. */
export interface FloorItem {
  kind: FloorKind
  index: number
}

/** The value of an item of each kind. */
export interface FloorValues {
  walkway: FloorWalkway
  obstacle: readonly FloorPoint[]
  area: FloorArea
  door: FloorDoor
  amenity: FloorAmenity
  connector: FloorConnector
  marker: FloorMarker
  scale: FloorScale
  control: FloorControl
}

const emptyMap: FloorMap = { walkways: [], obstacles: [], amenities: [] }

export const mapOf = ({ map }: FloorPlan): FloorMap => map ?? emptyMap

/** A door and its place among the doors of its area. */
interface DoorPlace {
  area: number
  place: number
  door: FloorDoor
}

interface Doors {
  places: readonly DoorPlace[]
  doors: readonly FloorDoor[]
}

const doorsByAreas = new WeakMap<readonly FloorArea[], Doors>()

function allDoors({ areas }: FloorPlan): Doors {
  const known = doorsByAreas.get(areas)
  if (known) return known
  const places = areas.flatMap(({ doors = [] }, area) => doors.map((door, place) => ({ area, place, door })))
  const found = { places, doors: places.map(({ door }) => door) }
  doorsByAreas.set(areas, found)
  return found
}

/** All doors with their places, in the order of their areas. */
export const doorsOf = (plan: FloorPlan): readonly DoorPlace[] => allDoors(plan).places

const listOf: { [K in FloorKind]: (plan: FloorPlan) => readonly FloorValues[K][] } = {
  walkway: (plan) => mapOf(plan).walkways,
  obstacle: (plan) => mapOf(plan).obstacles,
  area: ({ areas }) => areas,
  door: (plan) => allDoors(plan).doors,
  amenity: (plan) => mapOf(plan).amenities,
  connector: ({ connectors = [] }) => connectors,
  marker: ({ markers }) => markers,
  scale: (plan) => [mapOf(plan).scale ?? []].flat(),
  control: (plan) => mapOf(plan).control ?? [],
}

/** All items of a kind. */
export const itemsOf = <K extends FloorKind>(plan: FloorPlan, kind: K): readonly FloorValues[K][] => listOf[kind](plan)

export const countOf = (plan: FloorPlan, kind: FloorKind): number => listOf[kind](plan).length

export const itemOf = <K extends FloorKind>(plan: FloorPlan, kind: K, index: number): FloorValues[K] | undefined =>
  listOf[kind](plan)[index]

/** Maximum number of items of a kind; of doors, in one area. */
export const maximumOf: { readonly [K in FloorKind]: number } = {
  walkway: MAX_WALKWAYS,
  obstacle: MAX_OBSTACLES,
  area: MAX_AREAS,
  door: MAX_DOORS,
  amenity: MAX_AMENITIES,
  connector: MAX_CONNECTORS,
  marker: MAX_MARKERS,
  scale: 1,
  control: MAX_CONTROL,
}

/** Whether there is room for another item. A new scale takes the place of the former one. */
export function canAdd(plan: FloorPlan, kind: FloorKind): boolean {
  if (kind === 'scale') return true
  if (kind === 'door') return plan.areas.some(({ doors = [] }) => doors.length < MAX_DOORS)
  return countOf(plan, kind) < maximumOf[kind]
}

const changed = <T>(list: readonly T[], index: number, change: (one: T) => T): readonly T[] =>
  list.map((one, at) => (at === index ? change(one) : one))
const without = <T>(list: readonly T[], index: number): readonly T[] => list.filter((_, at) => at !== index)

type Edit<T> = (list: readonly T[]) => readonly T[]

/** Edits the list that holds an item of a kind: of a door, the list of its area. */
const editList: {
  readonly [K in FloorKind]: (plan: FloorPlan, index: number, edit: Edit<FloorValues[K]>) => FloorPlan
} = {
  walkway: (plan, _, edit) => withMap(plan, { walkways: edit(mapOf(plan).walkways) }),
  obstacle: (plan, _, edit) => withMap(plan, { obstacles: edit(mapOf(plan).obstacles) }),
  area: (plan, _, edit) => ({ ...plan, areas: edit(plan.areas) }),
  door: (plan, index, edit) => {
    const at = doorsOf(plan)[index]
    return at
      ? { ...plan, areas: changed(plan.areas, at.area, (area) => withDoors(area, edit(area.doors ?? []))) }
      : plan
  },
  amenity: (plan, _, edit) => withMap(plan, { amenities: edit(mapOf(plan).amenities) }),
  connector: (plan, _, edit) => ({ ...plan, connectors: edit(plan.connectors ?? []) }),
  marker: (plan, _, edit) => ({ ...plan, markers: edit(plan.markers) }),
  scale: (plan, _, edit) => {
    const [scale] = edit(listOf.scale(plan))
    const { scale: __, ...rest } = mapOf(plan)
    return { ...plan, map: scale ? { ...rest, scale } : rest }
  },
  control: (plan, _, edit) => {
    const control = edit(listOf.control(plan))
    const { control: __, ...rest } = mapOf(plan)
    return { ...plan, map: control.length > 0 ? { ...rest, control } : rest }
  },
}

const withMap = (plan: FloorPlan, change: Partial<FloorMap>): FloorPlan => ({
  ...plan,
  map: { ...mapOf(plan), ...change },
})

/** An area without doors has no list, as before doors existed. */
function withDoors({ doors: _, ...area }: FloorArea, doors: readonly FloorDoor[]): FloorArea {
  return doors.length > 0 ? { ...area, doors } : area
}

/** Place of an item in the list that holds it. */
const placeOf = (plan: FloorPlan, { kind, index }: FloorItem) =>
  kind === 'door' ? (doorsOf(plan)[index]?.place ?? -1) : index

export function changeItem<K extends FloorKind>(
  plan: FloorPlan,
  item: { kind: K; index: number },
  change: (value: FloorValues[K]) => FloorValues[K],
): FloorPlan {
  return editList[item.kind](plan, item.index, (list) => changed(list, placeOf(plan, item), change))
}

const removeFrom = <K extends FloorKind>(plan: FloorPlan, kind: K, index: number): FloorPlan =>
  editList[kind](plan, index, (list) => without(list, placeOf(plan, { kind, index })))

export const removeItem = (plan: FloorPlan, item: FloorItem): FloorPlan => removeFrom(plan, item.kind, item.index)

/** Adds an item at the end of its list; a door goes to an area with `addDoor`. */
export function addItem<K extends Exclude<FloorKind, 'door'>>(
  plan: FloorPlan,
  kind: K,
  value: FloorValues[K],
): FloorPlan {
  if (!canAdd(plan, kind)) return plan
  return editList[kind](plan, 0, (list) => [...(kind === 'scale' ? [] : list), value])
}

/** Adds a door to an area. */
export const addDoor = (plan: FloorPlan, area: number, door: FloorDoor): FloorPlan => ({
  ...plan,
  areas: changed(plan.areas, area, (one) =>
    (one.doors?.length ?? 0) < MAX_DOORS ? withDoors(one, [...(one.doors ?? []), door]) : one,
  ),
})

/** Whether an item has an inside, so that its points are a ring. */
export const isRing = (plan: FloorPlan, { kind, index }: FloorItem): boolean =>
  kind === 'area' || kind === 'obstacle' || (kind === 'walkway' && itemOf(plan, 'walkway', index)?.shape === 'area')

/** Whether corners can be added to an item and removed from it. */
export const hasCorners = ({ kind }: FloorItem): boolean => kind === 'area' || kind === 'obstacle' || kind === 'walkway'

export const minimumCorners = (plan: FloorPlan, item: FloorItem) => (isRing(plan, item) ? MIN_CORNERS : 2)

/** Points of an item: its position, corners, bends or ends. */
export function pointsOf(plan: FloorPlan, { kind, index }: FloorItem): readonly FloorPoint[] {
  switch (kind) {
    case 'marker':
      return [plan.markers[index]?.position ?? []].flat()
    case 'area':
      return plan.areas[index]?.points ?? []
    case 'obstacle':
      return mapOf(plan).obstacles[index] ?? []
    case 'walkway':
      return mapOf(plan).walkways[index]?.points ?? []
    case 'scale': {
      const scale = itemOf(plan, 'scale', index)
      return scale ? [scale.from, scale.to] : []
    }
    default:
      return [itemOf(plan, kind, index)?.at ?? []].flat()
  }
}

/** Where an item is named: a point on it or, for what has an extent, its middle. */
export function anchorOf(plan: FloorPlan, item: FloorItem): FloorPoint {
  const points = pointsOf(plan, item)
  // the middle of a bent line may be off it
  if (item.kind === 'walkway' && !isRing(plan, item)) {
    const edges = edgesOf(points, false)
    const edge = edges[(edges.length - 1) >> 1]
    if (edge) return alongEdge(edge, 0.5)
  }
  return middleOf(points)
}

const noHoles: readonly never[] = []

/** Rings inside of an item that are not part of it. */
export const holesOf = (plan: FloorPlan, { kind, index }: FloorItem): readonly (readonly FloorPoint[])[] =>
  (kind === 'area' || kind === 'walkway' ? itemOf(plan, kind, index)?.holes : undefined) ?? noHoles

/** Puts an item elsewhere. Doors follow the edge they are on, and stay on an edge. */
export function withPoints(plan: FloorPlan, item: FloorItem, points: readonly FloorPoint[]): FloorPlan {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return plan
  switch (item.kind) {
    case 'marker':
      return changeItem(plan, { ...item, kind: 'marker' }, (marker) => ({ ...marker, position: first }))
    case 'amenity':
      return changeItem(plan, { ...item, kind: 'amenity' }, (amenity) => ({ ...amenity, at: first }))
    case 'control':
      return changeItem(plan, { ...item, kind: 'control' }, (control) => ({ ...control, at: first }))
    case 'connector':
      return changeItem(plan, { ...item, kind: 'connector' }, (connector) => ({ ...connector, at: first }))
    case 'door':
      return changeItem(plan, { ...item, kind: 'door' }, (door) => ({ ...door, at: onOwnEdge(plan, item, first) }))
    case 'scale':
      return changeItem(plan, { ...item, kind: 'scale' }, (scale) => ({ ...scale, from: first, to: last }))
    case 'obstacle':
      return changeItem(plan, { ...item, kind: 'obstacle' }, () => points)
    case 'walkway':
      return changeItem(plan, { ...item, kind: 'walkway' }, (walkway) => ({ ...walkway, points }))
    case 'area':
      return changeItem(plan, { ...item, kind: 'area' }, (area) => reshaped(area, points))
  }
}

/** Edges matter, not pixels: any size with the plan's proportions gives the same edge up to rounding. */
const SQUARE = { width: 1000, height: 1000 }

/** Rings on which a door of an area may be. */
const doorRings = ({ points, holes = [] }: FloorArea) => [points, ...holes]

function onOwnEdge(plan: FloorPlan, { index }: FloorItem, to: FloorPoint): FloorPoint {
  const area = plan.areas[doorsOf(plan)[index]?.area ?? -1]
  return (area && nearestOnRings(to, doorRings(area)))?.at ?? to
}

const nearestOnRings = (at: FloorPoint, rings: readonly (readonly FloorPoint[])[]) =>
  rings
    .flatMap((ring, which) => {
      const found = nearestOnEdges(at, ring, true, SQUARE)
      return found ? [{ ...found, ring: which }] : []
    })
    .sort((a, b) => a.distance - b.distance)[0]

function reshaped(area: FloorArea, points: readonly FloorPoint[]): FloorArea {
  const next = { ...area, points }
  if (!area.doors) return next
  const doors = area.doors.map((door) => {
    const before = nearestOnRings(door.at, doorRings(area))
    // doors of holes stay
    if (!before || before.ring > 0) return door
    const edge = points.length === area.points.length ? edgesOf(points, true)[before.edge] : undefined
    const at = edge ? onPicture(alongEdge(edge, before.along)) : nearestOnEdges(door.at, points, true, SQUARE)?.at
    return { ...door, at: at ?? door.at }
  })
  return { ...next, doors }
}

export function moveCorner(plan: FloorPlan, item: FloorItem, corner: number, to: FloorPoint): FloorPlan {
  return withPoints(
    plan,
    item,
    changed(pointsOf(plan, item), corner, () => to),
  )
}

/** Moves an item with everything on it, as far as the picture reaches. */
export function shiftItem(plan: FloorPlan, item: FloorItem, by: FloorPoint): FloorPlan {
  const points = pointsOf(plan, item)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const within = (way: number, values: readonly number[]) =>
    Math.max(-Math.min(...values), Math.min(1 - Math.max(...values), way))
  const way = { x: within(by.x, xs), y: within(by.y, ys) }
  const moved = (ring: readonly FloorPoint[]) => ring.map(({ x, y }) => onPicture({ x: x + way.x, y: y + way.y }))
  if (item.kind === 'area') {
    return changeItem(plan, { ...item, kind: 'area' }, ({ holes, doors, ...area }) => ({
      ...area,
      points: moved(area.points),
      ...(holes && { holes: holes.map(moved) }),
      ...(doors && { doors: doors.map((door) => ({ ...door, at: moved([door.at])[0] ?? door.at })) }),
    }))
  }
  if (item.kind === 'walkway') {
    return changeItem(plan, { ...item, kind: 'walkway' }, ({ holes, ...walkway }) => ({
      ...walkway,
      points: moved(walkway.points),
      ...(holes && { holes: holes.map(moved) }),
    }))
  }
  return withPoints(plan, item, moved(points))
}

/** Adds a corner in the middle of the edge after a corner. */
export function addCorner(plan: FloorPlan, item: FloorItem, corner: number): FloorPlan {
  const points = pointsOf(plan, item)
  const edge = edgesOf(points, isRing(plan, item))[corner]
  if (!edge || !hasCorners(item) || points.length >= MAX_CORNERS) return plan
  return withPoints(plan, item, [
    ...points.slice(0, corner + 1),
    onPicture(alongEdge(edge, 0.5)),
    ...points.slice(corner + 1),
  ])
}

export function removeCorner(plan: FloorPlan, item: FloorItem, corner: number): FloorPlan {
  const points = pointsOf(plan, item)
  if (!hasCorners(item) || points.length <= minimumCorners(plan, item)) return plan
  return withPoints(plan, item, without(points, corner))
}

/** Direction of north; 0 is the same as none. */
export function withNorth(plan: FloorPlan, degrees: number): FloorPlan {
  const { north: _, ...map } = mapOf(plan)
  const north = ((Math.round(degrees) % 360) + 360) % 360
  return { ...plan, map: north === 0 ? map : { ...map, north } }
}

/** A value without properties that mean the same as their absence. */
export function withoutDefaults<T extends object>(value: T, defaults: { readonly [K in keyof T]?: T[K] }): T {
  const kept = Object.entries(value).filter(
    ([name, one]) => one !== undefined && !(name in defaults && defaults[name as keyof T] === one),
  )
  return Object.fromEntries(kept) as T
}
