import type { Vector } from '../../geometry/plane'
import type { Connector } from '../../model'
import { entranceOf } from '../entrance'
import type { ConnectorPlace } from '../propose-connectors'
import { centreOfShape, doorNodesOf, metresAt, pointAt, ringsIn } from './draw-shapes'
import type { Element, Shape } from './elements'
import { connectorOf, isStepFree, movementOf, namesOf, risesBy, widthOf } from './meanings'
import type { OsmFloor } from './read-floor'
import type { OsmNode } from './read-xml'

type Stop = Connector['stops'][number]

/** Connectors of an element, or its place if it is on one level only. */
export type OsmConnectors = {
  readonly connectors: readonly Connector[]
  readonly places: readonly ConnectorPlace[]
}

/** Levels of the elements other than connectors that a node is part of. */
export type LevelsAt = (node: OsmNode) => readonly number[]

/**
 * Reads lifts, stairs, escalators, moving walkways and ramps. A node or area has a stop on each of its levels; a line joins
 * each two of its levels, from its lower end to its upper one.
 */
export function readConnector(
  element: Element,
  floors: readonly OsmFloor[],
  levelsAt: LevelsAt,
  language: string,
): OsmConnectors {
  const { id, tags, levels, shapes } = element
  const [shape] = shapes
  const on = floors.filter(({ level }) => levels.includes(level))
  const kind = connectorOf(tags) ?? 'ramp'
  const width = widthOf(tags)
  const name = namesOf(tags, language)
  const shared = {
    kind,
    ...(name && { name }),
    stepFree: kind !== 'stairs' && kind !== 'escalator' && isStepFree(tags),
    ...(width !== undefined && { width }),
  }
  if (!shape || on.length === 0) return { connectors: [], places: [] }
  if (shape.type === 'line') {
    const rises = risesOf(shape.nodes, element, levelsAt)
    const connectors = on.slice(1).flatMap((upper, index): Connector[] => {
      const lower = on[index]
      const stops = lower ? stopsOfLine(rises ? shape.nodes : shape.nodes.toReversed(), lower, upper) : []
      return [{ id: index === 0 ? id : `${id}-${index + 1}`, ...shared, direction: directionOf(element, rises), stops }]
    })
    return { connectors, places: [] }
  }
  if (on.length === 1) return { connectors: [], places: on.map((floor) => placeOf(element, shape, floor, shared)) }
  const stops = on.map((floor): Stop => {
    return { floorId: floor.place.floor.id, at: pointAt(floor.place, entranceOn(floor, shape)) }
  })
  return { connectors: [{ id, ...shared, direction: 'both', stops }], places: [] }
}

function stopsOfLine(upwards: readonly OsmNode[], lower: OsmFloor, upper: OsmFloor): Stop[] {
  const stop = ({ place }: OsmFloor, node: OsmNode | undefined): Stop[] =>
    node ? [{ floorId: place.floor.id, at: place.toPoint(node.position) }] : []
  return [...stop(lower, upwards[0]), ...stop(upper, upwards.at(-1))]
}

/** Whether a line rises in its direction: by `incline`, by what is at its ends, else as steps are drawn by custom. */
function risesOf(nodes: readonly OsmNode[], { tags, levels }: Element, levelsAt: LevelsAt): boolean {
  const tagged = risesBy(tags)
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (tagged !== undefined || !first || !last) return tagged ?? true
  const [lowest, highest] = [levels[0], levels.at(-1)]
  const isOnly = (node: OsmNode, level: number | undefined, other: number | undefined) => {
    const there = levelsAt(node)
    return level !== undefined && there.includes(level) && (other === undefined || !there.includes(other))
  }
  return !(isOnly(first, highest, lowest) || isOnly(last, lowest, highest))
}

function directionOf({ tags }: Element, rises: boolean): Connector['direction'] {
  const movement = movementOf(tags)
  if (movement === 0) return 'both'
  return (movement === 1) === rises ? 'up' : 'down'
}

/** Where a lift or stairs of a floor is entered, in metres. */
function entranceOn({ place, level, walkways }: OsmFloor, shape: Shape): Vector {
  const centre = centreOfShape(place, shape)
  if (shape.type !== 'area') return centre
  const doors = doorNodesOf(shape.rings, level).map((node) => metresAt(place, node))
  return entranceOf({ rings: ringsIn(place, shape.rings), centre }, doors, walkways)
}

function placeOf(
  { id }: Element,
  shape: Shape,
  floor: OsmFloor,
  { kind, name, stepFree }: Pick<Connector, 'kind' | 'name' | 'stepFree'>,
): ConnectorPlace {
  const { place, level } = floor
  const [ring = []] = shape.type === 'area' ? ringsIn(place, shape.rings) : []
  return {
    id,
    kind,
    floorId: place.floor.id,
    ordinal: level,
    centre: centreOfShape(place, shape),
    ring,
    at: pointAt(place, entranceOn(floor, shape)),
    stepFree,
    ...(name && { name }),
  }
}
