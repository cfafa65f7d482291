import type { Floor, Localised } from '../../model'
import { frameAround } from '../frame'
import { countByType, type Imported, type Lost, type LostReason } from '../import-result'
import { placeFloors } from '../place'
import { proposeConnectors } from '../propose-connectors'
import { proposeDoors } from '../propose-doors'
import { type Element, elementsOf } from './elements'
import { isPrivate, mainTag, namesOf } from './meanings'
import { onGround } from './outdoors'
import { readConnector } from './read-connectors'
import { readFloor } from './read-floor'
import { type OsmNode, readOsm } from './read-xml'
import { drawnRoles, roleOf } from './roles'

/** How names are read. */
export type OsmOptions = {
  /** Our code of the language of `name`, the local one: `se`. @default 'en' */
  readonly language?: string
}

/**
 * Reads the inside of a building from an extract of OpenStreetMap in XML, tagged by Simple Indoor Tagging
 * (wiki.openstreetmap.org/wiki/Simple_Indoor_Tagging). Each level gets a floor, all with the same picture, north up.
 * What is not part of a plan, such as streets, is in `lost`.
 *
 * @throws Error (a rejection) if the text is not XML, or its root is not `osm`
 */
export async function importOsm(xml: string, { language = 'en' }: OsmOptions = {}): Promise<Imported> {
  const isDrawn = (element: Element) => drawnRoles.includes(roleOf(element))
  const found = onGround(elementsOf(await readOsm(xml)), isDrawn)
  const drawn = found.filter(isDrawn)
  const connectorElements = drawn.filter((element) => roleOf(element) === 'connector')
  const levelsAt = levelsByNode(drawn.filter((element) => !connectorElements.includes(element)))
  // an entrance that names no level is on those of the walls that it is in
  const elements = found.map((element): Element => {
    const [node] = roleOf(element) === 'door' && element.levels.length === 0 ? nodesOf(element) : []
    return node ? { ...element, levels: [...new Set(levelsAt.get(node.id))] } : element
  })
  const frame = frameAround(
    drawn
      .filter(({ levels }) => levels.length > 0)
      .flatMap(nodesOf)
      .map(({ position }) => position),
  )
  const levels = [...new Set(drawn.flatMap((element) => element.levels))].sort((a, b) => a - b)
  const { placed } = placeFloors(frame ? levels.map((level) => floorOf(level, drawn, frame, language)) : [])
  const floors = placed.flatMap((place, index) => {
    const level = levels[index]
    return level === undefined ? [] : [readFloor(place, level, elements, language)]
  })

  const read = connectorElements.map((element) => ({
    element,
    ...readConnector(element, floors, (node) => levelsAt.get(node.id) ?? [], language),
  }))
  const { connectors: proposals, single } = proposeConnectors(read.flatMap(({ places }) => places))
  const failed = new Set(
    read
      .filter(({ connectors, places }) => connectors.length === 0 && places.every((place) => single.includes(place)))
      .map(({ element }) => element),
  )
  const taken = new Set(floors.flatMap((floor) => [...floor.taken]))
  const isTaken = (element: Element) =>
    taken.has(element.id) || (connectorElements.includes(element) && !failed.has(element))
  const closed = new Set(drawn.filter(({ tags }) => isPrivate(tags)).map(({ id }) => id))
  const withDoors = floors.map(({ floor }) => proposeDoors(floor, closed))
  const stations = floors.flatMap((floor) => floor.stations)
  return {
    building: {
      floors: withDoors.map(({ floor }) => floor),
      connectors: [...read.flatMap(({ connectors }) => connectors), ...proposals],
      stations: stations.map(({ name: _, ...station }) => station),
    },
    units: floors.flatMap(({ units }) => units),
    tenants: floors.flatMap((floor) => floor.tenants),
    stations,
    proposed: proposals.map(({ id }) => id),
    proposedDoors: withDoors.flatMap(({ floor, proposed }) =>
      proposed.map((areaId) => ({ floorId: floor.id, areaId })),
    ),
    taken: countByType(elements.filter(isTaken).map(({ tags }) => mainTag(tags))),
    lost: elements
      .filter((element) => !isTaken(element))
      .map((element): Lost => ({ type: mainTag(element.tags), id: element.id, reason: reasonFor(element) })),
  }
}

function reasonFor(element: Element): LostReason {
  const role = roleOf(element)
  if (!role) return 'notInModel'
  if (element.levels.length === 0) return 'noLevel'
  return role === 'connector' ? 'oneFloor' : 'notInModel'
}

const nodesOf = ({ shapes }: Element): OsmNode[] =>
  shapes.flatMap((shape) => {
    if (shape.type === 'node') return [shape.node]
    return shape.type === 'line' ? shape.nodes : shape.rings.flat()
  })

function floorOf(
  level: number,
  drawn: readonly Element[],
  { picture, control }: NonNullable<ReturnType<typeof frameAround>>,
  language: string,
): Floor {
  const name = nameOf(level, drawn, language)
  const map = { ordinal: level, spoken: name, control, walkways: [], obstacles: [], amenities: [] }
  return { id: `level/${level}`, name, picture, areas: [], map }
}

/** By the outline of the level, else by `level:ref` of what is on it, else its number. */
function nameOf(level: number, drawn: readonly Element[], language: string): Localised {
  const onLevel = drawn.filter(({ levels }) => levels.length === 1 && levels[0] === level)
  const outline = onLevel.find(({ tags }) => tags.indoor === 'level' && tags.name !== undefined)
  const reference = onLevel.find((element) => element.tags['level:ref'] !== undefined)?.tags['level:ref']
  return (outline && namesOf(outline.tags, language)) ?? { [language]: reference ?? String(level) }
}

function levelsByNode(elements: readonly Element[]): ReadonlyMap<string, readonly number[]> {
  const levels = new Map<string, number[]>()
  for (const element of elements) {
    for (const { id } of nodesOf(element)) levels.set(id, [...(levels.get(id) ?? []), ...element.levels])
  }
  return levels
}
