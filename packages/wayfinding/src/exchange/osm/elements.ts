import { isInside } from '../../geometry/plane'
import { levelsOf } from './levels'
import type { OsmData, OsmNode, OsmWay, Tags } from './read-xml'

/** A node, an open way, or an area with its outer ring and holes, without the repeated last node. */
export type Shape =
  | { readonly type: 'node'; readonly node: OsmNode }
  | { readonly type: 'line'; readonly nodes: readonly OsmNode[] }
  | { readonly type: 'area'; readonly rings: readonly (readonly OsmNode[])[] }

/** A tagged element of the map with its shapes: several for a multipolygon of several outer rings. */
export type Element = {
  /** `way/12`. */
  readonly id: string
  readonly tags: Tags
  readonly levels: readonly number[]
  readonly shapes: readonly Shape[]
}

/** Values of `indoor` whose closed ways are areas. A closed wall is a line unless it says `area=yes`. */
const indoorAreas = ['room', 'area', 'corridor', 'column', 'level']

function isArea({ nodes, tags }: OsmWay): boolean {
  const isClosed = nodes.length >= 4 && nodes[0] === nodes.at(-1)
  if (!isClosed || tags.area === 'no') return false
  if (tags.area === 'yes' || tags.highway === 'elevator' || indoorAreas.includes(tags.indoor ?? '')) return true
  // `indoor=yes` says where it is, not what
  return !(tags.highway || (tags.indoor && tags.indoor !== 'yes') || tags.barrier)
}

/** The elements with tags: nodes, ways and multipolygons. Outlines without own tags are part of their multipolygon. */
export function elementsOf({ nodes, ways, relations }: OsmData): Element[] {
  const element = (id: string, tags: Tags, shapes: readonly Shape[]): Element[] =>
    shapes.length > 0 && Object.keys(tags).length > 0 ? [{ id, tags, levels: levelsOf(tags), shapes }] : []
  return [
    ...[...nodes.values()].flatMap((node) => element(`node/${node.id}`, node.tags, [{ type: 'node', node }])),
    ...[...ways.values()].flatMap((way) => {
      const shape: Shape = isArea(way)
        ? { type: 'area', rings: [way.nodes.slice(0, -1)] }
        : { type: 'line', nodes: way.nodes }
      return element(`way/${way.id}`, way.tags, way.nodes.length >= 2 ? [shape] : [])
    }),
    ...relations.flatMap(({ id, tags, members }) => {
      if (tags.type !== 'multipolygon') return []
      const linesOf = (isRight: (role: string) => boolean) =>
        members.flatMap(({ type, ref, role }) => (type === 'way' && isRight(role) ? [ways.get(ref)?.nodes ?? []] : []))
      const inner = joinRings(linesOf((role) => role === 'inner'))
      const areas = joinRings(linesOf((role) => role !== 'inner')).map(
        (outer): Shape => ({ type: 'area', rings: [outer, ...inner.filter((hole) => isHoleOf(hole, outer))] }),
      )
      return element(`relation/${id}`, tags, areas)
    }),
  ]
}

const vectorOf = ({ position: [x = 0, y = 0] }: OsmNode) => ({ x, y })

function isHoleOf(hole: readonly OsmNode[], outer: readonly OsmNode[]): boolean {
  const free = hole.find((node) => !outer.includes(node))
  return free !== undefined && isInside(outer.map(vectorOf), vectorOf(free))
}

/** Joins lines that share ends to closed rings, in either direction; what stays open is left out. */
export function joinRings(lines: readonly (readonly OsmNode[])[]): OsmNode[][] {
  const rest = lines.filter(({ length }) => length >= 2).map((line) => [...line])
  const rings: OsmNode[][] = []
  for (let ring = rest.shift(); ring; ring = rest.shift()) {
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)
      const next = rest.findIndex((line) => line[0] === end || line.at(-1) === end)
      const [line] = next === -1 ? [] : rest.splice(next, 1)
      if (!line) break
      ring.push(...(line[0] === end ? line : line.reverse()).slice(1))
    }
    if (ring.length >= 4 && ring[0] === ring.at(-1)) rings.push(ring.slice(0, -1))
  }
  return rings
}
