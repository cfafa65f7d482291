// How changes of a plan by two people merge: by what is drawn.

import type { EntryRule, MergeRules } from '../../internal/three-way/three-way'
import type { FloorAmenity, FloorArea, FloorControl, FloorMarker, FloorPoint, FloorWalkway } from '../floor-plan'

/** A ring as it is wherever it lies; positions are rounded to a hundred-thousandth. */
const shapeOf = ([first = { x: 0, y: 0 }, ...points]: readonly FloorPoint[]) =>
  JSON.stringify(points.map(({ x, y }) => [(x - first.x).toFixed(4), (y - first.y).toFixed(4)]))

/** Areas have a code, which may be on several of them, and doors with ids. */
const areaRule: EntryRule = {
  id: ({ areaId }: FloorArea) => areaId.trim() || undefined,
  like: ({ points, doors = [] }: FloorArea) => [doors[0]?.id, JSON.stringify(points), shapeOf(points)],
}

/** Several markers may have one label. */
const markerRule: EntryRule = {
  like: ({ label, position }: FloorMarker) => [JSON.stringify(label), JSON.stringify(position)],
}

const idRule: EntryRule = { id: ({ id }: FloorWalkway | FloorAmenity) => id }

/** A ring that moved keeps its shape, and one that was reshaped keeps corners. */
const ringRule: EntryRule = {
  like: (ring: readonly FloorPoint[]) => [shapeOf(ring), ...ring.slice(0, 2).map((corner) => JSON.stringify(corner))],
}

const controlRule: EntryRule = {
  like: ({ at, latitude, longitude }: FloorControl) => [JSON.stringify(at), JSON.stringify([latitude, longitude])],
}

/** The `merge` of the form's fields that a plan's parts are: changes of different areas, walkways and so on merge. */
export const floorMerge = {
  markers: { entries: { '': markerRule } },
  areas: { entries: { '': areaRule } },
  map: {
    blank: { '': { walkways: [], obstacles: [], amenities: [], control: [] } },
    entries: { walkways: idRule, obstacles: ringRule, amenities: idRule, control: controlRule },
    whole: ['scale'],
  },
} satisfies Record<string, MergeRules>
