import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type GridPosition, type GridStop, moveInGrid } from './grid-move'

export interface UseGridFocusProps {
  gridRef: RefObject<HTMLElement | null>
  rowCount: number
  /** Column of the initial position. */
  firstColumn: string
  /** Whether a column exists; users may hide the active one. @default all exist */
  hasColumn?: (id: string) => boolean
  page: () => number
  /** Scrolls to a row, where it may not be where its element is. */
  show?: (row: number) => void
  onOpen?: (row: number) => void
  onToggle?: (row: number, range: boolean) => void
  onToggleAll?: () => void
  /** Called when Shift and a key moved from one row to another. */
  onExtend?: (from: number, to: number) => void
  /** Receives keys first; `preventDefault` stops the grid. */
  onKey?: (event: KeyboardEvent<HTMLElement>, at: GridPosition, go: (to: Partial<GridPosition>) => void) => void
}

/**
 * Keyboard navigation of a grid: a single Tab stop, arrow and Page keys inside. Rows and cells are found by
 * `data-row-index` and `data-column-id`, controls within a cell by `data-grid-stop`.
 */
export function useGridFocus({ gridRef, rowCount, firstColumn, hasColumn, page, ...on }: UseGridFocusProps) {
  const [requested, setActive] = useState<GridPosition>({ row: 0, column: firstColumn, item: 0 })
  const [focused, setFocused] = useState(false)
  // Removed rows and columns: fall back to the last row, or the initial column.
  const place = hasColumn?.(requested.column) === false ? { column: firstColumn, item: 0 } : requested
  const active: GridPosition = { ...place, row: Math.min(requested.row, rowCount - 1) }

  // A deleted row loses the focus: move it to the row at its place.
  useLayoutEffect(() => {
    const lost = focused && document.activeElement === document.body
    if (lost && gridRef.current) focusStop(gridRef.current, active)
  })

  function move(event: KeyboardEvent<HTMLElement>, grid: HTMLElement) {
    const stops = stopsOf(rowElement(grid, active.row))
    const next = moveInGrid(
      active,
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, rtl: getComputedStyle(grid).direction === 'rtl' },
      { stops, rowCount, page: page(), head: isVisible(rowElement(grid, -1)) },
    )
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    go(grid, next)
    if (event.shiftKey && next.row !== active.row && active.row >= 0) on.onExtend?.(active.row, next.row)
  }

  function go(grid: HTMLElement, to: GridPosition) {
    // the row may not be rendered: render it first, then focus it
    flushSync(() => setActive(to))
    on.show?.(to.row)
    focusStop(grid, to)
  }

  function act(event: KeyboardEvent<HTMLElement>) {
    const onControl = (event.target as HTMLElement).dataset.gridStop !== undefined
    const onRow = active.row >= 0 && !onControl
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && on.onToggleAll) on.onToggleAll()
    else if (event.key === ' ' && onRow && on.onToggle) on.onToggle(active.row, event.shiftKey)
    else if (event.key === 'Enter' && onRow && on.onOpen) on.onOpen(active.row)
    else return
    event.preventDefault()
  }

  function setPosition(element: Element) {
    const position = positionOf(element)
    if (position) setActive(position)
    return position
  }

  return {
    active,
    /** Whether the focus is in the grid. */
    focused,
    /** Sets the active row after it moved. */
    setActiveRow: (row: number) => setActive({ ...active, row }),
    gridProps: {
      // in the capture phase, before menu buttons handle arrow keys
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const grid = gridRef.current
        // React also bubbles events of menus and dialogs opened from a cell; ignore them
        if (!grid?.contains(event.target as Node) || hasOwnKeys(event.target as HTMLElement)) return
        on.onKey?.(event, active, (to) => go(grid, { ...active, ...to }))
        if (event.defaultPrevented || event.altKey) return
        move(event, grid)
        if (!event.defaultPrevented) act(event)
      },
      // a pressed menu button moves the focus to its menu without being focused itself
      onPointerDownCapture: (event: PointerEvent<HTMLElement>) => setPosition(event.target as Element),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setFocused(true)
        const position = setPosition(event.target)
        if (position) on.show?.(position.row)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // removed elements fire no event in React, so the user left
        setFocused(gridRef.current?.contains(event.relatedTarget) ?? false)
      },
    },
  }
}

const rowElement = (grid: HTMLElement, row: number) => grid.querySelector<HTMLElement>(`[data-row-index="${row}"]`)

const isVisible = (element: HTMLElement | null) => element?.checkVisibility() ?? false

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[data-column-id]')].filter(isVisible)

const controlsOf = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>('[data-grid-stop]')].filter(isVisible)

function stopsOf(row: HTMLElement | null): GridStop[] {
  if (!row) return []
  return cellsOf(row).flatMap((cell) => {
    const column = cell.dataset.columnId ?? ''
    const controls = controlsOf(cell)
    return controls.length > 0 ? controls.map((_, item) => ({ column, item })) : [{ column, item: 0 }]
  })
}

function positionOf(target: Element): GridPosition | undefined {
  const cell = target.closest<HTMLElement>('[data-column-id]')
  const row = cell?.closest<HTMLElement>('[data-row-index]')
  if (!cell || !row) return undefined
  const control = target.closest<HTMLElement>('[data-grid-stop]')
  const item = control ? controlsOf(cell).indexOf(control) : 0
  return { row: Number(row.dataset.rowIndex), column: cell.dataset.columnId ?? '', item: Math.max(0, item) }
}

function focusStop(grid: HTMLElement, { row, column, item }: GridPosition) {
  const rowNode = rowElement(grid, row)
  if (!rowNode) return
  const cells = cellsOf(rowNode)
  const cell = cells.find((one) => one.dataset.columnId === column) ?? cells[0]
  if (!cell) return
  const controls = controlsOf(cell)
  const stop = controls[Math.min(item, controls.length - 1)] ?? cell
  stop.focus({ preventScroll: true })
  // scroll the row, because its scroll margin accounts for the sticky header
  rowNode.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const hasOwnKeys = (target: HTMLElement) =>
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable], [data-own-keys] *')
