// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid gives one tile the focus
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { useRowWindow } from '../../internal/row-window/use-row-window'
import type { MediaItem } from '../media-file'
import { MediaGridTile } from './media-grid-tile'
import { moveInTiles } from './media-list'
import type { MediaActionsState } from './use-media-actions'
import type { MediaGridState } from './use-media-grid'

type MediaGridTilesProps = {
  grid: MediaGridState
  doing: MediaActionsState
  onOpen: ((file: MediaItem) => void) | undefined
  labels: Partial<MediaLabels> | undefined
}

/** Minimum width of a tile, and the gap. */
const NARROW = 152
const GAP = 12

export function MediaGridTiles({ grid, doing, onOpen, labels }: MediaGridTilesProps) {
  const t = useLabels('media', en, labels).grid
  const scroller = useRef<HTMLDivElement>(null)
  const width = useInnerWidth(scroller)
  const [menu, setMenu] = useState<string>()
  const { shown, active } = grid
  const columns = Math.max(1, Math.floor((width + GAP) / (NARROW + GAP)))
  const rowCount = Math.ceil(shown.length / columns)
  const activeRow = Math.floor(active / columns)
  const rowWindow = useRowWindow({ count: rowCount, keep: activeRow })

  function go(to: number) {
    // The tile may not be drawn yet: draw it first, then focus it.
    flushSync(() => grid.setActive(to))
    rowWindow.scrollToRow(Math.floor(to / columns))
    tileAt(scroller.current, to)?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // menus, dialogs and the rename input handle their own keys
    if (target.getAttribute('role') !== 'gridcell' || !scroller.current?.contains(target)) return
    const { key, shiftKey, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    const file = shown[active]
    if (altKey || !file) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const page = Math.max(1, Math.floor(scroller.current.clientHeight / rowWindow.rowHeight))
    const next = moveInTiles(active, { key, ctrl, rtl }, { count: shown.length, columns, page })
    if (next !== undefined) {
      if (shiftKey) grid.extend(active, next)
      go(next)
    } else if (key === ' ') shiftKey ? grid.selectTo(active) : grid.toggle(active)
    else if (key === 'a' && ctrl) grid.selectAll()
    else if (key === 'Enter') onOpen?.(file)
    else if (key === 'F2') doing.startRename(file.id)
    else if (key === 'Delete') doing.askRemove(grid.selected.has(file.id) ? [...grid.selected] : [file.id])
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) setMenu(file.id)
    else if (key === 'Escape' && grid.selected.size > 0 && grid.selection === 'many') grid.clearSelection()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onClick(event: MouseEvent, index: number) {
    grid.setActive(index)
    if (grid.selection === 'none') withFile(shown[index], onOpen)
    else if (event.shiftKey) grid.selectTo(index)
    else grid.toggle(index)
  }

  return (
    <div
      ref={scroller}
      data-slot="media-grid-scroller"
      className="kui:relative kui:-mx-1 kui:min-h-0 kui:flex-1 kui:overflow-x-hidden kui:overflow-y-auto kui:p-1"
    >
      {/* the height of a row with the gap below it */}
      <span
        ref={rowWindow.probeRef}
        aria-hidden
        className="kui:invisible kui:absolute kui:h-49 kui:pointer-coarse:h-56"
      />
      <div
        ref={rowWindow.bodyRef}
        role="grid"
        data-slot="media-grid-tiles"
        aria-label={t.title}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        aria-multiselectable={grid.selection === 'many' || undefined}
        onKeyDown={onKeyDown}
        className="kui:relative"
        style={{ height: rowWindow.height }}
      >
        {rowWindow.items.map(({ index: row, top }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className="kui:absolute kui:inset-x-0 kui:grid"
            style={{
              top,
              height: rowWindow.rowHeight - GAP,
              gap: GAP,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {shown.slice(row * columns, (row + 1) * columns).map((file, column) => {
              const index = row * columns + column
              return (
                <MediaGridTile
                  key={file.id}
                  {...{ file, index, grid, doing, onOpen, labels }}
                  column={column + 1}
                  selected={grid.selected.has(file.id)}
                  focusable={index === active}
                  menuOpen={menu === file.id}
                  onMenuChange={(open) => setMenu(open ? file.id : undefined)}
                  onClick={(event) => onClick(event, index)}
                  onRenamed={() => tileAt(scroller.current, index)?.focus()}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

const withFile = (file: MediaItem | undefined, act: ((file: MediaItem) => void) | undefined) => {
  if (file) act?.(file)
}

const tileAt = (scroller: HTMLElement | null, index: number) =>
  scroller?.querySelector<HTMLElement>(`[data-tile="${index}"]`)

/** The width available to tiles. */
function useInnerWidth(scroller: React.RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const outer = scroller.current
    if (!outer) return
    // without its padding, which keeps focus rings visible
    const measure = () => setWidth(outer.clientWidth - 8)
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    measure()
    return () => observer.disconnect()
  }, [scroller])
  return width
}
