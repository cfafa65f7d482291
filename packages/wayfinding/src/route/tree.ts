import FlatQueue from 'flatqueue'
import { nodeKinds } from '../graph/builder'
import type { Graph } from '../graph/graph'
import { isOpen } from './hours'
import type { Profile } from './route'

/** What decides which way is taken. */
export type WaysOptions = {
  /** @default 'fastest' */
  readonly profile?: Profile
  /** Ids of walkways, doors and connectors that are out of order. */
  readonly closed?: ReadonlySet<string>
  /** Local date and time of the building, `2026-11-27T16:20`, for hours; without it everything is in its hours. */
  readonly now?: string
}

/** Shortest ways from a node to all others. */
export type Tree = {
  /** Milliseconds to each node; infinite where no way leads. */
  readonly costs: Float64Array
  /** Node before each node; -1 for none. */
  readonly before: Int32Array
}

/** Metres a second. */
const speeds = { fastest: 1.25, stepFree: 0.9 }

/** Milliseconds of one unit of weight by condition; infinite where the condition does not hold. */
export function pacesOf({ passages, conditions, nodes }: Graph, origin: number, options: WaysOptions): Float64Array {
  const { profile = 'fastest', closed, now } = options
  const open = passages.map(({ id, hours }) => !closed?.has(id) && (!hours || now === undefined || isOpen(hours, now)))
  const own = nodes.unit[origin]
  return Float64Array.from(conditions, ({ pace, groups, leaves }) => {
    const isUsed =
      (leaves === undefined || leaves === own) &&
      groups.every((group) => group.some((passage) => open[passage])) &&
      (profile !== 'stepFree' || groups.flat().every((passage) => passages[passage]?.stepFree))
    if (!isUsed) return Number.POSITIVE_INFINITY
    if (pace === 'fixed') return 1
    return (pace === 'slow' ? 2 : 1) / speeds[profile]
  })
}

/**
 * Dijkstra's tree. Of ways of the same time: the one with fewer changes of floor, then the one by the node of the smaller
 * index.
 */
export function treeFrom({ nodes, edges }: Graph, origin: number, paces: Float64Array): Tree {
  const count = nodes.floor.length
  const costs = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(count).fill(-1)
  const changes = new Uint16Array(count)
  const done = new Uint8Array(count)
  const { first, to, weight, condition } = edges
  const { delay, kind, floor } = nodes
  const queue = new FlatQueue<number>()
  costs[origin] = 0
  queue.push(origin, 0)
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (done[node] === 1) continue
    done[node] = 1
    // no way leads on through the place of another station
    if (kind[node] === nodeKinds.station && node !== origin) continue
    const cost = costs[node] ?? 0
    const end = first[node + 1] ?? 0
    for (let edge = first[node] ?? 0; edge < end; edge++) {
      const pace = paces[condition[edge] ?? 0] ?? 0
      const next = to[edge] ?? 0
      if (pace === Number.POSITIVE_INFINITY || done[next] === 1) continue
      const found = cost + Math.round((weight[edge] ?? 0) * pace) + (delay[next] ?? 0)
      const known = costs[next] ?? 0
      if (found > known) continue
      const floors = (changes[node] ?? 0) + (floor[node] === floor[next] ? 0 : 1)
      if (found === known) {
        const best = changes[next] ?? 0
        if (floors > best || (floors === best && node > (before[next] ?? 0))) continue
      }
      costs[next] = found
      changes[next] = floors
      before[next] = node
      // at the same cost it is in the queue
      if (found < known) queue.push(next, found)
    }
  }
  return { costs, before }
}
