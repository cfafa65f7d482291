import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { DragFrame } from '../../internal/drag-frame'
import { useLabels } from '../../internal/hooks/use-labels'
import { same } from '../../internal/same'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { GridFeature, GridSpot } from '../grid/grid-feature'
import { en, type TableLabels } from '../labels/en'
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
import { DraggedRow, DropLine, OrderHandle, OrderNews } from './row-order-parts'

export interface UseRowOrderProps<Row> {
  table: DataTableState<Row>
  /**
   * Moves a row: `index` counts the rows under the new parent without it. What it answers is waited for, so let that
   * include the list's refresh; when it rejects, the row is where it was, and that is said.
   */
  onMove: (move: RowMove) => unknown
  /** Whether a row may be put there. @default everywhere */
  canMove?: (move: RowMove) => boolean
  /** Why nothing can be moved: "You can read categories, not change them." */
  locked?: string
  labels?: Partial<TableLabels>
}

interface Lift {
  id: string
  /** What it is called, also when it is gone. */
  name: string
  /** The rows that it was last seen among, and what of them matters here. */
  rows: readonly unknown[]
  shown: readonly OrderRow[]
  /** Where it stood when the pointer took hold of it. */
  grabbed: number
  by: 'keys' | 'pointer'
  rest: readonly OrderRow[]
  block: MovingBlock
  /** As it was picked up. */
  from: DropSpot
  spot: DropSpot
  rowHeight: number
  rtl: boolean
}

/** How far in a pointer moves for one level, in pixels: as far as rows are drawn. */
const INDENT = 20

/**
 * Rows in an order that staff decide: dragged by pointer and touch, picked up with Space and moved with the arrows, one step
 * with Alt and an arrow, or by the menu of the handle. In a tree also under another row. For `features` of `DataTable.Grid`.
 */
export function useRowOrder<Row>(props: UseRowOrderProps<Row>): GridFeature<Row> {
  const { table, onMove, canMove = () => true } = props
  const { tree, rows, rowId } = table
  const { locale } = useKioskUi()
  const t = useLabels('table', en, props.labels)
  const [lift, setLift] = useState<Lift>()
  const [saving, setSaving] = useState<{ id: string; line: number; level: number }>()
  const [news, setNews] = useState<{ text: string }>()
  // Pointers move more often than React draws.
  const latest = useRef(lift)
  const put = (next: Lift | undefined) => {
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
  const say = (text: string) => setNews({ text })
  const moveOf = ({ id, rest, spot }: Lift) => moveTo(index, rest, id, spot)

  const shownNow = (): readonly OrderRow[] =>
    rows.map((row) => ({ id: rowId(row), level: tree?.placeOf(rowId(row))?.level ?? 1 }))

  // Others change the rows while one is held: it is still held, at the same neighbour, or gone with what is said of it.
  const shown = lift && lift.rows !== rows ? shownNow() : lift?.shown
  if (lift && shown && !same(shown, lift.shown)) {
    const next = among(shown, lift)
    latest.current = next
    setLift(next)
    if (!next) say(t.rowGone(lift.name))
  }

  function among(shown: readonly OrderRow[], held: Lift): Lift | undefined {
    const { id, from, spot } = held
    const start = shown.findIndex((one) => one.id === id)
    if (start < 0) return undefined
    const rest = restOf(shown, index, id)
    const here = { slot: start, level: shown[start]?.level ?? 1 }
    const unmoved = spot.slot === from.slot && spot.level === from.level
    return {
      ...held,
      rows,
      shown,
      rest,
      block: { start, length: shown.length - rest.length },
      from: here,
      spot: unmoved ? here : fitSpot(rest, spotAmong(held.rest, spot, rest), tree !== undefined),
    }
  }

  function pickUp(id: string, by: Lift['by'], element: Element) {
    const shown = shownNow()
    const rest = restOf(shown, index, id)
    const start = shown.findIndex((one) => one.id === id)
    const from = { slot: start, level: shown[start]?.level ?? 1 }
    const row = element.closest<HTMLElement>('[data-row-index]')
    put({
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
    say(t.lifted(nameOf(id), placeText(placeNow(index, id))))
  }

  function moveLift(now: Lift, wanted: DropSpot) {
    const spot = fitSpot(now.rest, wanted, tree !== undefined)
    if (spot.slot === now.spot.slot && spot.level === now.spot.level) return
    const next = { ...now, spot }
    put(next)
    const move = moveOf(next)
    say(canMove(move) ? `${placeText(move)}.` : t.refusedMove(nameOf(now.id)))
  }

  function drop() {
    const now = latest.current
    if (!now) return
    const move = moveOf(now)
    if (canMove(move)) return void carry(move, lineAt(now.spot.slot, now.block), now.spot.level)
    say(t.refusedMove(nameOf(now.id)))
    // Keys may look for another place; a pointer has let go.
    if (now.by === 'pointer') put(undefined)
  }

  function cancel() {
    const now = latest.current
    if (!now) return
    put(undefined)
    say(t.taken(nameOf(now.id), placeText(placeNow(index, now.id))))
  }

  async function carry(move: RowMove, line?: number, level = 1) {
    const { id, parentId } = move
    const name = nameOf(id)
    put(undefined)
    const text = t.dropped(name, placeText(move))
    if (isSameMove(move, placeNow(index, id))) return say(text)
    if (line !== undefined) setSaving({ id, line, level })
    else setSaving({ id, line: -1, level })
    try {
      const answer = onMove(move)
      if (parentId !== null) tree?.open(parentId)
      await answer
      say(text)
    } catch {
      say(t.movedNot(name))
    } finally {
      setSaving(undefined)
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, { row, column }: GridSpot<Row>) {
    if (row === undefined) return
    const id = rowId(row)
    if (lift?.by === 'keys') return steer(event, lift)
    const step = event.altKey && { ArrowUp: 'up' as const, ArrowDown: 'down' as const }[event.key]
    const onHandle = column === 'lead' && event.key === ' '
    if (!step && !onHandle) return
    event.preventDefault()
    if (locked !== undefined) return say(locked)
    if (saving) return
    if (onHandle) pickUp(id, 'keys', event.target as Element)
    else if (step) take(id, step)
  }

  function take(id: string, step: OrderStep) {
    const move = stepMove(index, id, step)
    if (move && canMove(move)) void carry(move)
    else say(t.refusedMove(nameOf(id)))
  }

  function steer(event: KeyboardEvent<HTMLElement>, now: Lift) {
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
        // The focus goes on; what was picked up stays where it was.
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

  // Under the name, after the handle, the checkbox and the room before the text.
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
          locked={locked}
          onUnlock={props.locked === undefined ? unsort : undefined}
          steps={() => stepsOf(rowId(row))}
          onStep={(step) => take(rowId(row), step)}
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
            refused={lift !== undefined && !canMove(moveOf(lift))}
            follow={lift?.by === 'keys'}
          />
        )}
        <OrderNews news={news} />
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
