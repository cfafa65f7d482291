// The list of slideshows or screensavers.

import type { RecordOf } from '@kiosk-admin/api-client'
import { DataTable, type DataTableColumn, type RowAction } from '@kiosk-admin/ui/table'
import { Play, Settings2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useStations } from '../../data/malls/use-stations'
import { useKind, useKindMessages } from '../../shared/content/kind'
import type { Row } from '../../shared/content/list/columns'
import { ContentListView } from '../../shared/content/list/content-list'
import { useOrder } from '../../shared/content/list/ordered-list'
import { useContentList } from '../../shared/content/list/use-content-list'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { openDialog, useDialog } from '../../shared/routing/dialog'
import { navigate } from '../../shared/routing/location'
import { slideshowMessages } from './messages'
import { newPath, pagePath } from './paths'
import { stationChoiceMessages } from './station-choice-messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The name of the preview dialog. */
const PREVIEW = 'slideshowPreview'

const filterable = ['stationIds']

// the generic list does not know the fields of its kind
const slidesOf = (row: Row) => ('slides' in row && Array.isArray(row.slides) ? row.slides.length : 0)
/** The stations of a slideshow; undefined for all. */
const stationIdsOf = (row: Row) =>
  'stationIds' in row && Array.isArray(row.stationIds) ? row.stationIds.map(String) : null

/** The slideshows of a kind in their order. Rows open a page; settings and preview open here. */
export function SlideshowList() {
  const { only, dialog } = useKind()
  const { kind } = only as Pick<RecordOf<'slideshow'>, 'kind'>
  const { columns, stations } = useOwnColumns()
  const list = useContentList({ sort: '', columns, filterable })
  const t = useMessages(slideshowMessages)
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
        filters={stations.length > 1 && <DataTable.Filter column="stationIds" options={stations} />}
        open={(id) => navigate(id === undefined ? newPath(kind) : pagePath(id))}
        more={more}
      />
      <Preview />
    </>
  )
}

/** Columns for the name with the number of slides, and for the stations. */
function useOwnColumns() {
  const k = useKindMessages()
  const t = useMessages(slideshowMessages)
  const s = useMessages(stationChoiceMessages)
  const { data } = useStations()
  const columns = useMemo(() => {
    const codes = new Map(data?.map(({ id, code }) => [id, code]))
    const own: Record<string, Partial<DataTableColumn<Row>>> = {
      name: {
        header: k('fields.head'),
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
      },
      stationIds: {
        header: k('fields.stationIds'),
        value: (row) => {
          const ids = stationIdsOf(row)
          // while codes load, the slideshow does not count as shown on all stations
          return ids ? ids.map((id) => codes.get(id) ?? '…').join(', ') : s('stationChoice.all')
        },
        // slideshows for all stations match any station
        filter: (row, stationId) => stationIdsOf(row)?.includes(stationId) ?? true,
        width: 'minmax(0, 1.1fr)',
      },
    }
    return (described: readonly DataTableColumn<Row>[]) => described.map((column) => ({ ...column, ...own[column.id] }))
  }, [k, t, s, data])
  const stations = useMemo(
    () => data?.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })) ?? [],
    [data],
  )
  return { columns, stations }
}

const SlideshowPreviewDialog = lazy(async () => ({
  default: (await loadCode(() => import('./slideshow-preview-dialog'))).SlideshowPreviewDialog,
}))

/** The player loads when the preview opens first. */
function Preview() {
  const { open, id } = useDialog(PREVIEW)
  const [loaded, setLoaded] = useState(false)
  if (open && !loaded) setLoaded(true)
  return (
    loaded && (
      <Suspense>
        <SlideshowPreviewDialog open={open} id={id} />
      </Suspense>
    )
  )
}
