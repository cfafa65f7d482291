import { calls, type MediaCategory, may } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { FolderOpen, Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMediaCategories, useMediaCategoryActions } from '../../../data/media/use-media-categories'
import { contentMessages } from '../../../shared/content/messages'
import { failureText } from '../../../shared/failures/failures'
import { useChoices } from '../../../shared/feature/known-features'
import { useMessages } from '../../../shared/i18n/i18n'
import { loadCode } from '../../../shared/i18n/load-code'
import { openDialog, useDialog } from '../../../shared/routing/dialog'
import { navigate } from '../../../shared/routing/location'
import { LockedButton } from '../../../shared/session/locked-button'
import { useTableQuery } from '../../../shared/table-query'
import { DeleteConfirm } from '../delete-confirm'
import { CATEGORY, categoriesIcon as CategoriesIcon, kindPaths } from '../kinds'
import { mediaCategoryMessages } from './category-messages'
import { useCategoryColumns } from './use-category-columns'

const CategoryDialog = lazy(async () => ({
  default: (await loadCode(() => import('./category-dialog'))).CategoryDialog,
}))

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: MediaCategory) => id
const noRows: readonly MediaCategory[] = []
const filterable = ['kind']

/** The media categories of all kinds. */
export function CategoryList() {
  const t = useMessages(mediaCategoryMessages)
  const c = useMessages(contentMessages)
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, 'MediaLibrary', 'write')
  const { data, error, loading, retry } = useMediaCategories()
  const rows = data ?? noRows
  const { optionsOf } = useChoices('MediaCategory')
  const [deleting, setDeleting] = useState<readonly MediaCategory[]>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const table = useDataTable({
    rows,
    columns: useCategoryColumns(),
    rowId,
    selectable: mayWrite,
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterable, 'name'),
  })
  const create = mayWrite ? (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => openDialog(CATEGORY)}>
      {t('mediaCategories.new')}
    </Button>
  ) : (
    permissions && <LockedButton reason={t('mediaCategories.reader')}>{t('mediaCategories.new')}</LockedButton>
  )
  const locked = mayWrite ? {} : { locked: t('mediaCategories.reader') }
  const actions = (row: MediaCategory): RowAction[] => [
    {
      id: 'edit',
      label: c('content.actions.edit'),
      icon: <Pencil {...icon} />,
      inline: true,
      onSelect: () => openDialog(CATEGORY, row.id),
      ...locked,
    },
    {
      id: 'files',
      label: t('mediaCategories.showFiles'),
      icon: <FolderOpen {...icon} />,
      onSelect: () => navigate(`${kindPaths[row.kind]}?category=${row.id}`),
    },
    {
      id: 'delete',
      label: c('content.actions.delete'),
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => setDeleting([row]),
      ...locked,
    },
  ]
  return (
    <>
      <PageHeader title={t('mediaCategories.title')} {...(data ? { count: rows.length } : {})}>
        {rows.length > 0 && create}
      </PageHeader>
      <DataTable.Root table={table} label={t('mediaCategories.title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
          <DataTable.Filter column="kind" options={optionsOf('kind')} />
        </DataTable.Toolbar>
        <DataTable.Grid<MediaCategory>
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={({ id }) => openDialog(CATEGORY, id)}
          {...(permissions ? { actions } : {})}
          empty={
            <EmptyState
              icon={<CategoriesIcon strokeWidth={1.5} />}
              title={t('mediaCategories.empty.title')}
              action={mayWrite && create}
            >
              {t('mediaCategories.empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        <DataTable.Bulk>
          <BulkBar.Action
            icon={<Trash2 {...icon} />}
            onClick={() => setDeleting(rows.filter(({ id }) => selection.includes(id)))}
          >
            {c('content.actions.delete')}
          </BulkBar.Action>
        </DataTable.Bulk>
      </DataTable.Root>
      <DeleteCategories categories={deleting} onClose={() => setDeleting(undefined)} onDeleted={table.deselect} />
      <CategoryWindow />
    </>
  )
}

type DeleteCategoriesProps = {
  categories: readonly MediaCategory[] | undefined
  onClose: () => void
  onDeleted: (ids: readonly string[]) => void
}

function DeleteCategories({ categories, ...rest }: DeleteCategoriesProps) {
  const t = useMessages(mediaCategoryMessages)
  const { remove, restore } = useMediaCategoryActions()
  const [first, ...others] = categories ?? []
  return (
    <DeleteConfirm
      records={categories}
      remove={remove}
      restore={restore}
      countText={(count) => t('mediaCategories.count', { count })}
      usage={calls.mediaCategoryUsage}
      {...rest}
    >
      {first &&
        (others.length === 0
          ? t('mediaCategories.deleteOne', { name: first.name })
          : t('mediaCategories.deleteMany', { count: others.length + 1 }))}
    </DeleteConfirm>
  )
}

/** The dialog loads when it opens first, and stays mounted for its closing animation. */
function CategoryWindow() {
  const { open } = useDialog(CATEGORY)
  const [loaded, setLoaded] = useState(false)
  if (open && !loaded) setLoaded(true)
  return (
    loaded && (
      <Suspense>
        <CategoryDialog />
      </Suspense>
    )
  )
}
