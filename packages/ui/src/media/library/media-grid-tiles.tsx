// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid gives one tile the focus
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLabels } from '../../internal/hooks/use-labels'
import { en, type MediaLabels } from '../labels/en'
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

/** A tile at its narrowest, and between two. */
const NARROW = 152
const GAP = 12

export function MediaGridTiles({ grid, doing, onOpen, labels }: MediaGridTilesProps) {
  const t = useLabels('media', en, labels).grid
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const { width, height } = useSizes(scroller, probe)
  const [menu, setMenu] = useState<string>()
  const { shown, active } = grid
  const columns = Math.max(1, Math.floor((width + GAP) / (NARROW + GAP)))
  const rowCount = Math.ceil(shown.length / columns)
  const activeRow = Math.floor(active / columns)
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
    [activeRow],
  )
  const virtualizer = useVirtualizer({
    count: height > 0 ? rowCount : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 3,
    rangeExtractor,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualiser keeps old heights until it is told
  useLayoutEffect(() => virtualizer.measure(), [height, columns])

  function go(to: number) {
    // the tile may be far outside of what is drawn: draw it first, then focus it
    flushSync(() => grid.setActive(to))
    virtualizer.scrollToIndex(Math.floor(to / columns))
    tileAt(scroller.current, to)?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // menus, dialogs and the name being typed have keys of their own
    if (target.getAttribute('role') !== 'gridcell' || !scroller.current?.contains(target)) return
    const { key, shiftKey, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    const file = shown[active]
    if (altKey || !file) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const page = Math.max(1, Math.floor((scroller.current.clientHeight ?? 0) / height))
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
      {/* what a row takes, with the space below it */}
      <span ref={probe} aria-hidden className="kui:invisible kui:absolute kui:h-49 kui:pointer-coarse:h-56" />
      <div
        role="grid"
        data-slot="media-grid-tiles"
        aria-label={t.title}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        aria-multiselectable={grid.selection === 'many' || undefined}
        onKeyDown={onKeyDown}
        className="kui:relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index: row, start }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className="kui:absolute kui:inset-x-0 kui:grid"
            style={{
              top: start,
              height: height - GAP,
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

/** How wide the tiles may be together, and how high a row is. */
function useSizes(scroller: React.RefObject<HTMLElement | null>, probe: React.RefObject<HTMLElement | null>) {
  const [sizes, setSizes] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const [outer, row] = [scroller.current, probe.current]
    if (!outer || !row) return
    const measure = () =>
      setSizes((now) => {
        // its padding, which keeps the ring of the focus in sight
        const next = { width: outer.clientWidth - 8, height: row.offsetHeight }
        return now.width === next.width && now.height === next.height ? now : next
      })
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(row)
    measure()
    return () => observer.disconnect()
  }, [scroller, probe])
  return sizes
}
