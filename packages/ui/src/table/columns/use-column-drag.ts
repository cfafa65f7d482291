// Reorders columns by dragging their headers.

import { type RefObject, useEffect, useRef } from 'react'
import { useDataTableContext } from '../grid/data-table-context'
import { WIDTH_STEP } from './column-layout'
import { cellOf, isRtl, widthOf } from './head-cell'
import { useColumnLayout } from './use-column-layout'

/** Pointer movement in pixels that turns a press on the header into a drag. */
const THRESHOLD = 6

/**
 * Moves a column by dragging its header, and moves and resizes it by keys. Adds listeners to the header cell, which
 * belongs to the grid, from the menu inside.
 */
export function useColumnDrag(column: string, within: RefObject<HTMLElement | null>) {
  const { table } = useDataTableContext()
  const layout = useColumnLayout()
  const latest = useRef({ table, layout })
  latest.current = { table, layout }

  useEffect(() => {
    const cell = cellOf(within.current)
    if (!cell) return
    const leaving = new AbortController()
    const { signal } = leaving

    cell.addEventListener('keydown', (event) => onKey(event, cell), { signal })
    cell.addEventListener(
      'pointerdown',
      (event) => {
        const onEdge = (event.target as Element).closest('[data-slot=data-table-resizer]')
        // touch scrolls the table; the menu moves columns instead
        if (event.button !== 0 || event.pointerType === 'touch' || onEdge) return
        follow(cell, event.clientX, signal)
      },
      { signal },
    )
    return () => leaving.abort()

    function onKey(event: KeyboardEvent, cell: HTMLElement) {
      const right = event.key === 'ArrowRight'
      if (!event.altKey || event.ctrlKey || event.metaKey || !(right || event.key === 'ArrowLeft')) return
      event.preventDefault()
      const { table, layout } = latest.current
      const by = right === !isRtl(cell) ? 1 : -1
      if (event.shiftKey)
        layout.resize(column, (table.layout.widths[column] ?? widthOf(cell)) + (right ? 1 : -1) * WIDTH_STEP)
      else layout.move(column, by)
    }

    function follow(cell: HTMLElement, from: number, signal: AbortSignal) {
      const end = new AbortController()
      const until = { signal: AbortSignal.any([signal, end.signal]) }
      let target: { id: string; after: boolean; cell: HTMLElement } | undefined
      let dragging = false
      const mark = (next: typeof target) => {
        target?.cell.removeAttribute('data-drop')
        target = next
        next?.cell.setAttribute('data-drop', next.after ? 'after' : 'before')
      }
      addEventListener(
        'pointermove',
        (event) => {
          if (!dragging && Math.abs(event.clientX - from) < THRESHOLD) return
          dragging = true
          cell.setAttribute('data-dragging', '')
          mark(targetAt(event.clientX, cell))
        },
        until,
      )
      const stop = (dropped: boolean) => {
        end.abort()
        cell.removeAttribute('data-dragging')
        const at = target
        mark(undefined)
        if (!dragging) return
        // suppresses the click that ends a drag, which would sort
        addEventListener('click', (event) => event.stopPropagation(), {
          capture: true,
          once: true,
          signal: AbortSignal.timeout(0),
        })
        if (dropped && at) latest.current.layout.place(column, at.id, at.after)
      }
      addEventListener('pointerup', () => stop(true), until)
      addEventListener('pointercancel', () => stop(false), until)
      addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || !dragging) return
          event.stopPropagation()
          stop(false)
        },
        { ...until, capture: true },
      )
    }
  }, [column, within])
}

/** The column under the pointer, and whether to insert after it. */
function targetAt(x: number, dragged: HTMLElement) {
  const rtl = isRtl(dragged)
  for (const cell of dragged.parentElement?.querySelectorAll<HTMLElement>('[data-column-head]') ?? []) {
    const { left, right } = cell.getBoundingClientRect()
    const id = cell.dataset.columnId
    if (x < left || x > right || cell === dragged || id === undefined) continue
    return { id, after: x > (left + right) / 2 === !rtl, cell }
  }
  return undefined
}
