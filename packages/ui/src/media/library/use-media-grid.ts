import { useMemo, useRef, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { type MediaCategory, type MediaItem, type MediaKind, mediaKinds } from '../media-file'
import { categoriesFor, filterMedia, idsBetween, type MediaFilter } from './media-list'

export interface UseMediaGridProps {
  files: readonly MediaItem[]
  /** @default none */
  categories?: readonly MediaCategory[] | undefined
  /** Visible kinds; with one, there is no filter of kinds. @default all four */
  kinds?: readonly MediaKind[] | undefined
  /** Selection mode. @default 'many' */
  selection?: 'none' | 'one' | 'many' | undefined
  /** The selected ids. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((ids: readonly string[]) => void) | undefined
}

const NOTHING: readonly string[] = []
const NO_CATEGORIES: readonly MediaCategory[] = []

/** State of a media grid: filtered files, selection and active tile. */
export function useMediaGrid({
  files,
  categories = NO_CATEGORIES,
  kinds = mediaKinds,
  selection = 'many',
  value,
  defaultValue = NOTHING,
  onValueChange,
}: UseMediaGridProps) {
  const { locale } = useKioskUi()
  const [filter, setFilter] = useState<MediaFilter>({})
  const [requested, setSelected] = useControllable<readonly string[]>(value, defaultValue, onValueChange)
  const [active, setActive] = useState(0)
  /** Start of a range, and the selection before it. */
  const range = useRef({ anchor: 0, before: NOTHING })
  const shown = useMemo(() => filterMedia(files, filter, kinds, locale), [files, filter, kinds, locale])
  const byId = useMemo(() => new Map(files.map((file) => [file.id, file])), [files])
  // deleted files are deselected
  const selected = useMemo(() => new Set(requested.filter((id) => byId.has(id))), [requested, byId])

  const setFrom = (index: number, ids: Iterable<string>) => {
    range.current = { anchor: index, before: [...ids] }
    setSelected([...ids])
  }
  const toggle = (index: number) => {
    const id = shown[index]?.id
    if (id === undefined || selection === 'none') return
    if (selection === 'one') return setFrom(index, selected.has(id) ? [] : [id])
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setFrom(index, next)
  }
  /** Selects from the last selected file to this one, replacing the previous range. */
  const selectTo = (index: number) => {
    if (selection !== 'many') return toggle(index)
    const { anchor, before } = range.current
    setSelected([...new Set([...before, ...idsBetween(shown, anchor, index)])])
  }

  return {
    files,
    shown,
    byId,
    categories: useMemo(() => categoriesFor(categories, kinds), [categories, kinds]),
    kinds,
    selection,
    filter,
    filtered: filter.kind !== undefined || filter.category !== undefined || Boolean(filter.search),
    setFilter: (change: MediaFilter) => {
      setFilter((now) => ({ ...now, ...change }))
      setActive(0)
      range.current = { anchor: 0, before: [...selected] }
    },
    selected,
    toggle,
    selectTo,
    /** Extends the range after Shift and a key. */
    extend: (from: number, to: number) => {
      const id = shown[from]?.id
      if (id !== undefined && !selected.has(id)) range.current = { anchor: from, before: [...selected] }
      selectTo(to)
    },
    selectAll: () => {
      if (selection !== 'many') return
      const every = shown.every(({ id }) => selected.has(id))
      const ids = new Set(selected)
      for (const { id } of shown) every ? ids.delete(id) : ids.add(id)
      setFrom(active, ids)
    },
    clearSelection: () => setFrom(active, []),
    // files may disappear; the last one is active then
    active: Math.max(0, Math.min(active, shown.length - 1)),
    setActive,
  }
}

export type MediaGridState = ReturnType<typeof useMediaGrid>
