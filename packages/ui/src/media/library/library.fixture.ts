import { poster, shopFront } from '../media.fixture'
import type { MediaCategory, MediaItem, MediaKind } from '../media-file'

export const categories: readonly MediaCategory[] = [
  { id: 'c1', name: 'Summer 2026' },
  { id: 'c2', name: 'Shop fronts', kind: 'Image' },
  { id: 'c3', name: 'Menus', kind: 'Document' },
]

export const fontUrl = new URL('../../theme/fonts/overpass-variable.woff2', import.meta.url).href

export const mediaFile = (id: string, name: string, kind: MediaKind, own: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name,
  kind,
  url: kind === 'Image' ? shopFront : `#${id}`,
  size: 240_000,
  ...own,
})

/** A file of each kind, and some that cannot be shown. */
export const library: readonly MediaItem[] = [
  mediaFile('1', 'shop-front.png', 'Image', { categoryId: 'c2', usedBy: 3, width: 400, height: 240 }),
  mediaFile('2', 'poster.jpg', 'Image', { url: poster, categoryId: 'c1', size: 1_900_000, width: 120, height: 200 }),
  mediaFile('3', 'sommar.mp4', 'Video', { thumbnailUrl: shopFront, categoryId: 'c1', duration: 75, size: 31_000_000 }),
  mediaFile('4', 'arkiv.avi', 'Video', { playable: false, codec: 'MPEG-4 Visual', size: 12_400_000, duration: 9 }),
  mediaFile('5', 'meny-hösten-2026-med-ett-långt-namn.pdf', 'Document', { categoryId: 'c3', usedBy: 1 }),
  mediaFile('6', 'läs-mig.txt', 'Document', { size: 812 }),
  mediaFile('7', 'overpass.woff', 'Font', { url: fontUrl, size: 45_000 }),
  mediaFile('8', 'borta.png', 'Image', { url: 'data:image/png;base64,AAAA', size: 4 }),
]

export const manyFiles = (count: number): MediaItem[] =>
  Array.from({ length: count }, (_, index) => {
    const pattern = library[index % library.length] as MediaItem
    return { ...pattern, id: `m${index}`, name: `${index}-${pattern.name}` }
  })
