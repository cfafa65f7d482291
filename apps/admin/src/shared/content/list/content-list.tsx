import { Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type GridFeature, type RowAction } from '@kiosk-admin/ui/table'
import { Eye, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { RowSourceContext } from '../../../data/cache/row-source'
import { useRevertDialog } from '../../changes/use-revert-dialog'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { ImportSlot } from '../../import-export/import-slot'
import { useMallCopy } from '../../mall-copy/use-mall-copy'
import { openDialog } from '../../routing/dialog'
import { useKind, useKindMessages } from '../kind'
import { contentMessages } from '../messages'
import { type Row, VISIBILITY } from './columns'
import { ListMenu } from './list-menu'
import { OnlyFilter } from './only-filter'
import { rowActions } from './row-actions'
import { useStateFilters } from './state-filters'
import { type ContentListState, useContentList } from './use-content-list'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const bulkBar = () => import('./content-bulk')
const ContentBulk = lazy(async () => ({ default: (await loadCode(bulkBar)).ContentBulk }))
const ContentImportExport = lazy(async () => ({
  default: (await loadCode(() => import('../../import-export/content-import-export'))).ContentImportExport,
}))
const ContentImport = lazy(async () => ({
  default: (await loadCode(() => import('../../import-export/content-import'))).ContentImport,
}))
const ContentConfirms = lazy(async () => ({
  default: (await loadCode(() => import('./content-confirms'))).ContentConfirms,
}))

/** List of a content type, with search, sorting and filters in the address. */
export const ContentList = () => <ContentListView list={useContentList()} />

export type ContentListViewProps = {
  list: ContentListState
  /** Further grid features, such as `useOrder`. */
  features?: readonly GridFeature<Row>[]
  /** @default the content type's title */
  title?: string
  /** Text beside the title. */
  sub?: ReactNode
  /** Content between header and table, such as links to related lists. */
  above?: ReactNode
  /** Further filters. */
  filters?: ReactNode
  /** Further bulk actions. */
  bulk?: ReactNode
  /** Further items of the list's menu. */
  menu?: ReactNode
  /** Opens a record, or a new one without `id`. @default the content type's dialog */
  open?: (id?: string) => void
  /** Further row actions after "Edit", for readers too. */
  more?: (row: Row) => readonly RowAction[]
}

/** Renders the state of `useContentList`. */
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
  const t = useKindMessages()
  const c = useMessages(contentMessages)
  const { table, mayWrite, count, problem, confirm, confirmation, toStatus, selection } = list
  const options = useStateFilters(type)
  const mallCopy = useMallCopy()
  const revert = useRevertDialog()
  const { open = (id?: string) => openDialog(dialog, id), more = () => [] } = own
  const prefetch = { onPointerEnter: prepare, onFocus: prepare }
  const prefetchRows = () => {
    prepare()
    // ignores a failed prefetch: a selection loads the bar again
    bulkBar().catch(() => undefined)
  }
  const newButton = mayWrite && (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => open()} {...prefetch}>
      {t('new')}
    </Button>
  )

  const actions = (row: Row): readonly RowAction[] => {
    const previewAction: RowAction = {
      id: 'preview',
      label: c('content.actions.preview'),
      icon: <Eye {...icon} />,
      onSelect: () => preview && openDialog(preview, row.id),
    }
    const previewActions = preview ? [previewAction] : []
    if (!mayWrite) return [...previewActions, ...more(row)]
    const [edit, copy, ...rest] = rowActions(row, {
      ...{ c, confirm, toStatus },
      edit: () => open(row.id),
      revert: revert.revertOf(row.id),
    })
    const copies = [...(copy ? [copy] : []), ...(mallCopy.action ? [mallCopy.action(row)] : [])]
    return [...(edit ? [edit] : []), ...previewActions, ...more(row), ...copies, ...rest]
  }

  return (
    <RowSourceContext value={table.source}>
      <PageHeader title={title ?? t('title')} sub={sub} {...(count === undefined ? {} : { count })}>
        <ListMenu>
          {menu}
          {type.rows && (
            <Suspense>
              <ContentImportExport list={list} title={title ?? t('title')} />
            </Suspense>
          )}
        </ListMenu>
        {count !== 0 && newButton}
      </PageHeader>
      {above}
      <DataTable.Root table={table} label={title ?? t('title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
          {filters}
          {list.choices.map(({ name, options }) => (
            <DataTable.Filter key={name} column={name} options={options} />
          ))}
          <DataTable.Filter column="status" options={options.status} />
          <DataTable.Filter column="contentStatus" options={options.contentStatus} />
          <DataTable.Filter column={VISIBILITY} options={options.visibility} />
          <OnlyFilter list={list} />
        </DataTable.Toolbar>
        <DataTable.Grid
          {...problem}
          onOpen={({ id }: Row) => open(id)}
          onPointerEnter={prefetchRows}
          onFocus={prefetchRows}
          {...(features ? { features } : {})}
          {...(mayWrite || own.more || preview ? { actions } : {})}
          empty={
            <EmptyState icon={<Icon strokeWidth={1.5} />} title={t('empty.title')} action={newButton}>
              {t('empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        {selection.length > 0 && (
          <Suspense>
            <ContentBulk list={list} copyToMall={mallCopy.start}>
              {bulk}
            </ContentBulk>
          </Suspense>
        )}
      </DataTable.Root>
      {mayWrite && type.rows && <ImportSlot Import={ContentImport} />}
      {mallCopy.dialog}
      {revert.dialog}
      {confirmation && (
        <Suspense>
          <ContentConfirms confirmation={confirmation} onClose={() => confirm(undefined)} onDeleted={table.deselect} />
        </Suspense>
      )}
    </RowSourceContext>
  )
}
