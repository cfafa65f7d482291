import { distance, isInside, type Vector } from '../geometry/plane'
import type { Connector, Point } from '../model'

/** A place on a floor that is part of a connector, such as the shaft of a lift. */
export type ConnectorPlace = {
  readonly id: string
  readonly kind: Connector['kind']
  readonly floorId: string
  readonly ordinal: number
  /** Its middle in metres. */
  readonly centre: Vector
  /** Its ring in metres; empty for a point. */
  readonly ring: readonly Vector[]
  /** Where it is entered. */
  readonly at: Point
  readonly stepFree: boolean
  readonly name?: Connector['name']
  /** Places of one connector share it. */
  readonly group?: string
}

/** Distance in metres within which two points are above each other. */
const nearby = 2

const isAbove = (one: ConnectorPlace, other: ConnectorPlace) =>
  one.kind === other.kind &&
  (one.group !== undefined && one.group === other.group
    ? true
    : distance(one.centre, other.centre) <= nearby ||
      isInside(one.ring, other.centre) ||
      isInside(other.ring, one.centre))

/**
 * Connectors of places of one kind that are above each other on neighbouring floors. A lift and stairs go through all of them;
 * the others join two floors.
 */
export function proposeConnectors(places: readonly ConnectorPlace[]): {
  readonly connectors: readonly Connector[]
  /** Places with no other above or below. */
  readonly single: readonly ConnectorPlace[]
} {
  const ordinals = [...new Set(places.map(({ ordinal }) => ordinal))].sort((a, b) => a - b)
  const below = new Map(ordinals.map((ordinal, index) => [ordinal, ordinals[index - 1]]))
  const sorted = places.toSorted((a, b) => a.ordinal - b.ordinal)
  const pairs = sorted.flatMap((upper) => {
    const lower = sorted.find((one) => one.ordinal === below.get(upper.ordinal) && isAbove(one, upper))
    return lower ? [{ lower, upper }] : []
  })
  const chains: ConnectorPlace[][] = []
  for (const { lower, upper } of pairs) {
    const goesOn = lower.kind === 'lift' || lower.kind === 'stairs'
    const chain = goesOn ? chains.find((one) => one.at(-1) === lower) : undefined
    if (chain) chain.push(upper)
    else chains.push([lower, upper])
  }
  const joined = new Set(chains.flat())
  return { connectors: chains.map(connectorOf), single: places.filter((place) => !joined.has(place)) }
}

function connectorOf(chain: readonly ConnectorPlace[]): Connector {
  const [first] = chain
  const kind = first?.kind ?? 'stairs'
  const name = chain.find((place) => place.name)?.name
  return {
    id: chain.map(({ id }) => id).join('+'),
    kind,
    direction: 'both',
    stops: chain.map(({ floorId, at }) => ({ floorId, at })),
    ...(name && { name }),
    stepFree: chain.every(({ stepFree }) => stepFree),
  }
}
