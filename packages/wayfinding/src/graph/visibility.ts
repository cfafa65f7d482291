import { cross } from '../geometry/plane'
import { following, type Mesh, preceding } from './mesh'

/** Sets of zones by number; a set of one zone has the zone's own. */
export type ZoneSets = {
  /** The set with one zone more. */
  with(set: number, zone: number): number
  zonesIn(set: number): readonly number[]
}

export function createZoneSets(zones: number): ZoneSets {
  const sets: number[][] = Array.from({ length: zones }, (_, zone) => [zone])
  const known = new Map<string, number>()
  const steps = new Map<number, number>()
  return {
    with(set, zone) {
      if (set === zone) return set
      const step = set * zones + zone
      const before = steps.get(step)
      if (before !== undefined) return before
      const all = [...new Set([...(sets[set] ?? []), zone])].sort((a, b) => a - b)
      const key = all.join(' ')
      const found = known.get(key) ?? (all.length === sets[set]?.length ? set : sets.push(all) - 1)
      known.set(key, found)
      steps.set(step, found)
      return found
    },
    zonesIn: (set) => sets[set] ?? [],
  }
}

/**
 * Calls back for each vertex that a vertex sees through the triangles of a fan, by triangular expansion (F. Bungiu and others,
 * "Efficient computation of visibility polygons", 2014), with the set of zones between them. What lies behind the touch of
 * a corner is seen; a vertex on the border of two cones comes twice.
 */
export function eachSeen(
  mesh: Mesh,
  sets: ZoneSets,
  vertex: number,
  fan: readonly number[],
  visit: (seen: number, zones: number) => void,
): void {
  const { vertices, starts, twins, walls, zoneOf } = mesh
  const from = vertices[vertex]
  if (!from) return
  // a half-edge to pass, the ends of what is seen of it, and the zones before it
  const stack: number[] = []
  const pass = (edge: number, right: number, left: number, zones: number) => {
    if (walls[edge] === 0) stack.push(twins[edge] ?? 0, right, left, zones)
  }
  for (const edge of fan) {
    const zone = zoneOf[Math.floor(edge / 3)] ?? 0
    const [right, left] = [starts[following(edge)] ?? 0, starts[preceding(edge)] ?? 0]
    visit(right, zone)
    visit(left, zone)
    pass(following(edge), right, left, zone)
  }
  while (stack.length > 0) {
    const before = stack.pop() ?? 0
    const left = stack.pop() ?? 0
    const right = stack.pop() ?? 0
    const edge = stack.pop() ?? 0
    const apex = starts[preceding(edge)] ?? 0
    const [tip, rightEnd, leftEnd] = [vertices[apex], vertices[right], vertices[left]]
    if (!tip || !rightEnd || !leftEnd) continue
    const zones = sets.with(before, zoneOf[Math.floor(edge / 3)] ?? 0)
    const [ofRight, ofLeft] = [cross(from, rightEnd, tip), cross(from, leftEnd, tip)]
    if (ofRight >= 0 && ofLeft <= 0) visit(apex, zones)
    if (ofRight > 0) pass(following(edge), right, ofLeft < 0 ? apex : left, zones)
    if (ofLeft < 0) pass(preceding(edge), ofRight > 0 ? apex : right, left, zones)
  }
}
