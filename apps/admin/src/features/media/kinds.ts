import type { MediaKind } from '@kiosk-admin/api-client'
import { FileText, FolderTree, Image, type LucideIcon, Type, Video } from 'lucide-react'

/** In the order of the menu. */
export const kindsInOrder: readonly MediaKind[] = ['Document', 'Image', 'Video', 'Font']

export const kindIcons: Record<MediaKind, LucideIcon> = { Document: FileText, Image, Video, Font: Type }
export const categoriesIcon = FolderTree

/** Written as in the specification. */
export const kindPaths: Record<MediaKind, string> = {
  Document: '/mediaLibrary/Document',
  Image: '/MediaLibrary/Image',
  Video: '/MediaLibrary/Video',
  Font: '/MediaLibrary/Font',
}
export const categoriesPath = '/mediaLibrary/Categories'

/** The key of a kind's screen in the texts of the menu. */
export const kindNames = { Document: 'documents', Image: 'images', Video: 'videos', Font: 'fonts' } as const

/** What the address calls the dialogs. */
export const UPLOAD = 'uploadFile'
export const FILE = 'imagePreview'
export const CATEGORY = 'mediaCategory'

/** The bucket of files without a category, as the address has it. */
export const UNASSIGNED = 'unassigned'
