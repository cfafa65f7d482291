// The pending item: what is placed, point by point.

import {
  type FloorAmenityKind,
  type FloorConnector,
  type FloorPlan,
  type FloorPoint,
  MAX_CORNERS,
  MIN_CORNERS,
} from '../floor-plan'
import type { PictureSize } from './geometry'
import { addDoor, addItem, canAdd, countOf, doorsOf, type FloorItem, type FloorKind, type FloorValues } from './items'
import { newId } from './new-id'
import { doorPlace } from './snap'

/** Tools that draw; `rectangle` is an area by two corners, `line` a walkway along a line. */
export const floorTools = [
  'marker',
  'area',
  'rectangle',
  'door',
  'walkway',
  'line',
  'obstacle',
  'amenity',
  'connector',
  'scale',
  'control',
] as const

export type FloorTool = (typeof floorTools)[number]

export type NewDraft =
  | { tool: Exclude<FloorTool, 'amenity' | 'connector'> }
  | { tool: 'amenity'; amenity: FloorAmenityKind }
  | { tool: 'connector'; connector: Omit<FloorConnector, 'at'> }

/** The position of the crosshair, the points of an unfinished item, and how many the tool has drawn. */
export type FloorDraft = NewDraft & { aim: FloorPoint; points: readonly FloorPoint[]; count: number }

export function kindOf(tool: FloorTool): FloorKind {
  if (tool === 'rectangle') return 'area'
  return tool === 'line' ? 'walkway' : tool
}

/** Id of a connector that is to be created. */
export const NEW_CONNECTOR = 'new'

const pointTools: readonly FloorTool[] = ['marker', 'door', 'amenity', 'connector', 'control']

export const maximumPoints = (tool: FloorTool): number =>
  tool === 'scale' || tool === 'rectangle' ? 2 : pointTools.includes(tool) ? 1 : MAX_CORNERS

/** Whether the tool stays in hand after it has drawn something. There is one scale, and a connector has one place. */
export const isRepeated = (tool: FloorTool): boolean => tool !== 'scale' && tool !== 'connector'

/** Whether the last point completes an item, without another question. */
export const endsItself = (tool: FloorTool): boolean => tool === 'rectangle' || pointTools.includes(tool)

/** Whether the tool draws rings corner by corner. */
export const drawsRing = (tool: FloorTool): boolean => tool === 'area' || tool === 'walkway' || tool === 'obstacle'

export const isComplete = ({ tool, points }: FloorDraft): boolean =>
  points.length >= (drawsRing(tool) ? MIN_CORNERS : Math.min(2, maximumPoints(tool)))

/** The corners of a rectangle between two of them that are opposite. */
export const rectangleOf = (from: FloorPoint, to: FloorPoint): readonly FloorPoint[] => [
  from,
  { x: to.x, y: from.y },
  to,
  { x: from.x, y: to.y },
]

/** The outline of a draft with a point at the crosshair. */
export function outlineOf({ tool, points, aim }: FloorDraft): readonly FloorPoint[] {
  const [first] = points
  if (tool === 'rectangle') return first ? rectangleOf(first, aim) : [aim]
  return tool === 'scale' && points.length === maximumPoints(tool) ? points : [...points, aim]
}

/** Whether the tool draws on plans without a map, too. */
export const isForAllPlans = (tool: FloorTool): boolean => tool === 'marker' || kindOf(tool) === 'area'

/** Whether a plan has room for another item, and for a door also an edge. Plans without a map have markers and areas. */
export const canDraw = (plan: FloorPlan, tool: FloorTool): boolean =>
  (tool === 'connector' ? plan.connectors : isForAllPlans(tool) ? plan : plan.map) !== undefined &&
  canAdd(plan, kindOf(tool))

/** The plan with a complete draft, and the new item; none if there is no room for it. */
export function withDraft(
  plan: FloorPlan,
  draft: FloorDraft,
  { metres, size }: { metres?: number | undefined; size: PictureSize },
): { plan: FloorPlan; item: FloorItem | undefined } {
  const { tool, points } = draft
  const [first, second] = points
  if (!first) return { plan, item: undefined }
  const add = <K extends Exclude<FloorKind, 'door'>>(kind: K, value: FloorValues[K]) => {
    const next = addItem(plan, kind, value)
    return { plan: next, item: next === plan ? undefined : { kind, index: countOf(next, kind) - 1 } }
  }
  switch (tool) {
    case 'marker':
      return add('marker', { label: {}, position: first })
    case 'area':
      return add('area', { areaId: '', points })
    case 'rectangle':
      // a rectangle has an inside
      return second && second.x !== first.x && second.y !== first.y
        ? add('area', { areaId: '', points: rectangleOf(first, second) })
        : { plan, item: undefined }
    case 'obstacle':
      return add('obstacle', points)
    case 'walkway':
    case 'line':
      return add('walkway', { id: newId(), shape: tool === 'line' ? 'line' : 'area', points, stepFree: true })
    case 'amenity':
      return add('amenity', { id: newId(), kind: draft.amenity, at: first })
    case 'control':
      return add('control', { at: first })
    case 'connector':
      return add('connector', { ...draft.connector, at: first })
    case 'scale':
      return second && metres !== undefined
        ? add('scale', { from: first, to: second, metres })
        : { plan, item: undefined }
    case 'door': {
      const place = doorPlace(plan, first, size)
      if (!place) return { plan, item: undefined }
      const id = newId()
      const next = addDoor(plan, place.area, { id, at: place.at, kind: 'open', stepFree: true })
      return { plan: next, item: { kind: 'door', index: doorsOf(next).findIndex(({ door }) => door.id === id) } }
    }
  }
}
