import { Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type GridFeature, type RowAction } from '@kiosk-admin/ui/table'
import { Eye, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { failureText } from '../../failures/failures'
import { useTexts } from '../../i18n/i18n'
import { useContentImportExport } from '../../import-export/use-content-import-export'
import { useMallCopy } from '../../mall-copy/use-mall-copy'
import { openDialog } from '../../routing/dialog'
import { useKind, useKindTexts } from '../kind'
import { contentMessages } from '../messages'
import type { Row } from './columns'
import { ListMenu } from './list-menu'
import { rowActions } from './row-actions'
import { useStateFilters } from './state-filters'
import { TranslationFilter } from './translation-filter'
import { type ContentListState, useContentList } from './use-content-list'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const bulkBar = () => import('./content-bulk')
const ContentBulk = lazy(async () => ({ default: (await bulkBar()).ContentBulk }))
const ContentConfirms = lazy(async () => ({ default: (await import('./content-confirms')).ContentConfirms }))

/** All records of a kind: searched, sorted and filtered by the address, with what can be done to one or to many. */
export const ContentList = () => <ContentListView list={useContentList()} />

export type ContentListViewProps = {
  list: ContentListState
  /** What else its rows can do, such as `useOrder`. */
  features?: readonly GridFeature<Row>[]
  /** @default the kind's own */
  title?: string
  /** One line beside the title. */
  sub?: ReactNode
  /** Between head and table, such as the way to lists beside this one. */
  above?: ReactNode
  /** Filters beside those that all kinds have. */
  filters?: ReactNode
  /** What else can be done with those that are selected. */
  bulk?: ReactNode
  /** What else can be done with the list as a whole: items of its menu. */
  menu?: ReactNode
  /** Opens a record, or a new one without an id. @default the kind's dialog */
  open?: (id?: string) => void
  /** What else can be done with one record, by whoever may read; it stands after "Edit". */
  more?: (row: Row) => readonly RowAction[]
}

/** The markup of a kind's list; what `useContentList` answers may be made more of before. */
export function ContentListView({
  list,
  features,
  title,
  sub,
  above,
  filters,
  bulk,
  menu,
  ...own
}: ContentListViewProps) {
  const { type, dialog, preview, icon: Icon, prepare } = useKind()
  const t = useKindTexts()
  const c = useTexts(contentMessages)
  const { table, mayWrite, count, loading, error, retry, ask, asked, toStatus, selected } = list
  const options = useStateFilters(type)
  const mallCopy = useMallCopy()
  const importExport = useContentImportExport(list, title ?? t('title'))
  const { open = (id?: string) => openDialog(dialog, id), more = () => [] } = own
  const near = { onPointerEnter: prepare, onFocus: prepare }
  const nearRows = () => {
    prepare()
    // out of reach now, it is asked for again once something is selected
    bulkBar().catch(() => undefined)
  }
  const newButton = mayWrite && (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => open()} {...near}>
      {t('new')}
    </Button>
  )

  const actions = (row: Row): readonly RowAction[] => {
    const look: RowAction = {
      id: 'preview',
      label: c('content.actions.preview'),
      icon: <Eye {...icon} />,
      onSelect: () => preview && openDialog(preview, row.id),
    }
    const looks = preview ? [look] : []
    if (!mayWrite) return [...looks, ...more(row)]
    const [edit, copy, ...rest] = rowActions(row, { c, ask, toStatus, edit: () => open(row.id) })
    const copies = [...(copy ? [copy] : []), ...(mallCopy.action ? [mallCopy.action(row)] : [])]
    return [...(edit ? [edit] : []), ...looks, ...more(row), ...copies, ...rest]
  }

  return (
    <>
      <PageHeader title={title ?? t('title')} sub={sub} {...(count === undefined ? {} : { count })}>
        <ListMenu>
          {menu}
          {importExport.items}
        </ListMenu>
        {count !== 0 && newButton}
      </PageHeader>
      {above}
      <DataTable.Root table={table} label={title ?? t('title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
          {filters}
          <DataTable.Filter column="status" options={options.status} />
          <DataTable.Filter column="contentStatus" options={options.contentStatus} />
          <TranslationFilter list={list} />
        </DataTable.Toolbar>
        <DataTable.Grid
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={({ id }: Row) => open(id)}
          onPointerEnter={nearRows}
          onFocus={nearRows}
          {...(features ? { features } : {})}
          {...(mayWrite || own.more || preview ? { actions } : {})}
          empty={
            <EmptyState icon={<Icon strokeWidth={1.5} />} title={t('empty.title')} action={newButton}>
              {t('empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        {selected.length > 0 && (
          <Suspense>
            <ContentBulk list={list} copyToMall={mallCopy.start}>
              {bulk}
            </ContentBulk>
          </Suspense>
        )}
      </DataTable.Root>
      {importExport.dialog}
      {mallCopy.dialog}
      {asked && (
        <Suspense>
          <ContentConfirms asked={asked} onClose={() => ask(undefined)} onDeleted={() => list.setSelection([])} />
        </Suspense>
      )}
    </>
  )
}
