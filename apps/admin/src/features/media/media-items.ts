import type { ListedMediaFile } from '@kiosk-admin/api-client'
import type { MediaItem } from '@kiosk-admin/ui/media'

/** A file for the kit's components; `alt` is its alternative text in the interface language. */
export const itemOf = (file: ListedMediaFile, alt: string): MediaItem => ({
  id: file.id,
  kind: file.kind,
  name: file.name,
  url: file.url,
  thumbnailUrl: file.thumbnailUrl ?? undefined,
  alt,
  size: file.size,
  width: file.width ?? undefined,
  height: file.height ?? undefined,
  duration: file.duration ?? undefined,
  categoryId: file.categoryId,
  playable: file.playable,
  usedBy: file.usedBy,
})

/** "1:15", the duration of a video. */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** "1920 × 1080"; empty if unknown. */
export const measuresOf = ({ width, height }: Pick<ListedMediaFile, 'width' | 'height'>) =>
  width && height ? `${width} × ${height}` : ''
