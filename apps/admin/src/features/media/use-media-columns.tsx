import type { ListedMediaFile, MediaKind } from '@kiosk-admin/api-client'
import { FileName, fileSize } from '@kiosk-admin/ui/media'
import { Cell, type DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { useKitLabels } from '../../shared/kit'
import { UNASSIGNED } from './kinds'
import { clockOf, measuresOf } from './media-items'
import { mediaFileMessages } from './messages'

type Column = DataTableColumn<ListedMediaFile>

/** The table columns of a kind of files. */
export function useMediaColumns(kind: MediaKind): readonly Column[] {
  const t = useMessages(mediaFileMessages)
  const { unassigned } = useKitLabels().media.grid
  const language = useLanguage()
  const when = useDateFormat()
  const { data: categories } = useMediaCategories()
  return useMemo(() => {
    const { locale } = languageDisplay[language]
    const names = new Map(categories?.map(({ id, name }) => [id, name]))
    const categoryOf = ({ categoryId }: ListedMediaFile) => (categoryId ? (names.get(categoryId) ?? '') : unassigned)
    const measures: Column = {
      id: 'measures',
      header: t('mediaFiles.columns.measures'),
      value: ({ width, height }) => (width ?? 0) * (height ?? 0),
      cell: (file) => measuresOf(file) || '–',
      width: '8rem',
      search: false,
      wide: true,
    }
    const duration: Column = {
      id: 'duration',
      header: t('mediaFiles.columns.duration'),
      value: (file) => file.duration ?? 0,
      cell: (file) => (file.duration ? clockOf(file.duration) : '–'),
      width: '6rem',
      search: false,
    }
    return [
      {
        id: 'name',
        header: t('mediaFiles.columns.name'),
        value: ({ name }) => name,
        cell: ({ name, thumbnailUrl }) => <Named name={name} thumbnailUrl={thumbnailUrl} />,
        rowHeader: true,
        width: 'minmax(0, 2fr)',
      },
      {
        id: 'category',
        header: t('mediaFiles.columns.category'),
        value: ({ categoryId }) => categoryId ?? UNASSIGNED,
        cell: categoryOf,
        search: false,
        phone: 'second',
      },
      ...(kind === 'Image' ? [measures] : kind === 'Video' ? [measures, duration] : []),
      {
        id: 'size',
        header: t('mediaFiles.columns.size'),
        value: ({ size }) => size,
        cell: ({ size }) => fileSize(locale, size),
        width: '6rem',
        align: 'end',
        search: false,
        phone: 'end',
      },
      {
        id: 'used',
        header: t('mediaFiles.columns.used'),
        value: ({ usedBy = 0 }) => usedBy,
        width: '5.5rem',
        align: 'end',
        search: false,
      },
      {
        id: 'created',
        header: t('mediaFiles.columns.created'),
        value: ({ createdAt = '' }) => createdAt,
        cell: ({ createdAt }) => (createdAt ? when.stamp(createdAt) : ''),
        width: '9.5rem',
        search: false,
        wide: true,
      },
    ] satisfies Column[]
  }, [language, categories, kind, when, t, unassigned])
}

const Named = ({ name, thumbnailUrl }: { name: string; thumbnailUrl: string | null }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Cell.Image src={thumbnailUrl ?? undefined} />
    <FileName name={name} />
  </span>
)
