import { distance, isSharp, type Vector } from '../geometry/plane'
import type { Builder, GraphNode } from './builder'
import { cornersOf } from './corners'
import { doorwaysOf } from './doorways'
import { backOf, type Landing, landingOf } from './landing'
import { piecesOf } from './lines'
import { meshOf, type Zone } from './mesh'
import type { Plan } from './plan'
import { type Spot, sightsOf } from './sight'
import { addPassage } from './step-free'

/** Milliseconds of a bend, and of a door that is pushed open. */
const bendDelay = 1000
const swingDelay = 2000

/** Something at a point of a floor. */
export type Place = {
  readonly at: Vector
  readonly nodes: readonly Omit<GraphNode, 'floor' | 'x' | 'y' | 'unit'>[]
  /** Called with the nodes once they are in the graph; not called if nothing that is walked is near. */
  readonly use: (...nodes: readonly number[]) => void
}

export type FloorOptions = {
  readonly plan: Plan
  readonly floor: number
  /** Index of the floor's first unit among those of the building. */
  readonly firstUnit: number
  /** Indexes of the passages of walkways, by id. */
  readonly walkways: ReadonlyMap<string, number>
  readonly places: readonly Place[]
}

/** Adds the nodes and edges of a floor; returns the doors of each unit that something leads to. */
export function addFloor(builder: Builder, options: FloorOptions): number[][] {
  const { plan, floor, firstUnit, walkways, places } = options
  const spots: (Spot & { node: number })[] = []
  const onLines: { landing: Landing; node: number; sends: boolean; receives: boolean }[] = []
  const free = builder.condition({ pace: 'walk', groups: [] })
  const lengthOf = (from: number, to: number) => {
    const [one, other] = [builder.nodes[from], builder.nodes[to]]
    return one && other ? distance(one, other) * 10 : 0
  }
  const join = (landing: Landing, node: number, sends: boolean, receives: boolean) => {
    if (landing.line === undefined) spots.push({ point: landing.point, unit: landing.unit, node, sends, receives })
    else onLines.push({ landing, node, sends, receives })
  }

  const landings = places.map(({ at }) => landingOf(plan, at))
  const held = new Set(landings.map((landing) => landing?.unit))
  const lobbies = new Set(
    landings.flatMap((landing, at) => (places[at]?.nodes.some(({ kind }) => kind === 'arrival') ? landing?.unit : [])),
  )
  const isWalked = (unit: number) => held.has(unit) || plan.units[unit]?.through === true
  for (const [at, { nodes, use }] of places.entries()) {
    const landing = landings[at]
    if (!landing) continue
    const unit = landing.unit < 0 ? undefined : firstUnit + landing.unit
    const added = nodes.map((node) => {
      const index = builder.addNode({ ...node, floor, ...landing.point, unit })
      join(landing, index, node.kind === 'station' || node.kind === 'departure', node.kind !== 'departure')
      return index
    })
    use(...added)
  }

  const doors = plan.units.map((unit, index) =>
    doorwaysOf(plan, index).map(({ door, at, away, outside }) => {
      const own = firstUnit + index
      const passage = door && addPassage(builder, door)
      const groups = passage === undefined ? [] : [[passage]]
      const delay = door?.kind === 'swing' ? swingDelay : 0
      const node = builder.addNode({ floor, ...at, kind: 'door', id: door?.id ?? '', delay, unit: own })
      const front = builder.addNode({ floor, ...outside.point, kind: 'front', id: door?.id ?? '' })
      join(outside, front, isWalked(index), true)
      const enter = builder.condition({ pace: 'walk', groups })
      if (door?.oneWay !== 'out') builder.addEdge(front, node, lengthOf(front, node), enter)
      const back = isWalked(index) ? backOf(plan, at, away, index) : undefined
      if (!back) return node
      const behind = builder.addNode({ floor, ...back.point, kind: 'front', id: door?.id ?? '', unit: own })
      join(back, behind, true, true)
      builder.addEdge(node, behind, lengthOf(node, behind), free)
      builder.addEdge(behind, node, lengthOf(node, behind), free)
      const leaves = unit.through || lobbies.has(index) ? undefined : own
      const leave = builder.condition({ pace: 'walk', groups, leaves })
      if (door?.oneWay !== 'in') builder.addEdge(node, front, lengthOf(front, node), leave)
      return node
    }),
  )
  addLines()
  addSights()
  return doors

  function addLines() {
    const nodes = new Map<string, number>()
    const bends = new Set(plan.lines.flatMap(({ points }) => sharpBends(points)))
    const nodeAt = (point: Vector, unit = -1) => {
      const key = `${point.x} ${point.y}`
      const known = nodes.get(key)
      if (known !== undefined) return known
      const node = builder.addNode({ floor, ...point, kind: 'line', delay: bends.has(key) ? bendDelay : 0 })
      nodes.set(key, node)
      spots.push({ point, unit, node, sends: true, receives: true })
      return node
    }
    const conditionOf = (line: number) => {
      const passage = walkways.get(plan.lines[line]?.id ?? '')
      return builder.condition({ pace: 'walk', groups: passage === undefined ? [] : [[passage]] })
    }
    const stops = onLines.map(({ landing }) => landing)
    for (const { line, from, to, unit, oneWay } of piecesOf(plan, stops)) {
      const [start, end, condition] = [nodeAt(from), nodeAt(to, unit), conditionOf(line)]
      builder.addEdge(start, end, lengthOf(start, end), condition)
      if (!oneWay) builder.addEdge(end, start, lengthOf(start, end), condition)
    }
    for (const { landing, node, sends, receives } of onLines) {
      const [stop, condition] = [nodeAt(landing.point), conditionOf(landing.line ?? 0)]
      if (receives) builder.addEdge(stop, node, lengthOf(stop, node), condition)
      if (sends) builder.addEdge(node, stop, lengthOf(stop, node), condition)
    }
  }

  function addSights() {
    if (plan.areas.length === 0 && !plan.units.some((_, unit) => isWalked(unit))) return
    const mesh = meshOf(
      plan,
      spots.map(({ point }) => point),
    )
    const passagesOf = ({ areas }: Zone) => areas.map((area) => walkways.get(plan.areas[area]?.id ?? '') ?? 0)
    const corners = cornersOf(mesh, ({ unit }) => unit < 0 || isWalked(unit))
    const { sights, zonesIn, places: at } = sightsOf(mesh, spots, corners)
    const nodes = [...spots.map(({ node }) => node), ...corners.map((_, index) => cornerNode(spots.length + index))]
    function cornerNode(end: number) {
      const corner = corners[end - spots.length]
      const delay = corner?.sharp ? bendDelay : 0
      return builder.addNode({ floor, ...(at[end] ?? { x: 0, y: 0 }), kind: 'corner', delay })
    }
    const conditions = new Map<number, number>()
    for (const [index, from] of sights.from.entries()) {
      const [one, other] = [nodes[from] ?? 0, nodes[sights.to[index] ?? 0] ?? 0]
      const zones = sights.zones[index] ?? 0
      const condition = conditions.get(zones) ?? conditionOf(zonesIn(zones))
      conditions.set(zones, condition)
      builder.addEdge(one, other, lengthOf(one, other), condition)
    }
    function conditionOf(numbers: readonly number[]) {
      const zones = numbers.flatMap((zone) => mesh.zones[zone] ?? [])
      const isSlow = zones.some(({ unit }) => plan.units[unit]?.through)
      const groups = zones.filter(({ unit }) => unit < 0).map(passagesOf)
      return builder.condition({ pace: isSlow ? 'slow' : 'walk', groups })
    }
  }
}

/** Bends of a drawn line by more than 20 degrees. */
const sharpBends = (points: readonly Vector[]): string[] =>
  points.flatMap((at, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return before && after && isSharp(before, at, after) ? [`${at.x} ${at.y}`] : []
  })
