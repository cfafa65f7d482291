import { useMemo, useRef, useState } from 'react'
import { canRedo, canUndo, closeStep, type History, noHistory, record, redo, undo } from '../../internal/history'
import { useControllable } from '../../internal/hooks/use-controllable'
import { same } from '../../internal/same'
import { useKioskUi } from '../../theme/context'
import { emptyFloorPlan, type FloorPlan, type FloorPoint, floorProblems, onPicture, shifted } from '../floor-plan'
import {
  canDraw,
  endsItself,
  type FloorDraft,
  type FloorTool,
  isComplete,
  isRepeated,
  kindOf,
  maximumPoints,
  type NewDraft,
  withDraft,
} from '../model/draft'
import type { PictureSize } from '../model/geometry'
import type { FloorItem, FloorKind, FloorValues } from '../model/items'
import * as edit from '../model/items'
import { doorPlace, snap, snapTargets } from '../model/snap'

export interface UseFloorPlanProps {
  value?: FloorPlan | undefined
  /** @default nothing on the plan */
  defaultValue?: FloorPlan | undefined
  onValueChange?: ((value: FloorPlan) => void) | undefined
  /** Read-only. @default false */
  locked?: boolean | undefined
  /** Language in which markers need a label; any when left out. */
  language?: string | undefined
  /** Size of the picture on the screen. @default a square, for which distances are in thousandths */
  size?: PictureSize | undefined
  /** Whether positions snap to corners, edges and right angles. @default false */
  snapping?: boolean | undefined
  /** Kinds to which nothing snaps. */
  hidden?: readonly FloorKind[] | undefined
}

/** The last announcement, for a live region. */
export type FloorAction =
  | { kind: 'added' | 'moved'; item: FloorItem }
  /** `plan` still has the item. */
  | { kind: 'removed'; item: FloorItem; plan: FloorPlan }
  | { kind: 'addedCorner' | 'movedCorner' | 'removedCorner'; item: FloorItem; corner: number }
  | { kind: 'drawnCorner' | 'takenCorner'; count: number }
  | { kind: 'aimed'; at: FloorPoint }
  | { kind: 'north'; degrees: number }
  /** A tool that draws nothing now. */
  | { kind: 'refused'; tool: FloorTool }
  | { kind: 'undone' | 'redone' | 'cancelled' }

type Past = History<FloorPlan>

const SQUARE: PictureSize = { width: 1000, height: 1000 }

/**
 * State of a floor plan: everything on it, the pending item, and history. A new value from the caller, such as the answer
 * to a save, starts a new history.
 */
export function useFloorPlan({
  value,
  defaultValue = emptyFloorPlan,
  onValueChange,
  locked = false,
  language,
  size = SQUARE,
  snapping = false,
  hidden = [],
}: UseFloorPlanProps = {}) {
  const { now } = useKioskUi()
  const [plan, setPlan] = useControllable(value, defaultValue, onValueChange)
  const [past, setPast] = useState<{ history: Past; of: FloorPlan }>({ history: noHistory, of: plan })
  const [drawn, setDrawn] = useState<FloorDraft>()
  const [performed, setPerformed] = useState<{ action: FloorAction | undefined; of: FloorPlan; count: number }>()
  const history = past.of === plan || same(past.of, plan) ? past.history : noHistory
  // locking puts the tool away, and so does a plan without room for another item
  const draft = drawn && !locked && canDraw(plan, drawn.tool) ? drawn : undefined
  if (drawn && !draft) setDrawn(undefined)
  // the latest state for handlers, which may run several times before a render
  const latest = useRef({ plan, history, draft })
  latest.current = { plan, history, draft }
  const problems = useMemo(() => floorProblems(plan, language), [plan, language])
  const setAction = (action: FloorAction | undefined) =>
    setPerformed((before) => ({ action, of: latest.current.plan, count: (before?.count ?? 0) + 1 }))

  const put = (next: FloorPlan, steps: Past) => {
    latest.current = { ...latest.current, plan: next, history: steps }
    setPast({ history: steps, of: next })
    setPlan(next)
  }
  const setDraft = (next: FloorDraft | undefined) => {
    latest.current = { ...latest.current, draft: next }
    setDrawn(next)
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
  const keyOf = ({ kind, index }: FloorItem, part: string | number) => `${part} ${kind} ${index}`

  /** Where the crosshair places an item: doors on an edge, the rest snapped. `free` turns snapping off. */
  const adjust = (at: FloorPoint, free = false): FloorPoint => {
    const to = onPicture(at)
    const { draft } = latest.current
    if (draft?.tool === 'door') return doorPlace(latest.current.plan, to, size)?.at ?? to
    if (!draft || free || !snapping) return to
    if (maximumPoints(draft.tool) === 1) return to
    // an edge through the first corner of a rectangle would leave it without an inside
    const from = draft.tool === 'rectangle' ? [] : draft.points
    return snap(to, { size, targets: snapTargets(latest.current.plan, { hidden }), from })
  }
  /** Where a dragged corner goes. */
  const fitCorner = (item: FloorItem, corner: number, at: FloorPoint, free = false): FloorPoint => {
    const to = onPicture(at)
    if (free || !snapping || !edit.isRing(plan, item)) return to
    const points = edit.pointsOf(plan, item)
    const around = [...points.slice(corner + 1), ...points.slice(0, corner)]
    const targets = snapTargets(plan, { without: item, hidden })
    return snap(to, { size, targets, from: around.slice(-2), next: around[0] })
  }

  /** Where a dragged item goes: doors stay on the edges of their area. */
  const fitItem = (item: FloorItem, at: FloorPoint): FloorPoint =>
    item.kind === 'door' ? edit.anchorOf(edit.withPoints(plan, item, [at]), item) : at

  /** Adds a complete draft. The tool stays in hand, where it was. */
  const add = (complete: FloorDraft, metres?: number) => {
    const { plan: next, item } = withDraft(latest.current.plan, complete, { metres, size })
    if (!item) return undefined
    const { tool, count } = complete
    setDraft(isRepeated(tool) ? { ...complete, points: [], count: count + 1 } : undefined)
    change(next, { kind: 'added', item })
    return item
  }
  const finish = (metres?: number) => {
    const { draft } = latest.current
    return draft && isComplete(draft) ? add(draft, metres) : undefined
  }

  return {
    plan,
    problems,
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
      latest.current = { ...latest.current, history: closed }
      setPast({ history: closed, of })
    },

    canAdd: (kind: FloorKind) => !locked && edit.canAdd(plan, kind),
    /** Starts placing an item, with the crosshair at `aim`. */
    begin: (what: NewDraft, aim: FloorPoint) => {
      if (locked || !canDraw(plan, what.tool)) return
      setDraft({ ...what, aim: onPicture(aim), points: [], count: 0 })
      setAction(undefined)
    },
    /** Says why a tool draws nothing now. */
    refuse: (tool: FloorTool) => setAction({ kind: 'refused', tool }),
    aimBy: (by: FloorPoint): FloorPoint | undefined => {
      const { draft } = latest.current
      if (!draft) return undefined
      const aim = shifted(draft.aim, by)
      setDraft({ ...draft, aim })
      setAction({ kind: 'aimed', at: aim })
      return aim
    },
    /** Moves the crosshair with the mouse, without announcement. */
    aimAt: (at: FloorPoint, free?: boolean) => {
      const { draft } = latest.current
      if (draft) setDraft({ ...draft, aim: adjust(at, free) })
    },
    /** Starts an item again, at its first point. */
    startAt: (at: FloorPoint, free?: boolean) => {
      const { draft } = latest.current
      const first = adjust(at, free)
      if (draft) setDraft({ ...draft, aim: first, points: [first] })
    },
    /** Places a point, and returns the item if it is complete. */
    place: (at: FloorPoint, free?: boolean): FloorItem | undefined => {
      const { draft } = latest.current
      if (!draft || draft.points.length >= maximumPoints(draft.tool)) return undefined
      const position = adjust(at, free)
      const next = { ...draft, aim: position, points: [...draft.points, position] }
      if (endsItself(draft.tool) && next.points.length === maximumPoints(draft.tool)) return add(next)
      setDraft(next)
      setAction({ kind: 'drawnCorner', count: next.points.length })
      return undefined
    },
    takeBackCorner: () => {
      const { draft } = latest.current
      if (!draft || draft.points.length === 0) return
      setDraft({ ...draft, points: draft.points.slice(0, -1) })
      setAction({ kind: 'takenCorner', count: draft.points.length - 1 })
    },
    canFinish: draft !== undefined && isComplete(draft),
    /** Closes a ring, ends a line, or sets the scale to `metres` between its points; returns the item. */
    finish,
    cancel: () => {
      setDraft(undefined)
      setAction({ kind: 'cancelled' })
    },
    fitCorner,
    fitItem,

    /** Moves an item with one point. */
    moveItem: (item: FloorItem, to: FloorPoint) =>
      change(edit.moveCorner(latest.current.plan, item, 0, onPicture(to)), { kind: 'moved', item }),
    /** Moves a whole item by keys; consecutive moves are one step. Returns where it went. */
    nudgeItem: (item: FloorItem, by: FloorPoint): FloorPoint | undefined => {
      if (locked || edit.pointsOf(latest.current.plan, item).length === 0) return undefined
      change(edit.shiftItem(latest.current.plan, item, by), { kind: 'moved', item }, keyOf(item, 'item'))
      return edit.anchorOf(latest.current.plan, item)
    },
    removeItem: (item: FloorItem) => {
      const { plan: before } = latest.current
      change(edit.removeItem(before, item), { kind: 'removed', item, plan: before })
    },
    /** Changes properties of an item; consecutive changes of one `part` are one step. */
    changeItem: <K extends FloorKind>(
      item: { kind: K; index: number },
      part: string,
      to: (value: FloorValues[K]) => FloorValues[K],
    ) => change(edit.changeItem(latest.current.plan, item, to), undefined, keyOf(item, part)),
    setNorth: (degrees: number) =>
      change(edit.withNorth(latest.current.plan, degrees), { kind: 'north', degrees }, 'north'),

    moveCorner: (item: FloorItem, corner: number, to: FloorPoint) =>
      change(edit.moveCorner(latest.current.plan, item, corner, onPicture(to)), { kind: 'movedCorner', item, corner }),
    nudgeCorner: (item: FloorItem, corner: number, by: FloorPoint): FloorPoint | undefined => {
      const at = edit.pointsOf(latest.current.plan, item)[corner]
      if (!at || locked) return undefined
      const to = shifted(at, by)
      const action: FloorAction = { kind: 'movedCorner', item, corner }
      change(edit.moveCorner(latest.current.plan, item, corner, to), action, keyOf(item, corner))
      return to
    },
    /** Announces a position. */
    announceAt: (at: FloorPoint) => setAction({ kind: 'aimed', at }),
    /** Announces the position of a corner. */
    announceCorner: (item: FloorItem, corner: number) => setAction({ kind: 'movedCorner', item, corner }),
    addCorner: (item: FloorItem, after: number) =>
      change(edit.addCorner(latest.current.plan, item, after), { kind: 'addedCorner', item, corner: after + 1 }),
    removeCorner: (item: FloorItem, corner: number) =>
      change(edit.removeCorner(latest.current.plan, item, corner), { kind: 'removedCorner', item, corner }),
    /** The kind of the pending item. */
    drawing: draft && kindOf(draft.tool),
  }
}

export type FloorPlanState = ReturnType<typeof useFloorPlan>
