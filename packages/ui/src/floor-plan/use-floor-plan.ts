import { useRef, useState } from 'react'
import type { LocalisedText } from '../fields/localised-field/localised-field'
import { canRedo, canUndo, closeStep, type History, noHistory, record, redo, undo } from '../internal/history'
import { useControllable } from '../internal/hooks/use-controllable'
import { same } from '../internal/same'
import { useKioskUi } from '../theme/context'
import * as edit from './floor-plan'
import { emptyFloorPlan, type FloorArea, type FloorMarker, type FloorPlan, type FloorPoint } from './floor-plan'

export interface UseFloorPlanProps {
  value?: FloorPlan | undefined
  /** @default nothing on the plan */
  defaultValue?: FloorPlan | undefined
  onValueChange?: ((value: FloorPlan) => void) | undefined
  /** Read-only. @default false */
  locked?: boolean | undefined
  /** Language in which markers need a label; any when left out. */
  language?: string | undefined
}

/** The last announcement, for a live region. */
export type FloorAction =
  | { kind: 'addedMarker' | 'movedMarker'; index: number }
  | { kind: 'removedMarker'; index: number; marker: FloorMarker }
  | { kind: 'addedArea'; index: number }
  | { kind: 'removedArea'; index: number; area: FloorArea }
  | { kind: 'addedCorner' | 'movedCorner' | 'removedCorner'; area: number; index: number }
  | { kind: 'drawnCorner' | 'takenCorner'; count: number }
  | { kind: 'aimed'; at: FloorPoint }
  | { kind: 'undone' | 'redone' | 'cancelled' }

/** The pending item: position of the crosshair, and the corners of an unfinished area. */
export interface FloorDraft {
  kind: 'marker' | 'area'
  aim: FloorPoint
  points: readonly FloorPoint[]
}

type Past = History<FloorPlan>

/**
 * State of a floor plan: markers, areas, the pending item, and history. A new value from the caller, such as the answer
 * to a save, starts a new history.
 */
export function useFloorPlan({
  value,
  defaultValue = emptyFloorPlan,
  onValueChange,
  locked = false,
  language,
}: UseFloorPlanProps = {}) {
  const { now } = useKioskUi()
  const [plan, setPlan] = useControllable(value, defaultValue, onValueChange)
  const [past, setPast] = useState<{ history: Past; of: FloorPlan }>({ history: noHistory, of: plan })
  const [drawn, setDraft] = useState<FloorDraft>()
  const [performed, setPerformed] = useState<{ action: FloorAction | undefined; of: FloorPlan; count: number }>()
  const history = past.of === plan || same(past.of, plan) ? past.history : noHistory
  // the latest state for handlers, which may run several times before a render
  const latest = useRef({ plan, history })
  latest.current = { plan, history }
  // locking cancels the pending item
  if (locked && drawn) setDraft(undefined)
  const draft = locked ? undefined : drawn
  const setAction = (action: FloorAction | undefined) =>
    setPerformed((before) => ({ action, of: latest.current.plan, count: (before?.count ?? 0) + 1 }))

  const put = (next: FloorPlan, steps: Past) => {
    latest.current = { plan: next, history: steps }
    setPast({ history: steps, of: next })
    setPlan(next)
  }
  /** Applies a change; consecutive changes with one `key` are one undo step. */
  const change = (next: FloorPlan, by?: FloorAction, key?: string) => {
    const { plan: before, history: steps } = latest.current
    if (locked || same(next, before)) return
    put(next, record(steps, { before, after: next, key, time: now().getTime() }))
    setAction(by)
  }
  const go = (way: typeof undo<FloorPlan>, kind: 'undone' | 'redone') => {
    const found = locked ? undefined : way(latest.current.history)
    if (!found) return
    put(found.state, found.history)
    setAction({ kind })
  }
  const moved = (index: number, position: FloorPoint, key?: string) =>
    change(edit.changeMarker(latest.current.plan, index, { position }), { kind: 'movedMarker', index }, key)
  const movedCorner = (area: number, index: number, to: FloorPoint, key?: string) =>
    change(edit.moveCorner(latest.current.plan, area, index, to), { kind: 'movedCorner', area, index }, key)

  return {
    plan,
    problems: edit.floorProblems(plan, language),
    locked,
    /** Belongs to this value: its indexes differ in a new one. */
    action: performed && (performed.of === plan || same(performed.of, plan)) ? performed.action : undefined,
    /** Number of announcements: live regions repeat equal text only when it is written again. */
    actionCount: performed?.count ?? 0,
    draft,
    canUndo: !locked && canUndo(history),
    canRedo: !locked && canRedo(history),
    undo: () => go(undo, 'undone'),
    redo: () => go(redo, 'redone'),
    /** Ends the current undo step. */
    settle: () => {
      const { plan: of, history: steps } = latest.current
      if (steps.steps[steps.at - 1]?.key === undefined) return
      const closed = closeStep(steps)
      latest.current = { plan: of, history: closed }
      setPast({ history: closed, of })
    },

    canAddMarker: !locked && plan.markers.length < edit.MAX_MARKERS,
    canAddArea: !locked && plan.areas.length < edit.MAX_AREAS,
    /** Starts placing an item, with the crosshair at `aim`. */
    begin: (kind: FloorDraft['kind'], aim: FloorPoint) => {
      if (locked) return
      setDraft({ kind, aim: edit.onPicture(aim), points: [] })
      setAction(undefined)
    },
    aimBy: (by: FloorPoint): FloorPoint | undefined => {
      if (!draft) return undefined
      const aim = edit.shifted(draft.aim, by)
      setDraft({ ...draft, aim })
      setAction({ kind: 'aimed', at: aim })
      return aim
    },
    /** Moves the crosshair with the mouse, without announcement. */
    aimAt: (at: FloorPoint) => draft && setDraft({ ...draft, aim: edit.onPicture(at) }),
    /** Places the marker or the next corner. */
    place: (at: FloorPoint) => {
      const position = edit.onPicture(at)
      if (draft?.kind === 'marker') {
        setDraft(undefined)
        change(edit.addMarker(latest.current.plan, { label: {}, position }), {
          kind: 'addedMarker',
          index: latest.current.plan.markers.length,
        })
      } else if (draft && draft.points.length < edit.MAX_CORNERS) {
        setDraft({ ...draft, aim: position, points: [...draft.points, position] })
        setAction({ kind: 'drawnCorner', count: draft.points.length + 1 })
      }
    },
    takeBackCorner: () => {
      if (!draft || draft.points.length === 0) return
      setDraft({ ...draft, points: draft.points.slice(0, -1) })
      setAction({ kind: 'takenCorner', count: draft.points.length - 1 })
    },
    canFinish: draft?.kind === 'area' && draft.points.length >= edit.MIN_CORNERS,
    /** Closes the area. */
    finish: () => {
      if (!draft || draft.points.length < edit.MIN_CORNERS) return
      setDraft(undefined)
      change(edit.addArea(latest.current.plan, { areaId: '', points: draft.points }), {
        kind: 'addedArea',
        index: latest.current.plan.areas.length,
      })
    },
    cancel: () => {
      setDraft(undefined)
      setAction({ kind: 'cancelled' })
    },

    moveMarker: (index: number, to: FloorPoint) => moved(index, edit.onPicture(to)),
    /** Moves by keys; consecutive moves are one step. */
    nudgeMarker: (index: number, by: FloorPoint): FloorPoint | undefined => {
      const marker = latest.current.plan.markers[index]
      if (!marker || locked) return undefined
      const to = edit.shifted(marker.position, by)
      moved(index, to, `marker ${index}`)
      return to
    },
    setLabel: (index: number, label: LocalisedText) =>
      change(edit.changeMarker(latest.current.plan, index, { label }), undefined, `label ${index}`),
    removeMarker: (index: number) => {
      const marker = latest.current.plan.markers[index]
      if (marker) change(edit.removeMarker(latest.current.plan, index), { kind: 'removedMarker', index, marker })
    },

    setAreaId: (index: number, areaId: string) =>
      change(edit.changeArea(latest.current.plan, index, { areaId }), undefined, `area ${index}`),
    removeArea: (index: number) => {
      const area = latest.current.plan.areas[index]
      if (area) change(edit.removeArea(latest.current.plan, index), { kind: 'removedArea', index, area })
    },
    moveCorner: (area: number, index: number, to: FloorPoint) => movedCorner(area, index, edit.onPicture(to)),
    nudgeCorner: (area: number, index: number, by: FloorPoint): FloorPoint | undefined => {
      const corner = latest.current.plan.areas[area]?.points[index]
      if (!corner || locked) return undefined
      const to = edit.shifted(corner, by)
      movedCorner(area, index, to, `corner ${area} ${index}`)
      return to
    },
    /** Announces the position of a corner. */
    announceCorner: (area: number, index: number) => setAction({ kind: 'movedCorner', area, index }),
    addCorner: (area: number, after: number) =>
      change(edit.addCorner(latest.current.plan, area, after), { kind: 'addedCorner', area, index: after + 1 }),
    removeCorner: (area: number, index: number) =>
      change(edit.removeCorner(latest.current.plan, area, index), { kind: 'removedCorner', area, index }),
  }
}

export type FloorPlanState = ReturnType<typeof useFloorPlan>
