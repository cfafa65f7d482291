import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { en, type TableLabels } from '#labels/table'
import { DragFrame } from '../../internal/drag-frame'
import { useLabels } from '../../internal/hooks/use-labels'
import { same } from '../../internal/same'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { GridFeature, GridSpot } from '../grid/grid-feature'
import type { DataTableState } from '../model/use-data-table'
import { treeIndex } from '../tree/tree-rows'
import {
  type DropSpot,
  fitSpot,
  isSameMove,
  lineAt,
  type MovingBlock,
  moveTo,
  type OrderRow,
  type OrderStep,
  placeNow,
  type RowMove,
  restOf,
  slotAt,
  spotAmong,
  stepMove,
} from './row-order'
import { DraggedRow, DropLine, OrderHandle, OrderHelp } from './row-order-parts'

export interface UseRowOrderProps<Row> {
  table: DataTableState<Row>
  /**
   * Moves a row: `index` counts siblings under the new parent without it. The returned promise should include
   * refreshing the list; when it rejects, the row stays and the failure is announced.
   */
  onMove: (move: RowMove) => unknown
  /** Whether a target position is allowed. @default all are */
  canMove?: (move: RowMove) => boolean
  /** Reason why moving is locked: "You can read categories, not change them." */
  locked?: string
  labels?: Partial<TableLabels>
}

interface Lift {
  id: string
  /** Name of the row, kept in case it is removed. */
  name: string
  /** The rows when it was last placed, and their relevant data. */
  rows: readonly unknown[]
  shown: readonly OrderRow[]
  /** Row index under the pointer at the start. */
  grabbed: number
  by: 'keys' | 'pointer'
  rest: readonly OrderRow[]
  block: MovingBlock
  /** Spot at the start. */
  from: DropSpot
  spot: DropSpot
  rowHeight: number
  rtl: boolean
}

/** Pointer distance of one level in pixels, equal to the indentation of rows. */
const INDENT = 20

/**
 * Manual order of rows: dragged by pointer and touch, picked up with Space and moved with arrow keys, by one step with
 * Alt and an arrow key, or by the menu of the handle. In a tree, also into other rows. A feature for `features` of
 * `DataTable.Grid`.
 */
export function useRowOrder<Row>(props: UseRowOrderProps<Row>): GridFeature<Row> {
  const { table, onMove, canMove = () => true } = props
  const { tree, rows, rowId } = table
  const { locale } = useKioskUi()
  const t = useLabels('table', en, props.labels)
  const helpId = useId()
  const [lift, setLift] = useState<Lift>()
  const [saving, setSaving] = useState<{ id: string; line: number; level: number }>()
  const [announcement, setAnnouncement] = useState<{ text: string }>()
  // pointer events are more frequent than renderings
  const latest = useRef(lift)
  const setCurrentLift = (next: Lift | undefined) => {
    latest.current = next
    setLift(next)
  }

  const ofTree = tree?.index
  const index = useMemo(() => ofTree ?? treeIndex(table.allRows, rowId, () => null), [ofTree, table.allRows, rowId])
  const unsort = () => table.setState({ sort: [], search: '', filters: {} })
  const lockedHere = table.sort.length > 0 ? t.lockedBySort : table.filtered ? t.lockedByFilter : undefined
  const locked = props.locked ?? lockedHere

  const nameOf = (id: string | null) => {
    const row = id === null ? undefined : index.row(id)
    return row === undefined ? '' : table.rowName(row)
  }
  const number = (value: number) => numberFormat(locale).format(value)
  const placeText = ({ id, parentId, index: at }: RowMove) => {
    const siblings = index.childrenOf(parentId)
    const count = siblings.length + (index.parentOf(id) === parentId ? 0 : 1)
    return parentId === null
      ? t.place(number(at + 1), number(count))
      : t.placeIn(number(at + 1), number(count), nameOf(parentId))
  }
  const announce = (text: string) => setAnnouncement({ text })
  const moveOf = ({ id, rest, spot }: Lift) => moveTo(index, rest, id, spot)

  const shownNow = (): readonly OrderRow[] =>
    rows.map((row) => ({ id: rowId(row), level: tree?.placeOf(rowId(row))?.level ?? 1 }))

  // rows may change during a move: keep the position relative to the same neighbour, or cancel if the row is gone
  const shown = lift && lift.rows !== rows ? shownNow() : lift?.shown
  if (lift && shown && !same(shown, lift.shown)) {
    const next = updateLift(shown, lift)
    latest.current = next
    setLift(next)
    if (!next) announce(t.rowGone(lift.name))
  }

  function updateLift(shown: readonly OrderRow[], previous: Lift): Lift | undefined {
    const { id, from, spot } = previous
    const start = shown.findIndex((one) => one.id === id)
    if (start < 0) return undefined
    const rest = restOf(shown, index, id)
    const here = { slot: start, level: shown[start]?.level ?? 1 }
    const unmoved = spot.slot === from.slot && spot.level === from.level
    return {
      ...previous,
      rows,
      shown,
      rest,
      block: { start, length: shown.length - rest.length },
      from: here,
      spot: unmoved ? here : fitSpot(rest, spotAmong(previous.rest, spot, rest), tree !== undefined),
    }
  }

  function pickUp(id: string, by: Lift['by'], element: Element) {
    const shown = shownNow()
    const rest = restOf(shown, index, id)
    const start = shown.findIndex((one) => one.id === id)
    const from = { slot: start, level: shown[start]?.level ?? 1 }
    const row = element.closest<HTMLElement>('[data-row-index]')
    setCurrentLift({
      id,
      name: nameOf(id),
      rows,
      shown,
      grabbed: start,
      by,
      rest,
      block: { start, length: shown.length - rest.length },
      from,
      spot: from,
      rowHeight: row?.offsetHeight || 1,
      rtl: getComputedStyle(element).direction === 'rtl',
    })
    announce(t.lifted(nameOf(id), placeText(placeNow(index, id))))
  }

  function moveLift(now: Lift, requested: DropSpot) {
    const spot = fitSpot(now.rest, requested, tree !== undefined)
    if (spot.slot === now.spot.slot && spot.level === now.spot.level) return
    const next = { ...now, spot }
    setCurrentLift(next)
    const move = moveOf(next)
    announce(canMove(move) ? `${placeText(move)}.` : t.refusedMove(nameOf(now.id)))
  }

  function drop() {
    const now = latest.current
    if (!now) return
    const move = moveOf(now)
    if (canMove(move)) return void applyMove(move, lineAt(now.spot.slot, now.block), now.spot.level)
    announce(t.refusedMove(nameOf(now.id)))
    // the keyboard user may try another place; a pointer drag has ended
    if (now.by === 'pointer') setCurrentLift(undefined)
  }

  function cancel() {
    const now = latest.current
    if (!now) return
    setCurrentLift(undefined)
    announce(t.taken(nameOf(now.id), placeText(placeNow(index, now.id))))
  }

  async function applyMove(move: RowMove, line?: number, level = 1) {
    const { id, parentId } = move
    const name = nameOf(id)
    setCurrentLift(undefined)
    const text = t.dropped(name, placeText(move))
    if (isSameMove(move, placeNow(index, id))) return announce(text)
    if (line !== undefined) setSaving({ id, line, level })
    else setSaving({ id, line: -1, level })
    try {
      const answer = onMove(move)
      if (parentId !== null) tree?.open(parentId)
      await answer
      announce(text)
    } catch {
      announce(t.movedNot(name))
    } finally {
      setSaving(undefined)
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, { row, column }: GridSpot<Row>) {
    if (row === undefined) return
    const id = rowId(row)
    if (lift?.by === 'keys') return moveByKey(event, lift)
    const step = event.altKey && { ArrowUp: 'up' as const, ArrowDown: 'down' as const }[event.key]
    const onHandle = column === 'lead' && event.key === ' '
    if (!step && !onHandle) return
    event.preventDefault()
    if (locked !== undefined) return announce(locked)
    if (saving) return
    if (onHandle) pickUp(id, 'keys', event.target as Element)
    else if (step) moveByStep(id, step)
  }

  function moveByStep(id: string, step: OrderStep) {
    const move = stepMove(index, id, step)
    if (move && canMove(move)) void applyMove(move)
    else announce(t.refusedMove(nameOf(id)))
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>, now: Lift) {
    const { slot, level } = now.spot
    const onwards = now.rtl ? -1 : 1
    switch (event.key) {
      case 'ArrowUp':
      case 'ArrowDown':
        moveLift(now, { slot: slot + (event.key === 'ArrowDown' ? 1 : -1), level })
        break
      case 'ArrowRight':
      case 'ArrowLeft':
        moveLift(now, { slot, level: level + (event.key === 'ArrowRight' ? onwards : -onwards) })
        break
      case 'Home':
      case 'End':
        moveLift(now, { slot: event.key === 'Home' ? 0 : now.rest.length, level: 1 })
        break
      case 'PageUp':
      case 'PageDown':
        moveLift(now, { slot: slot + (event.key === 'PageDown' ? 10 : -10), level })
        break
      case ' ':
      case 'Enter':
        drop()
        break
      case 'Tab':
        // leaving cancels: the row returns to its place
        return cancel()
      case 'Escape':
        cancel()
        break
      default:
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const stepsOf = (id: string) => {
    const before = stepMove(index, id, 'in')
    const steps: [OrderStep, string, boolean][] = [
      ['up', t.rowUp, true],
      ['down', t.rowDown, true],
      ['first', t.rowFirst, true],
      ['last', t.rowLast, true],
      ['in', t.rowIn(nameOf(before?.parentId ?? null)), tree !== undefined],
      ['out', t.rowOut(nameOf(index.parentOf(id))), tree !== undefined],
    ]
    return steps.flatMap(([step, label, possible]) => {
      const move = possible ? stepMove(index, id, step) : undefined
      return move && canMove(move) ? [{ step, label }] : []
    })
  }

  // aligned with the name, after handle, checkbox and padding
  const insetOf = (level: number) =>
    tree ? `calc(var(--kui-table-lead) + ${(table.selectable ? 2.5 : 0) + level * 1.25 - 0.5}rem)` : '0.25rem'
  const line = lift ? lineAt(lift.spot.slot, lift.block) : (saving?.line ?? -1)
  return {
    onKeyDown,
    lead: {
      header: t.order,
      cell: (row) => (
        <OrderHandle
          id={rowId(row)}
          name={table.rowName(row)}
          lifted={lift?.id === rowId(row)}
          busy={saving?.id === rowId(row)}
          helpId={helpId}
          locked={locked}
          onUnlock={props.locked === undefined ? unsort : undefined}
          steps={() => stepsOf(rowId(row))}
          onStep={(step) => moveByStep(rowId(row), step)}
          onLeave={() => latest.current?.by === 'keys' && cancel()}
        />
      ),
    },
    rowProps: (row) => ({
      'data-moving': lift?.id === rowId(row) || saving?.id === rowId(row) ? '' : undefined,
      'aria-busy': saving?.id === rowId(row) || undefined,
    }),
    overlay: (
      <>
        {line >= 0 && (
          <DropLine
            row={line}
            inset={insetOf(lift?.spot.level ?? saving?.level ?? 1)}
            invalid={lift !== undefined && !canMove(moveOf(lift))}
            follow={lift?.by === 'keys'}
          />
        )}
        <OrderHelp id={helpId} announcement={announcement} />
      </>
    ),
    frame: (grid) => (
      <DragFrame
        overlay={lift?.by === 'pointer' && <DraggedRow name={nameOf(lift.id)} />}
        onStart={(id, handle) => pickUp(id, 'pointer', handle)}
        onMove={({ x, y }) => {
          const now = latest.current
          if (!now) return
          const center = now.grabbed + 0.5 + y / now.rowHeight
          const level = now.from.level + Math.round((now.rtl ? -x : x) / INDENT)
          moveLift(now, { slot: slotAt(center, now.block, now.rest.length), level })
        }}
        onEnd={drop}
        onCancel={cancel}
      >
        {grid}
      </DragFrame>
    ),
  }
}
