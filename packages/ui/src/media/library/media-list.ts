// Filters, groups and navigates the files of a media library.

import { createLocaleFold } from '../../internal/fold'
import { type MediaCategory, type MediaItem, type MediaKind, mediaKinds } from '../media-file'

/** The category of files without one. */
export const UNASSIGNED = 'unassigned'

export interface MediaFilter {
  /** @default every kind */
  kind?: MediaKind | undefined
  /** A category id, or UNASSIGNED. @default every category */
  category?: string | undefined
  search?: string | undefined
}

/** Filters files, keeping their order; `kinds` are the visible ones. */
export function filterMedia(
  files: readonly MediaItem[],
  { kind, category, search = '' }: MediaFilter,
  kinds: readonly MediaKind[],
  locale: string,
): readonly MediaItem[] {
  const fold = createLocaleFold(locale)
  const words = fold(search).split(/\s+/).filter(Boolean)
  return files.filter((file) => {
    if (kind ? file.kind !== kind : !kinds.includes(file.kind)) return false
    if (category !== undefined && (file.categoryId ?? UNASSIGNED) !== category) return false
    if (words.length === 0) return true
    const name = fold(file.name)
    return words.every((word) => name.includes(word))
  })
}

/** Categories for files of these kinds. */
export const categoriesFor = (categories: readonly MediaCategory[], kinds: readonly MediaKind[]) =>
  categories.filter(({ kind }) => kind === undefined || kinds.includes(kind))

/** Distinct kinds of files, in the library's order. */
export const kindsOf = (files: readonly MediaItem[]) =>
  mediaKinds.filter((kind) => files.some((file) => file.kind === kind))

export interface TileKey {
  key: string
  ctrl?: boolean
  /** Right to left swaps the horizontal arrows. */
  rtl?: boolean
}

export interface TileBounds {
  count: number
  columns: number
  /** Rows per Page key. */
  page: number
}

/** Index after a key press in a grid of tiles; undefined for other keys. */
export function moveInTiles(from: number, { key, ctrl, rtl }: TileKey, bounds: TileBounds): number | undefined {
  const { count, columns, page } = bounds
  const last = count - 1
  const rowStart = from - (from % columns)
  const within = (to: number) => Math.max(0, Math.min(to, last))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return within(from + ((key === 'ArrowRight') === !rtl ? 1 : -1))
    case 'ArrowDown':
      // the last row may be incomplete
      return from + columns > last && rowStart + columns > last ? from : within(from + columns)
    case 'ArrowUp':
      return from < columns ? from : from - columns
    case 'PageDown':
      return within(from + page * columns)
    case 'PageUp':
      return from - page * columns < 0 ? from % columns : from - page * columns
    case 'Home':
      return ctrl ? 0 : rowStart
    case 'End':
      return ctrl ? last : within(rowStart + columns - 1)
    default:
      return undefined
  }
}

/** Ids of a range, both ends included, in either direction. */
export const idsBetween = (files: readonly MediaItem[], a: number, b: number): string[] =>
  files.slice(Math.max(0, Math.min(a, b)), Math.max(a, b) + 1).map(({ id }) => id)
