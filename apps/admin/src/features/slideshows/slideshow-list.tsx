import type { Slideshow } from '@kiosk-admin/api-client'
import type { DataTableColumn, RowAction } from '@kiosk-admin/ui/table'
import { Play, Settings2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Row } from '../../shared/content/columns'
import { ContentListView } from '../../shared/content/content-list'
import { useKind, useKindTexts } from '../../shared/content/kind'
import { useOrder } from '../../shared/content/ordered-list'
import { useContentList } from '../../shared/content/use-content-list'
import { openDialog, useDialog } from '../../shared/dialog'
import { useTexts } from '../../shared/i18n'
import { navigate } from '../../shared/location'
import { slideshowMessages } from './messages'
import { newPath, pagePath } from './paths'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The dialog that plays one. */
const PREVIEW = 'slideshowPreview'

const slidesOf = (row: Row) => (row as unknown as Slideshow).slides.length

/** The slideshows of a kind in the order that staff gave them; each opens as a page, its settings and its preview here. */
export function SlideshowList() {
  const { only, dialog } = useKind()
  const { kind } = only as Pick<Slideshow, 'kind'>
  const columns = useNameColumn()
  const list = useContentList({ sort: '', columns })
  const t = useTexts(slideshowMessages)
  const more = ({ id, ...row }: Row): RowAction[] => [
    {
      id: 'preview',
      label: t('slideshows.preview'),
      icon: <Play {...icon} />,
      inline: true,
      onSelect: () => openDialog(PREVIEW, id),
      ...(slidesOf({ id, ...row }) === 0 ? { locked: t('slideshows.previewEmpty') } : {}),
    },
    {
      id: 'settings',
      label: t('slideshows.settings'),
      icon: <Settings2 {...icon} />,
      onSelect: () => openDialog(dialog, id),
    },
  ]
  return (
    <>
      <ContentListView
        list={list}
        features={[useOrder(list)]}
        open={(id) => navigate(id === undefined ? newPath(kind) : pagePath(id))}
        more={more}
      />
      <Preview />
    </>
  )
}

/** Staff know a slideshow by its name and by how much is in it. */
function useNameColumn() {
  const k = useKindTexts()
  const t = useTexts(slideshowMessages)
  const [head, one] = [k('fields.head'), t('slideshows.slideCount', { count: 1 })]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translators are new each time, what they say is not
  return useMemo(() => {
    const name: Partial<DataTableColumn<Row>> = {
      header: head,
      width: 'minmax(0, 2.4fr)',
      rowHeader: true,
      cell: (row) => (
        <span className="flex min-w-0 items-baseline gap-2.5">
          <span className="truncate">{String(row.name)}</span>
          <span className="shrink-0 text-sm font-normal text-fg-muted">
            {t('slideshows.slideCount', { count: slidesOf(row) })}
          </span>
        </span>
      ),
    }
    return (columns: readonly DataTableColumn<Row>[]) =>
      columns.map((column) => (column.id === 'name' ? { ...column, ...name } : column))
  }, [head, one])
}

const SlideshowPreviewDialog = lazy(async () => ({
  default: (await import('./slideshow-preview-dialog')).SlideshowPreviewDialog,
}))

/** The player is loaded when something is played first. */
function Preview() {
  const { open, id } = useDialog(PREVIEW)
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <SlideshowPreviewDialog open={open} id={id} />
      </Suspense>
    )
  )
}
