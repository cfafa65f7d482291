import { may, type Status } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, useDataTable } from '@kiosk-admin/ui/table'
import { Plus, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useActions } from '../../data/use-actions'
import { useList } from '../../data/use-list'
import { useMallLanguages, usePermissions } from '../../data/use-mall'
import { openDialog } from '../dialog'
import { failureText, toastFailure } from '../failures'
import { useTexts } from '../i18n'
import { useLanguage } from '../language'
import { useTableQuery } from '../table-query'
import { columnsOf, type Row } from './columns'
import { type Asked, ContentConfirms } from './content-confirms'
import { useKind, useKindTexts } from './kind'
import { contentMessages } from './messages'
import { rowActions } from './row-actions'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const filterable = ['status', 'contentStatus']
const noRows: readonly Row[] = []
const rowId = ({ id }: Row) => id

/** All records of a kind: searched, sorted and filtered by the address, with what can be done to one or to many. */
export function ContentList() {
  const { type, area, dialog, icon: Icon } = useKind()
  const t = useKindTexts()
  const c = useTexts(contentMessages)
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, area, 'write')
  const { data: rows, error, loading, retry } = useList(type)
  const { setStatus } = useActions(type)
  const [asked, ask] = useState<Asked>()
  const [chosen, setSelection] = useState<readonly string[]>([])
  // what a colleague deleted meanwhile is no longer chosen
  const selection = useMemo(() => chosen.filter((id) => rows?.some((row) => row.id === id)), [chosen, rows])
  const table = useDataTable({
    rows: rows ?? noRows,
    columns: useColumns(),
    rowId,
    selectable: mayWrite,
    selection,
    onSelectionChange: setSelection,
    // staff put some kinds into an order of their own
    ...useTableQuery(filterable, type.ordered ? 'index' : 'name'),
  })
  const selected = rows?.filter(({ id }) => selection.includes(id)) ?? []
  const toStatus = (ids: readonly string[], status: Status) => void setStatus([...ids], status).catch(toastFailure)
  const newButton = mayWrite && (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => openDialog(dialog)}>
      {t('new')}
    </Button>
  )

  return (
    <>
      <PageHeader title={t('title')} {...(rows ? { count: rows.length } : {})}>
        {rows?.length !== 0 && newButton}
      </PageHeader>
      <DataTable.Root table={table} label={t('title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
          <DataTable.Filter column="status" options={useFilterOptions().status} />
          <DataTable.Filter column="contentStatus" options={useFilterOptions().contentStatus} />
        </DataTable.Toolbar>
        <DataTable.Grid
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={({ id }: Row) => openDialog(dialog, id)}
          {...(mayWrite
            ? { actions: (row: Row) => rowActions(row, { c, ask, toStatus, edit: () => openDialog(dialog, row.id) }) }
            : {})}
          empty={
            <EmptyState icon={<Icon strokeWidth={1.5} />} title={t('empty.title')} action={newButton}>
              {t('empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        <DataTable.Bulk>
          <BulkBar.Action icon={<ToggleRight {...icon} />} onClick={() => toStatus(selection, 'Active')}>
            {c('content.actions.activate')}
          </BulkBar.Action>
          <BulkBar.Action icon={<ToggleLeft {...icon} />} onClick={() => toStatus(selection, 'InActive')}>
            {c('content.actions.deactivate')}
          </BulkBar.Action>
          <BulkBar.Action icon={<Trash2 {...icon} />} onClick={() => ask({ kind: 'delete', records: selected })}>
            {c('content.actions.delete')}
          </BulkBar.Action>
        </DataTable.Bulk>
      </DataTable.Root>
      <ContentConfirms asked={asked} onClose={() => ask(undefined)} onDeleted={() => setSelection([])} />
    </>
  )
}

function useColumns() {
  const { type, columns } = useKind()
  const t = useTexts(contentMessages)
  const language = useLanguage()
  const { data } = useMallLanguages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator is new each time, its language is not
  return useMemo(
    () => columnsOf(type, columns, { t, language, languages: data?.map(({ id }) => id) ?? [] }),
    [type, columns, language, data],
  )
}

function useFilterOptions() {
  const t = useTexts(contentMessages)
  const options = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  return {
    status: options(['Active', 'InActive'], (value) => t(`content.status.${value}`)),
    contentStatus: options(['unpublished', 'changed', 'published'], (value) => t(`content.contentStatus.${value}`)),
  }
}
