import type { LocalisedFieldProps } from '../fields/localised-field/localised-field'
import { type FloorPoint, labelOf } from './floor-plan'
import type { FloorPlanLabels } from './labels/en'
import type { FloorPlanState } from './use-floor-plan'
import type { PlanViewState } from './use-plan-view'

/** What can be opened, pointed at and removed. */
export interface FloorItem {
  kind: 'marker' | 'area'
  index: number
}

export interface HeldCorner {
  area: number
  corner: number
  at: FloorPoint
}

/** What the parts of the editor share. */
export interface FloorParts {
  state: FloorPlanState
  view: PlanViewState
  t: FloorPlanLabels
  languages: LocalisedFieldProps['languages']
  number: (count: number) => string
  percent: (fraction: number) => string
  /** What was focused last on the plan. */
  selected: FloorItem | undefined
  select: (item: FloorItem | undefined) => void
  /** What is open in the window beside it. */
  open: FloorItem | undefined
  /** Opens it; the focus goes to `back` once it is closed. */
  onOpen: (item: FloorItem, back?: string) => void
  /** The corner that is dragged now, and where to. */
  held: HeldCorner | undefined
  onHold: (held: HeldCorner | undefined) => void
  /** Acts and then gives the focus to the first of these stops that is there. */
  thenFocus: (act: () => void, ...names: string[]) => void
  /** Removes it; the focus goes to what takes its place. */
  remove: (item: FloorItem, among: 'plan' | 'list') => void
  /** Element with the keys of markers, for screen readers. */
  keysId: string
}

/** Names of the places where the focus can be sent: `data-stop` of the element, or of one around it. */
export const stopOf = ({ kind, index }: FloorItem) => `${kind}-${index}`
export const editStopOf = (item: FloorItem) => `edit-${stopOf(item)}`
export const removeStopOf = (item: FloorItem) => `remove-${stopOf(item)}`
export const cornerStopOf = (area: number, corner: number) => `corner-${area}-${corner}`
export const addStopOf = (kind: FloorItem['kind']) => `add-${kind}`
export const PLAN_STOP = 'plan'
/** Where the plan stands, or what is said in its place. */
export const STAGE_STOP = 'stage'

export const sameItem = (one: FloorItem | undefined, other: FloorItem): boolean =>
  one?.kind === other.kind && one.index === other.index

type Named = Pick<FloorParts, 'state' | 't' | 'languages' | 'number'>

/** Its label as the list and the plan show it. */
export function titleOf({ kind, index }: FloorItem, { state, t, languages }: Omit<Named, 'number'>): string {
  const { markers, areas } = state.plan
  if (kind === 'area') return areas[index]?.areaId.trim() || t.areas.untitled
  const marker = markers[index]
  return (marker && labelOf(marker, languages)) ?? t.markers.untitled
}

/** Its name for screen readers: markers are known by their number, for two may be called the same. */
export function nameOf(item: FloorItem, named: Named): string {
  const title = titleOf(item, named)
  return item.kind === 'area' ? title : named.t.markers.name(named.number(item.index + 1), title)
}

/** "42% from the left, 30% from the top" */
export const placeInWords = ({ x, y }: { x: number; y: number }, { t, percent }: Pick<FloorParts, 't' | 'percent'>) =>
  t.at(percent(x), percent(y))

const ways: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What an arrow key moves by: half a percent of the picture, with Shift ten times that. */
export function nudgeOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyEvent) {
  const way = ways[key]
  if (!way || ctrlKey || metaKey || altKey) return undefined
  const step = shiftKey ? 0.05 : 0.005
  return { x: way.x * step, y: way.y * step }
}

type KeyEvent = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
