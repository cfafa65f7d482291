// The kinds of media files: order, icons, paths and dialog names.

import type { MediaKind } from '@kiosk-admin/api-client'
import { FileText, FolderTree, Image, type LucideIcon, Type, Video } from 'lucide-react'

/** In the order of the menu. */
export const kindsInOrder: readonly MediaKind[] = ['Document', 'Image', 'Video', 'Font']

export const kindIcons: Record<MediaKind, LucideIcon> = { Document: FileText, Image, Video, Font: Type }
export const categoriesIcon = FolderTree

/** The paths of the specification. */
export const kindPaths: Record<MediaKind, string> = {
  Document: '/mediaLibrary/Document',
  Image: '/MediaLibrary/Image',
  Video: '/MediaLibrary/Video',
  Font: '/MediaLibrary/Font',
}
export const categoriesPath = '/mediaLibrary/Categories'

/** The keys of the kinds' titles in the menu's messages. */
export const kindNames = { Document: 'documents', Image: 'images', Video: 'videos', Font: 'fonts' } as const

/** The dialogs' names in the address. */
export const UPLOAD = 'uploadFile'
export const FILE = 'imagePreview'
export const CATEGORY = 'mediaCategory'

/** The filter value for files without category. */
export const UNASSIGNED = 'unassigned'
