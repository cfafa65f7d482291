import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGraph, type Graph } from '../graph/graph'
import { depthIn, gridWay, inMetres } from '../testing/grid'
import { anyBuilding, anyHall } from '../testing/random'
import { pacesOf, treeFrom, type WaysOptions } from './tree'
import { type Destination, waysFrom } from './ways'

const seed = 20261127
const options = fc.record<WaysOptions>({
  profile: fc.constantFrom('fastest', 'stepFree'),
  closed: fc.subarray(['a', 'b', 'c', 'west 0', 'east 1', 'line 2', '0-1 0', '1-2 1']).map((ids) => new Set(ids)),
})

/** Dijkstra without a queue. */
function plainCosts({ nodes, edges }: Graph, origin: number, paces: Float64Array): number[] {
  const count = nodes.floor.length
  const costs = Array.from({ length: count }, (_, node) => (node === origin ? 0 : Number.POSITIVE_INFINITY))
  const open = new Set(costs.keys())
  while (open.size > 0) {
    let nearest = -1
    for (const node of open) if (nearest < 0 || (costs[node] ?? 0) < (costs[nearest] ?? 0)) nearest = node
    open.delete(nearest)
    if (nodes.kind[nearest] === 4 && nearest !== origin) continue
    for (let edge = edges.first[nearest] ?? 0; edge < (edges.first[nearest + 1] ?? 0); edge++) {
      const pace = paces[edges.condition[edge] ?? 0] ?? 0
      const next = edges.to[edge] ?? 0
      const cost = (costs[nearest] ?? 0) + Math.round((edges.weight[edge] ?? 0) * pace) + (nodes.delay[next] ?? 0)
      if (cost < (costs[next] ?? 0)) costs[next] = cost
    }
  }
  return costs
}

const destinationsOf = ({ units, amenities, stations, floors }: Graph): Destination[] => [
  ...units.map(({ code }) => ({ code })),
  ...floors.flatMap(({ areaId }) => (areaId ? [{ code: areaId }] : [])),
  ...amenities.map(({ id }) => ({ amenityId: id })),
  ...stations.map(({ id }) => ({ stationId: id })),
]

test('the tree has the costs of a plain Dijkstra', () => {
  fc.assert(
    fc.property(anyBuilding, options, (source, chosen) => {
      const graph = createGraph(source)
      for (const { node } of graph.stations) {
        if (node === undefined) continue
        const paces = pacesOf(graph, node, chosen)
        expect([...treeFrom(graph, node, paces).costs]).toEqual(plainCosts(graph, node, paces))
      }
    }),
    { seed, numRuns: 150 },
  )
})

function expectNoSteps(count: number) {
  let [ways, byStairs, crossings] = [0, 0, 0]
  const wrong: string[] = []
  const closures = fc.array(options, { minLength: 12, maxLength: 12 })
  const check = (source: Parameters<typeof createGraph>[0], chosen: readonly WaysOptions[]) => {
    const graph = createGraph(source)
    const connectors = new Map(source.connectors.map((one) => [one.id, one]))
    const destinations = destinationsOf(graph)
    const crossingsOf = (stationId: string, of: WaysOptions) => {
      const from = waysFrom(graph, stationId, of)
      return destinations.flatMap((destination) => {
        const route = from.to(destination)
        if (of.profile === 'stepFree' && route) ways++
        return route?.legs.flatMap(({ crossing }) => crossing ?? []) ?? []
      })
    }
    for (const { id } of source.stations) {
      byStairs += crossingsOf(id, {}).filter(({ kind }) => kind === 'stairs' || kind === 'escalator').length
      for (const { closed } of chosen) {
        for (const crossing of crossingsOf(id, { profile: 'stepFree', closed })) {
          crossings++
          const { kind, stepFree, width } = connectors.get(crossing.id) ?? {}
          if (kind === undefined || kind === 'stairs' || kind === 'escalator' || !stepFree || (width ?? 1) < 0.9) {
            wrong.push(`${crossing.id}: ${kind}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  }
  for (let round = 0; ways < count; round++) {
    fc.assert(fc.property(anyBuilding, closures, check), { seed: seed + round, numRuns: 20 })
  }
  expect(byStairs).toBeGreaterThan(100)
  expect(crossings).toBeGreaterThan(1000)
}

test('10,000 ways without steps have no stairs, no escalator and nothing that is marked as having steps', () =>
  expectNoSteps(10_000))

test('100,000 ways without steps have none', { tags: ['nightly'] }, () => expectNoSteps(100_000))

const expectNoShorterWays = (numRuns: number) =>
  fc.assert(
    fc.property(anyBuilding, options, (source, { profile, closed }) => {
      const graph = createGraph(source)
      for (const { id } of source.stations) {
        const [before, after] = [waysFrom(graph, id, { profile }), waysFrom(graph, id, { profile, closed })]
        for (const destination of destinationsOf(graph)) {
          const seconds = after.secondsTo(destination)
          if (seconds !== undefined) expect(seconds).toBeGreaterThanOrEqual(before.secondsTo(destination) ?? 0)
        }
      }
    }),
    { seed, numRuns },
  )

test('closing never shortens a way', () => expectNoShorterWays(60))

test('the same in 600 buildings', { tags: ['nightly'] }, () => expectNoShorterWays(600))

describe('in a hall of obstacles', () => {
  test('the way back takes as long', () => {
    fc.assert(
      fc.property(anyHall, ({ source }) => {
        const graph = createGraph(source)
        const there = waysFrom(graph, 'from').secondsTo({ stationId: 'to' })
        expect(waysFrom(graph, 'to').secondsTo({ stationId: 'from' })).toBe(there)
      }),
      { seed, numRuns: 1000 },
    )
  })

  const expectStraight = (halls: number) => {
    let compared = 0
    fc.assert(
      fc.property(anyHall, ({ rings, source }) => {
        const route = waysFrom(createGraph(source), 'from').to({ stationId: 'to' })
        const corners = (route?.legs[0]?.points ?? []).map(inMetres)
        const obstacles = rings.map((ring) => ring.map(inMetres))
        for (const [index, to] of corners.entries()) {
          const from = corners[index - 1] ?? to
          for (let step = 0; step <= 400; step++) {
            const share = step / 400
            const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
            // corners are in whole centimetres
            for (const ring of obstacles) expect(depthIn(ring, point)).toBeLessThan(0.02)
          }
        }
        const [from, to] = source.stations.map(({ position }) => inMetres(position ?? { x: 0, y: 0 }))
        const metres = from && to && gridWay(obstacles, from, to)
        if (metres === undefined) return
        compared++
        expect(route?.metres).toBeLessThanOrEqual(metres * 1.05)
      }),
      { seed, numRuns: halls },
    )
    expect(compared).toBeGreaterThan(halls / 3)
  }

  test('ways stay where it is free, and are at most 5 % longer than those over a fine grid', () => expectStraight(30))

  test('the same in 300 halls', { tags: ['nightly'] }, () => expectStraight(300))
})
