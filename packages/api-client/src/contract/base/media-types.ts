// Allowed types and sizes of uploads.

import type { MediaKind } from './fields'

/** The largest file, in bytes: 40 MB. */
export const maxUploadBytes = 40 * 1_048_576

/** Maximum size of a picture in pixels; a small file can decode to more than the memory. */
export const maxPixels = 64_000_000

/** The 22 extensions of uploads, by kind of file. */
export const mediaExtensions = {
  Image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'svg', 'thumbnail'],
  Video: ['mp4', 'flv', 'f4v', 'avi', 'mov', 'm2v', 'mpeg2', 'mpeg4', 'ogv', 'webm'],
  Document: ['pdf', 'txt'],
  Font: ['woff', 'ttf'],
} as const satisfies Record<MediaKind, readonly string[]>

export type MediaExtension = (typeof mediaExtensions)[MediaKind][number]

const all = Object.entries(mediaExtensions).flatMap(([kind, extensions]) =>
  extensions.map((extension): [string, { kind: MediaKind; extension: MediaExtension }] => [
    extension,
    { kind: kind as MediaKind, extension },
  ]),
)
const byExtension = new Map(all)

/** Media type of a file name; undefined unless its extension is one of the 22. */
export const mediaTypeOfName = (name: string): { kind: MediaKind; extension: MediaExtension } | undefined =>
  byExtension.get(/[^.]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
