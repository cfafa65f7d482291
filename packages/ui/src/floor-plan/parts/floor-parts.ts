import type { ReactNode, RefObject } from 'react'
import type { FloorPlanLabels } from '#labels/floor-plan'
import type { Language } from '../../theme/language'
import {
  type FloorConnector,
  type FloorHours,
  type FloorPlan,
  type FloorPoint,
  type FloorProblem,
  labelOf,
  textIn,
} from '../floor-plan'
import type { FloorPlanState } from '../hooks/use-floor-plan'
import type { FloorLayer, LayersState } from '../hooks/use-layers'
import type { PlanViewState } from '../hooks/use-plan-view'
import type { FloorTool } from '../model/draft'
import { doorsOf, type FloorItem, itemOf } from '../model/items'

export interface DraggedCorner {
  item: FloorItem
  corner: number
  at: FloorPoint
}

/** Connectors of other floors, and where all of them are edited. */
export interface FloorConnectors {
  /** Connectors without a place on this floor, to give them one. */
  others: readonly Omit<FloorConnector, 'at'>[]
  /** A link to the form of a connector. */
  link?: ((id: string) => ReactNode) | undefined
  /** Creates a connector at a place. */
  onCreate?: ((at: FloorPoint) => void) | undefined
}

/** Edits hours of a door or walkway; `undefined` is always open. */
export type FloorHoursField = (field: {
  value: FloorHours | undefined
  onValueChange: (hours: FloorHours | undefined) => void
  readOnly: boolean
}) => ReactNode

/** Names of tenants by the code of their area. */
export type FloorTenants = Readonly<Record<string, string>>

/** Context of the editor's parts. */
export interface FloorParts {
  state: FloorPlanState
  view: PlanViewState
  layers: LayersState
  t: FloorPlanLabels
  languages: readonly Language[]
  number: (count: number) => string
  percent: (fraction: number) => string
  /** The last focused item. */
  selected: FloorItem | undefined
  select: (item: FloorItem | undefined) => void
  /** The item open in the popover. */
  open: FloorItem | undefined
  /** Opens an item; closing moves the focus to `back`. */
  onOpen: (item: FloorItem, back?: string) => void
  problemOf: (item: FloorItem) => FloorProblem | undefined
  /** Whether an item cannot be changed: the editor is read-only, or its layer is locked. */
  isLocked: (item: FloorItem) => boolean
  /** The dragged corner and its position. */
  draggedCorner: DraggedCorner | undefined
  onCornerDrag: (draggedCorner: DraggedCorner | undefined) => void
  /** Runs an action, then focuses the first of these stops that exists. */
  thenFocus: (act: () => void, ...names: string[]) => void
  /** Removes an item and focuses its successor. */
  remove: (item: FloorItem, among: 'plan' | 'list') => void
  connectors: FloorConnectors | undefined
  tenants: FloorTenants | undefined
  hoursField: FloorHoursField | undefined
  /** Distance in metres of each control point from where the plan's fit puts it. */
  residuals: readonly number[] | undefined
  /** Id of the element that describes the marker keys. */
  keysId: string
}

/** The latest parts, for handlers of items that are drawn again only when they look different. */
export type LiveParts = RefObject<FloorParts>

/** Focus stops: the `data-stop` of an element or of its ancestor. */
export const stopOf = ({ kind, index }: FloorItem) => `${kind}-${index}`
export const editStopOf = (item: FloorItem) => `edit-${stopOf(item)}`
export const removeStopOf = (item: FloorItem) => `remove-${stopOf(item)}`
export const cornerStopOf = (item: FloorItem, corner: number) => `corner-${stopOf(item)}-${corner}`
export const addStopOf = (tool: FloorTool) => `add-${tool}`
export const PLAN_STOP = 'plan'
/** The plan or the message in its place. */
export const STAGE_STOP = 'stage'
/** The distance between the points of the scale. */
export const METRES_STOP = 'metres'

export const sameItem = (one: FloorItem | undefined, other: FloorItem): boolean =>
  one?.kind === other.kind && one.index === other.index

/** The symbol of metres, in all languages. */
export const METRES = 'm'

const numbered = (name: string, number: string) => `${name} ${number}`

type Named = Pick<FloorParts, 't' | 'languages' | 'number'>

/** The visible label. */
export function titleOf({ kind, index }: FloorItem, plan: FloorPlan, { t, languages, number }: Named): string {
  switch (kind) {
    case 'area':
      return plan.areas[index]?.areaId.trim() || t.areas.untitled
    case 'marker': {
      const marker = plan.markers[index]
      return (marker && labelOf(marker, languages)) ?? t.markers.untitled
    }
    case 'amenity': {
      const amenity = itemOf(plan, kind, index)
      return (textIn(amenity?.name ?? {}, languages) ?? (amenity && t.amenities[amenity.kind])) || t.kinds.amenity
    }
    case 'connector': {
      const connector = itemOf(plan, kind, index)
      return (
        (textIn(connector?.name ?? {}, languages) ?? (connector && t.connectors[connector.kind])) || t.kinds.connector
      )
    }
    case 'scale':
      return `${number(itemOf(plan, kind, index)?.metres ?? 0)} ${METRES}`
    case 'walkway': {
      const isLine = itemOf(plan, kind, index)?.shape === 'line'
      return numbered(isLine ? t.kinds.line : t.kinds.walkway, number(index + 1))
    }
    default:
      return numbered(t.kinds[kind], number(index + 1))
  }
}

/** The accessible name, with a number where labels may repeat. */
export function nameOf(item: FloorItem, plan: FloorPlan, named: Named): string {
  const { t, number } = named
  const title = titleOf(item, plan, named)
  if (item.kind === 'marker') return t.markers.name(number(item.index + 1), title)
  if (item.kind === 'amenity') return numbered(title, number(item.index + 1))
  return item.kind === 'scale' ? `${t.kinds.scale}: ${title}` : title
}

/** The tenant of an area. */
export function tenantOf({ kind, index }: FloorItem, plan: FloorPlan, tenants: FloorTenants = {}): string | undefined {
  const code = kind === 'area' ? plan.areas[index]?.areaId.trim() : undefined
  return code !== undefined && Object.hasOwn(tenants, code) ? tenants[code] : undefined
}

/** The code of the area that has a door. */
export function areaOfDoor({ index }: FloorItem, plan: FloorPlan, t: FloorPlanLabels): string {
  return plan.areas[doorsOf(plan)[index]?.area ?? -1]?.areaId.trim() || t.areas.untitled
}

/** "42% from the left, 30% from the top" */
export const positionText = ({ x, y }: { x: number; y: number }, { t, percent }: Pick<FloorParts, 't' | 'percent'>) =>
  t.at(percent(x), percent(y))

const ways: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Step of an arrow key: half a percent of the picture, with Shift ten times as much. */
export function nudgeOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyEvent) {
  const way = ways[key]
  if (!way || ctrlKey || metaKey || altKey) return undefined
  const step = shiftKey ? 0.05 : 0.005
  return { x: way.x * step, y: way.y * step }
}

type KeyEvent = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

export const layerName = (layer: FloorLayer, t: FloorPlanLabels) =>
  layer === 'marker' || layer === 'area' ? t[`${layer}s`].title : layer === 'scale' ? t.kinds.scale : t.layers[layer]
