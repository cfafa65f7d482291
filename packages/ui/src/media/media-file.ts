import { uploadBytes } from '../internal/upload-size'

export type MediaKind = 'Image' | 'Video' | 'Document' | 'Font'

/** A file of a media library, as much of it as is shown. */
export interface MediaItem {
  id: string
  kind: MediaKind
  /** With its extension. */
  name: string
  url: string
  /** A small picture of it: of a video, or of a document's first page. */
  thumbnailUrl?: string | undefined
  /** What it shows, in words, for those who do not see it. */
  alt?: string | undefined
  /** In bytes. */
  size: number
  width?: number | undefined
  height?: number | undefined
  /** In seconds. */
  duration?: number | undefined
  /** `null` is Unassigned. */
  categoryId?: string | null | undefined
  /** Whether browsers can show or play it. @default true */
  playable?: boolean | undefined
  /** In how many places it is used. */
  usedBy?: number | undefined
}

export interface MediaCategory {
  id: string
  name: string
  /** The kind whose files it holds; files of every kind without it. */
  kind?: MediaKind
}

const extensions: Readonly<Record<MediaKind, readonly string[]>> = {
  Image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'svg', 'thumbnail'],
  Video: ['mp4', 'flv', 'f4v', 'avi', 'mov', 'm2v', 'mpeg2', 'mpeg4', 'ogv', 'webm'],
  Document: ['pdf', 'txt'],
  Font: ['woff', 'ttf'],
}

export const mediaKinds: readonly MediaKind[] = ['Image', 'Video', 'Document', 'Font']

/** The extensions of some kinds; of all of them, the 22 that may be uploaded. */
export const extensionsOf = (kinds: readonly MediaKind[] = mediaKinds): readonly string[] =>
  kinds.flatMap((kind) => extensions[kind])

/** `thumbnail` is taken from other systems; no file that people choose is called so. */
export const isChosenByPeople = (extension: string): boolean => extension !== 'thumbnail'

/** What is after a name's last dot, in lower case; empty without one. */
export const extensionOf = (name: string): string => /[^.]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The name without its extension, which a rename keeps. */
export const stemOf = (name: string): string => {
  const extension = extensionOf(name)
  return extension ? name.slice(0, -extension.length - 1) : name
}

export const mediaKindOf = (name: string): MediaKind | undefined =>
  mediaKinds.find((kind) => extensions[kind].includes(extensionOf(name)))

export { uploadBytes }

export type RefusedUpload = 'type' | 'size'

export interface UploadRules {
  /** Without a dot, in lower case. @default the 22 that a media library takes */
  extensions?: readonly string[] | undefined
  /** The largest file, in bytes. @default 40 MB, each of 1,048,576 */
  maxBytes?: number | undefined
}

/** Why a file cannot be uploaded, told before it is sent; nothing when it can. */
export function whyNotUpload(
  { name, size }: Pick<File, 'name' | 'size'>,
  { extensions = extensionsOf(), maxBytes = uploadBytes }: UploadRules = {},
): RefusedUpload | undefined {
  if (!extensions.includes(extensionOf(name))) return 'type'
  return size > maxBytes ? 'size' : undefined
}
