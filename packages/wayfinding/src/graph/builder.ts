import type { Hours } from '../model'

/** A walkway, door or connector, with what decides whether it is used. */
export type Passage = {
  readonly id: string
  /** Whether people pass it without a step, by kind, width and flag. */
  readonly stepFree: boolean
  readonly hours?: Hours
}

/** What has to hold for an edge to be used, and how its weight becomes time. */
export type Condition = {
  /** `walk`: the weight is in millimetres; `slow`: also, at half the speed; `fixed`: in milliseconds. */
  readonly pace: 'walk' | 'slow' | 'fixed'
  /** Indexes of passages: one of each group has to be open, and all step-free for that profile. */
  readonly groups: readonly (readonly number[])[]
  /** Index of the unit that the edge leaves: it is used by ways that start in the unit only. */
  readonly leaves?: number
}

/** What a node is; the number is what the graph stores. */
export const nodeKinds = {
  corner: 0,
  line: 1,
  front: 2,
  door: 3,
  station: 4,
  amenity: 5,
  arrival: 6,
  car: 7,
  departure: 8,
} as const

export type GraphNode = {
  /** Index of the floor. */
  readonly floor: number
  /** Centimetres east and north. */
  readonly x: number
  readonly y: number
  readonly kind: keyof typeof nodeKinds
  readonly id?: string
  /** Milliseconds that coming to it takes. */
  readonly delay?: number
  /** Index of the unit that it is in. */
  readonly unit?: number
  /** Index of the connector, and of its stop. */
  readonly connector?: number
  readonly stop?: number
}

/** Collects the nodes and edges of a graph. */
export type Builder = {
  readonly passages: readonly Passage[]
  readonly conditions: readonly Condition[]
  readonly nodes: readonly GraphNode[]
  readonly edges: {
    readonly from: readonly number[]
    readonly to: readonly number[]
    readonly weight: readonly number[]
    readonly condition: readonly number[]
  }
  addPassage(passage: Passage): number
  condition(condition: Condition): number
  addNode(node: GraphNode): number
  /** Adds an edge of at least one unit, so that every edge makes a way longer. */
  addEdge(from: number, to: number, weight: number, condition: number): void
}

export function createBuilder(): Builder {
  const [passages, conditions, nodes]: [Passage[], Condition[], GraphNode[]] = [[], [], []]
  const edges = { from: [] as number[], to: [] as number[], weight: [] as number[], condition: [] as number[] }
  const known = new Map<string, number>()
  return {
    passages,
    conditions,
    nodes,
    edges,
    addPassage: (passage) => passages.push(passage) - 1,
    condition(condition) {
      const groups = [...new Set(condition.groups.map((group) => group.join(' ')))].sort()
      const key = `${condition.pace};${groups};${condition.leaves ?? ''}`
      const index = known.get(key) ?? conditions.push(condition) - 1
      known.set(key, index)
      return index
    },
    addNode: (node) => nodes.push(node) - 1,
    addEdge(from, to, weight, condition) {
      edges.from.push(from)
      edges.to.push(to)
      edges.weight.push(Math.max(1, Math.round(weight)))
      edges.condition.push(condition)
    },
  }
}
