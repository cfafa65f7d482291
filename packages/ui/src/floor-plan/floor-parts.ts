import type { FloorPlanLabels } from '#labels/floor-plan'
import type { Language } from '../theme/language'
import { type FloorPoint, labelOf } from './floor-plan'
import type { FloorPlanState } from './use-floor-plan'
import type { PlanViewState } from './use-plan-view'

/** A marker or area that can be opened, hovered and removed. */
export interface FloorItem {
  kind: 'marker' | 'area'
  index: number
}

export interface DraggedCorner {
  area: number
  corner: number
  at: FloorPoint
}

/** Context of the editor's parts. */
export interface FloorParts {
  state: FloorPlanState
  view: PlanViewState
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
  /** The dragged corner and its position. */
  draggedCorner: DraggedCorner | undefined
  onCornerDrag: (draggedCorner: DraggedCorner | undefined) => void
  /** Runs an action, then focuses the first of these stops that exists. */
  thenFocus: (act: () => void, ...names: string[]) => void
  /** Removes an item and focuses its successor. */
  remove: (item: FloorItem, among: 'plan' | 'list') => void
  /** Id of the element that describes the marker keys. */
  keysId: string
}

/** Focus stops: the `data-stop` of an element or of its ancestor. */
export const stopOf = ({ kind, index }: FloorItem) => `${kind}-${index}`
export const editStopOf = (item: FloorItem) => `edit-${stopOf(item)}`
export const removeStopOf = (item: FloorItem) => `remove-${stopOf(item)}`
export const cornerStopOf = (area: number, corner: number) => `corner-${area}-${corner}`
export const addStopOf = (kind: FloorItem['kind']) => `add-${kind}`
export const PLAN_STOP = 'plan'
/** The plan or the message in its place. */
export const STAGE_STOP = 'stage'

export const sameItem = (one: FloorItem | undefined, other: FloorItem): boolean =>
  one?.kind === other.kind && one.index === other.index

type Named = Pick<FloorParts, 'state' | 't' | 'languages' | 'number'>

/** The visible label. */
export function titleOf({ kind, index }: FloorItem, { state, t, languages }: Omit<Named, 'number'>): string {
  const { markers, areas } = state.plan
  if (kind === 'area') return areas[index]?.areaId.trim() || t.areas.untitled
  const marker = markers[index]
  return (marker && labelOf(marker, languages)) ?? t.markers.untitled
}

/** The accessible name, with a number, since labels may repeat. */
export function nameOf(item: FloorItem, named: Named): string {
  const title = titleOf(item, named)
  return item.kind === 'area' ? title : named.t.markers.name(named.number(item.index + 1), title)
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
