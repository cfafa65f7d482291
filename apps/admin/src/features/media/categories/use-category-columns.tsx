import type { MediaCategory } from '@kiosk-admin/api-client'
import type { DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useFiles } from '../../../data/media/use-files'
import { contentMessages } from '../../../shared/content/messages'
import { useChoices } from '../../../shared/feature/known-features'
import { useMessages } from '../../../shared/i18n/i18n'
import { mediaCategoryMessages } from './category-messages'

/** The number of files in each category; undefined while loading. */
function useFileCounts(): ReadonlyMap<string, number> | undefined {
  const { data: documents } = useFiles('Document')
  const { data: images } = useFiles('Image')
  const { data: videos } = useFiles('Video')
  const { data: fonts } = useFiles('Font')
  return useMemo(() => {
    if (!documents || !images || !videos || !fonts) return undefined
    const counts = new Map<string, number>()
    for (const { categoryId } of [documents, images, videos, fonts].flat()) {
      if (categoryId) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
    }
    return counts
  }, [documents, images, videos, fonts])
}

export function useCategoryColumns(): readonly DataTableColumn<MediaCategory>[] {
  const t = useMessages(mediaCategoryMessages)
  const c = useMessages(contentMessages)
  const when = useDateFormat()
  const { labelOf } = useChoices('MediaCategory')
  const counts = useFileCounts()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('mediaCategories.fields.name'),
        value: ({ name }) => name,
        rowHeader: true,
        width: 'minmax(0, 2fr)',
      },
      {
        id: 'kind',
        header: t('mediaCategories.fields.kind'),
        value: ({ kind }) => kind,
        cell: ({ kind }) => labelOf('kind', kind),
        search: false,
        phone: 'second',
      },
      {
        id: 'files',
        header: t('mediaCategories.files'),
        value: ({ id }) => counts?.get(id) ?? 0,
        cell: ({ id }) => (counts ? (counts.get(id) ?? 0) : ''),
        width: '6rem',
        align: 'end',
        search: false,
        phone: 'end',
      },
      {
        id: 'lastEdited',
        header: c('content.columns.lastEdited'),
        value: ({ updatedAt }) => updatedAt,
        cell: ({ updatedAt }) => when.stamp(updatedAt),
        width: '10rem',
        search: false,
        wide: true,
      },
    ],
    [counts, labelOf, when, t, c],
  )
}
