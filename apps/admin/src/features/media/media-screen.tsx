import { type ListedMediaFile, type MediaKind, may } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { ExternalLink, Link2, Pencil, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePermissions } from '../../data/malls/use-mall'
import { useFiles } from '../../data/media/use-files'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { failureText } from '../../shared/failures/failures'
import { useScreenTitle } from '../../shared/feature/known-features'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { useKitLabels } from '../../shared/kit'
import { mediaMessages } from '../../shared/media/messages'
import { closeDialog, openDialog, useDialog } from '../../shared/routing/dialog'
import { useQuery } from '../../shared/routing/location'
import { LockedButton } from '../../shared/session/locked-button'
import { useTableQuery } from '../../shared/table-query'
import { DeleteFiles } from './delete-files'
import { FILE, kindIcons, kindNames, UNASSIGNED, UPLOAD } from './kinds'
import { MediaTiles } from './media-tiles'
import { mediaFileMessages } from './messages'
import { MoveMenu } from './move-menu'
import { SortChoice } from './sort-choice'
import { UsageDialog } from './usage-list'
import { useMediaColumns } from './use-media-columns'
import { ViewSwitch } from './view-switch'

const UploadDialog = lazy(async () => ({ default: (await loadCode(() => import('./upload-dialog'))).UploadDialog }))
const FileSheet = lazy(async () => ({ default: (await loadCode(() => import('./file-sheet'))).FileSheet }))

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: ListedMediaFile) => id
const noFiles: readonly ListedMediaFile[] = []
const filterable = ['category']

/** The files of a kind as tiles or table. View, search and sort order are in the address. */
export function MediaScreen({ kind }: { kind: MediaKind }) {
  const t = useMessages(mediaFileMessages)
  const m = useMessages(mediaMessages)
  const titleOf = useScreenTitle()
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, 'MediaLibrary', 'write')
  const { data, error, loading, retry } = useFiles(kind, { alerts: false })
  const rows = data ?? noFiles
  const [query] = useQuery()
  const asTable = query.get('view') === 'table'
  const file = useDialog(FILE)
  const [deleting, setDeleting] = useState<readonly ListedMediaFile[]>()
  const [usageOf, setUsageOf] = useState<{ id: string; name: string }>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  // deleted files are deselected
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const filesOf = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id))
  const table = useDataTable({
    rows,
    columns: useMediaColumns(kind),
    rowId,
    selectable: mayWrite,
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterable, '-created'),
  })
  const title = titleOf(kindNames[kind])
  const Icon = kindIcons[kind]
  const upload = mayWrite ? (
    <Button variant="primary" icon={<Upload {...icon} />} onClick={() => openDialog(UPLOAD)}>
      {t('mediaFiles.upload')}
    </Button>
  ) : (
    permissions && <LockedButton reason={t('mediaFiles.reader')}>{t('mediaFiles.upload')}</LockedButton>
  )
  const empty = (
    <EmptyState icon={<Icon strokeWidth={1.5} />} title={t(`mediaFiles.empty.${kind}`)} action={mayWrite && upload}>
      {t('mediaFiles.empty.text')}
    </EmptyState>
  )
  const actions = (file: ListedMediaFile): RowAction[] => [
    {
      id: 'edit',
      label: t('mediaFiles.edit'),
      icon: <Pencil {...icon} />,
      inline: true,
      onSelect: () => openDialog(FILE, file.id),
    },
    {
      id: 'usage',
      label: t('mediaFiles.usage'),
      icon: <Link2 {...icon} />,
      onSelect: () => setUsageOf(file),
    },
    {
      id: 'open',
      label: t('mediaFiles.open'),
      icon: <ExternalLink {...icon} />,
      onSelect: () => void window.open(file.url, '_blank', 'noopener'),
    },
    {
      id: 'delete',
      label: t('mediaFiles.delete'),
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => setDeleting([file]),
      ...(mayWrite ? {} : { locked: t('mediaFiles.reader') }),
    },
  ]
  return (
    <>
      <PageHeader title={title} {...(data ? { count: rows.length } : {})}>
        {rows.length > 0 && upload}
      </PageHeader>
      <DataTable.Root table={table} label={title}>
        <DataTable.Toolbar className="items-end">
          <DataTable.Search />
          <CategoryFilter kind={kind} />
          {!asTable && <SortChoice sort={table.sort} onSort={(sort) => table.setState({ sort })} />}
          <ViewSwitch />
        </DataTable.Toolbar>
        {asTable ? (
          <DataTable.Grid<ListedMediaFile>
            loading={loading}
            error={error && (kind === 'Image' ? m('media.imagesFailed') : failureText(error))}
            onRetry={retry}
            onOpen={({ id }) => openDialog(FILE, id)}
            {...(permissions ? { actions } : {})}
            empty={empty}
          />
        ) : (
          <MediaTiles
            kind={kind}
            files={table.rows}
            filtered={table.filtered}
            onClear={table.clearFilters}
            mayWrite={mayWrite}
            loading={loading}
            failed={error !== undefined}
            onRetry={retry}
            empty={empty}
            selection={selection}
            onSelection={setSelection}
            onUsage={setUsageOf}
            onRemove={(ids) => setDeleting(filesOf(ids))}
          />
        )}
        <DataTable.Count />
        {asTable && (
          <DataTable.Bulk>
            <MoveMenu kind={kind} ids={selection} onMoved={() => setSelection([])} />
            <BulkBar.Action icon={<Trash2 {...icon} />} onClick={() => setDeleting(filesOf(selection))}>
              {t('mediaFiles.delete')}
            </BulkBar.Action>
          </DataTable.Bulk>
        )}
      </DataTable.Root>
      <DeleteFiles
        kind={kind}
        files={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={(ids) => {
          table.deselect(ids)
          // closes the dialog of a deleted file
          if (file.open) closeDialog({ force: true })
        }}
      />
      <UsageDialog file={usageOf} onClose={() => setUsageOf(undefined)} />
      <MediaDialogs kind={kind} category={table.filters.category} onDelete={(id) => setDeleting(filesOf([id]))} />
    </>
  )
}

function CategoryFilter({ kind }: { kind: MediaKind }) {
  const { media } = useKitLabels()
  const { data: categories = [] } = useMediaCategories()
  const options = [
    { value: UNASSIGNED, label: media.grid.unassigned },
    ...categories.filter((category) => category.kind === kind).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return <DataTable.Filter column="category" options={options} />
}

type MediaDialogsProps = { kind: MediaKind; category: readonly string[] | undefined; onDelete: (id: string) => void }

/** Dialogs over the list. Each loads when it opens first, and stays mounted for its closing animation. */
function MediaDialogs({ kind, category = [], onDelete }: MediaDialogsProps) {
  const uploads = useDialog(UPLOAD)
  const file = useDialog(FILE)
  const [loaded, setLoaded] = useState({ uploads: false, file: false })
  if (uploads.open && !loaded.uploads) setLoaded({ ...loaded, uploads: true })
  if (file.open && !loaded.file) setLoaded({ ...loaded, file: true })
  const [only, ...others] = category
  const into = only && only !== UNASSIGNED && others.length === 0 ? only : null
  return (
    <Suspense>
      {loaded.uploads && <UploadDialog kind={kind} categoryId={into} />}
      {loaded.file && <FileSheet onDelete={onDelete} />}
    </Suspense>
  )
}
