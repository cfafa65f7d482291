import { distance } from '../geometry/plane'
import type { Connector } from '../model'
import type { Builder } from './builder'
import { addPassage } from './step-free'

/** Milliseconds of a level, and of the wait and the doors of a lift. */
const levelTimes = {
  lift: { up: 5000, down: 5000 },
  stairs: { up: 20_000, down: 15_000 },
  escalator: { up: 23_000, down: 23_000 },
  travelator: { up: 40_000, down: 40_000 },
}
const liftWait = 35
const liftDoors = 6000
/** Millimetres of a ramp for a level: 4 m at a slope of 1 to 15. */
const rampLength = 60_000

/** A stop of a connector in the graph. */
export type PlacedStop = {
  /** Index in the connector. */
  readonly stop: number
  readonly floor: number
  readonly ordinal: number
  readonly anchored: boolean
  readonly arrival: number
  readonly departure: number
}

/**
 * Adds what leads from stop to stop: at each a car that is entered after the wait and leads to the next stops only, and one
 * in which one comes from them, to ride on without another wait or to leave it.
 */
export function addConnector(
  builder: Builder,
  index: number,
  connector: Connector,
  placed: readonly PlacedStop[],
): void {
  const { kind, direction, wait } = connector
  const passage = addPassage(builder, connector)
  const fixed = builder.condition({ pace: 'fixed', groups: [[passage]] })
  const walked = builder.condition({ pace: 'walk', groups: [[passage]] })
  const entering = kind === 'lift' ? (wait ?? liftWait) * 1000 + liftDoors : 0
  const stops = placed
    .toSorted((a, b) => a.ordinal - b.ordinal || a.stop - b.stop)
    .map((stop) => {
      const { floor, x, y } = builder.nodes[stop.arrival] ?? { floor: 0, x: 0, y: 0 }
      const addCar = () => builder.addNode({ floor, x, y, kind: 'car', connector: index, stop: stop.stop })
      const [entered, ridden] = [addCar(), addCar()]
      builder.addEdge(stop.arrival, entered, entering, fixed)
      builder.addEdge(ridden, stop.departure, 0, fixed)
      return { ...stop, x, y, cars: [entered, ridden], ridden }
    })
  for (const [at, to] of stops.entries()) {
    const from = stops[at - 1]
    if (!from) continue
    const levels = to.ordinal - from.ordinal
    // plans without control points do not lie over each other
    const comparable = from.floor === to.floor || (from.anchored && to.anchored)
    const length = comparable ? distance(from, to) * 10 : 0
    const add = (starts: readonly number[], end: number, way: 'up' | 'down') => {
      for (const start of starts) {
        if (kind === 'ramp') builder.addEdge(start, end, Math.max(length, levels * rampLength), walked)
        else if (levels === 0 && kind !== 'lift') builder.addEdge(start, end, length, walked)
        else builder.addEdge(start, end, levels * levelTimes[kind][way], fixed)
      }
    }
    if (direction !== 'down') add(from.cars, to.ridden, 'up')
    if (direction !== 'up') add(to.cars, from.ridden, 'down')
  }
}
