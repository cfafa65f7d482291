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
  codec: file.video?.codec ?? undefined,
  usedBy: file.usedBy,
})

/** "1:15", the duration of a video. */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** "H.264, High, yuv420p"; empty if unknown. */
export const formatOf = ({ video }: Pick<ListedMediaFile, 'video'>) =>
  [video?.codec, video?.profile, video?.pixelFormat].filter(Boolean).join(', ')

/** Types that keep their metadata (author, place, camera) at upload. */
const withMetadata = ['application/pdf', 'image/tiff', 'video/ogg', 'video/x-flv', 'video/x-msvideo', 'video/mpeg']

/** Whether a file may hold private data that the server cannot remove. */
export const mayHoldMetadata = ({ mime, video }: Pick<ListedMediaFile, 'mime' | 'video'>): boolean =>
  withMetadata.includes(mime) || video?.metadata === true

/** "1920 × 1080"; empty if unknown. */
export const measuresOf = ({ width, height }: Pick<ListedMediaFile, 'width' | 'height'>) =>
  width && height ? `${width} × ${height}` : ''
