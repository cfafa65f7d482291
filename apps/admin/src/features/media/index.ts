import { FileText, FolderTree, Image, Images, Type, Video } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

const kinds = {
  Document: { en: 'Documents', se: 'Dokument', no: 'Dokumenter', is: 'Skjöl' },
  Image: { en: 'Images', se: 'Bilder', no: 'Bilder', is: 'Myndir' },
  Video: { en: 'Videos', se: 'Videor', no: 'Videoer', is: 'Myndbönd' },
  Font: { en: 'Fonts', se: 'Typsnitt', no: 'Skrifttyper', is: 'Letur' },
}
const fields = { kind: { choices: kinds } }

/** Settings that the screens of the media library share; there is one for each kind of file. */
const file = {
  resource: 'MediaLibrary',
  fields,
  noun: { en: 'File', se: 'Fil', no: 'Fil', is: 'Skrá' },
  dialog: 'imagePreview',
} as const

// pending changes do not tell the kinds of files apart, so only the library counts them
export const mediaLibrary = {
  name: 'mediaLibrary',
  title: { en: 'All files', se: 'Alla filer', no: 'Alle filer', is: 'Allar skrár' },
  path: '/MediaLibrary',
  area: 'MediaLibrary',
  icon: Images,
  load: async () => ({ feature: (await import('./screen')).overview }),
} as const satisfies Feature

export const documents = {
  name: 'documents',
  title: kinds.Document,
  path: '/mediaLibrary/Document',
  area: 'MediaLibrary',
  records: [{ ...file, only: { kind: 'Document' } }],
  icon: FileText,
  load: async () => ({ feature: (await import('./screen')).documents }),
} as const satisfies Feature

export const images = {
  name: 'images',
  title: kinds.Image,
  path: '/MediaLibrary/Image',
  area: 'MediaLibrary',
  records: [
    {
      ...file,
      only: { kind: 'Image' },
      create: { en: 'Upload images', se: 'Ladda upp bilder', no: 'Last opp bilder', is: 'Hlaða upp myndum' },
      createAddress: '/MediaLibrary/Image?dialog=uploadFile',
    },
  ],
  icon: Image,
  load: async () => ({ feature: (await import('./screen')).images }),
} as const satisfies Feature

export const videos = {
  name: 'videos',
  title: kinds.Video,
  path: '/MediaLibrary/Video',
  area: 'MediaLibrary',
  records: [{ ...file, only: { kind: 'Video' } }],
  icon: Video,
  load: async () => ({ feature: (await import('./screen')).videos }),
} as const satisfies Feature

export const fonts = {
  name: 'fonts',
  title: kinds.Font,
  path: '/MediaLibrary/Font',
  area: 'MediaLibrary',
  records: [{ ...file, only: { kind: 'Font' } }],
  icon: Type,
  load: async () => ({ feature: (await import('./screen')).fonts }),
} as const satisfies Feature

export const mediaCategories = {
  name: 'mediaCategories',
  title: { en: 'Media categories', se: 'Mediekategorier', no: 'Mediekategorier', is: 'Miðlaflokkar' },
  path: '/mediaLibrary/Categories',
  area: 'MediaLibrary',
  records: [
    {
      resource: 'MediaCategory',
      fields,
      noun: { en: 'Media category', se: 'Mediekategori', no: 'Mediekategori', is: 'Miðlaflokkur' },
      dialog: 'mediaCategory',
    },
  ],
  icon: FolderTree,
  load: async () => ({ feature: (await import('./screen')).categories }),
} as const satisfies Feature
