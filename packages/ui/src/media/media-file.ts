import { uploadBytes } from '../internal/upload-size'

export type MediaKind = 'Image' | 'Video' | 'Document' | 'Font'

/** A file of a media library. */
export interface MediaItem {
  id: string
  kind: MediaKind
  /** Name with extension. */
  name: string
  url: string
  /** Thumbnail of a video or of a document's first page. */
  thumbnailUrl?: string | undefined
  /** Alternative text. */
  alt?: string | undefined
  /** Size in bytes. */
  size: number
  width?: number | undefined
  height?: number | undefined
  /** Duration in seconds. */
  duration?: number | undefined
  /** `null` is Unassigned. */
  categoryId?: string | null | undefined
  /** Whether browsers can display or play it. @default true */
  playable?: boolean | undefined
  /** Codec of a video, for the reason why it can’t be played. */
  codec?: string | undefined
  /** Number of uses. */
  usedBy?: number | undefined
}

export interface MediaCategory {
  id: string
  name: string
  /** Kind of its files; all kinds without it. */
  kind?: MediaKind
}

const extensions: Readonly<Record<MediaKind, readonly string[]>> = {
  Image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'svg', 'thumbnail'],
  Video: ['mp4', 'flv', 'f4v', 'avi', 'mov', 'm2v', 'mpeg2', 'mpeg4', 'ogv', 'webm'],
  Document: ['pdf', 'txt'],
  Font: ['woff', 'ttf'],
}

export const mediaKinds: readonly MediaKind[] = ['Image', 'Video', 'Document', 'Font']

/** Extensions of kinds; all kinds have the 22 allowed ones. */
export const extensionsOf = (kinds: readonly MediaKind[] = mediaKinds): readonly string[] =>
  kinds.flatMap((kind) => extensions[kind])

/** `thumbnail` comes from other systems; users do not use it as a name. */
export const isChosenByPeople = (extension: string): boolean => extension !== 'thumbnail'

/** Lower-case extension of a name; empty without one. */
export const extensionOf = (name: string): string => /[^.]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The name without extension, which renames keep. */
export const stemOf = (name: string): string => {
  const extension = extensionOf(name)
  return extension ? name.slice(0, -extension.length - 1) : name
}

export const mediaKindOf = (name: string): MediaKind | undefined =>
  mediaKinds.find((kind) => extensions[kind].includes(extensionOf(name)))

export { uploadBytes }

/** `video` is a video where only pictures are accepted. */
export type RefusedUpload = 'type' | 'size' | 'video'

export interface UploadRules {
  /** Lower-case extensions without dot. @default the 22 of a media library */
  extensions?: readonly string[] | undefined
  /** Maximum file size in bytes. @default 40 MB of 1,048,576 bytes */
  maxBytes?: number | undefined
}

/** Why a file is rejected before uploading; undefined if accepted. */
export function whyNotUpload(
  { name, size }: Pick<File, 'name' | 'size'>,
  { extensions = extensionsOf(), maxBytes = uploadBytes }: UploadRules = {},
): RefusedUpload | undefined {
  const accepts = (kind: MediaKind) => extensionsOf([kind]).some((extension) => extensions.includes(extension))
  if (!extensions.includes(extensionOf(name))) {
    return mediaKindOf(name) === 'Video' && accepts('Image') && !accepts('Video') ? 'video' : 'type'
  }
  return size > maxBytes ? 'size' : undefined
}
