// Deleted records, with restoring.

import {
  ApiError,
  areaOf,
  contentTypes,
  may,
  type Permissions,
  peopleTypes,
  type Trashed,
} from '@kiosk-admin/api-client'
import { BulkBar, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { Cell, DataTable, type DataTableColumn, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { ArchiveRestore, Trash2, UserRoundX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRestore, useTrash } from '../../data/content/use-trash'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { useOwnSession } from '../../data/people/use-own-session'
import { EraseDialog } from '../../shared/deletion/personal-data/erase-dialog'
import { personalDataMessages } from '../../shared/deletion/personal-data/messages'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { useNoun } from '../../shared/feature/known-features'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { useTableQuery } from '../../shared/table-query'
import { toastError, toasts } from '../../shared/toasts/toasts'
import { trashMessages } from './messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: Trashed) => id
const noRows: readonly Trashed[] = []
const filterable = ['resource']

/** Restoring needs write permission in the area of the record. */
function mayRestore(permissions: Permissions, { resource, type }: Trashed): boolean {
  // only full administrators see malls in the trash
  if (resource === 'Mall') return true
  if (resource === 'MallStation') return may(permissions, 'Mall', 'write')
  if (resource === 'MediaLibrary' || resource === 'MediaCategory') return may(permissions, 'MediaLibrary', 'write')
  const kind = [...Object.values(contentTypes), ...Object.values(peopleTypes)].find(
    (type) => type.resource === resource,
  )
  const area = kind && areaOf(kind.area, type ?? undefined)
  return area !== undefined && may(permissions, area, 'write')
}

/** Deleted records, which can be restored. */
export function TrashList() {
  const t = useMessages(trashMessages)
  const { data: permissions } = usePermissions()
  const { data, error, loading, retry } = useTrash()
  const rows = data ?? noRows
  const restore = useRestore()
  const textIn = useLocalisedText()
  const kindOf = useNoun()
  const p = useMessages(personalDataMessages)
  const isAdministrator = useOwnSession().data?.administrator === true
  const [erasing, setErasing] = useState<Trashed>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const table = useDataTable({
    rows,
    columns: useColumns(),
    rowId,
    selectable: (row: Trashed) => permissions !== undefined && mayRestore(permissions, row),
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterable, '-deletedAt'),
  })

  async function bringBack(records: readonly Trashed[]) {
    const [first] = records
    try {
      await restore(records)
      const name = records.length === 1 && first ? textIn(first.name) : t('trash.count', { count: records.length })
      toasts.show({ kind: 'success', title: t('trash.restored'), text: name })
      setSelection([])
    } catch (failure) {
      // a reference was deleted, or the code was taken
      if (failure instanceof ApiError && (failure.code === 'validation' || failure.code === 'conflict')) {
        // as in toastFailure: loaded on demand, because it holds all of the server's messages and is rarely needed
        const reason = (await loadCode(() => import('../../shared/failures/reasons'))).reasonOf(failure)
        toastError(reason ? t('trash.refused', { reason }) : t('trash.failed'))
      } else toastFailure(failure)
    }
  }

  const actions = (row: Trashed): readonly RowAction[] => [
    {
      id: 'restore',
      label: t('trash.restore'),
      icon: <ArchiveRestore {...icon} />,
      inline: true,
      onSelect: () => void bringBack([row]),
      ...(permissions && !mayRestore(permissions, row) ? { locked: t('trash.reader') } : {}),
      ...(row.needs.length > 0
        ? { locked: t('trash.needed', { names: row.needs.map(({ name }) => textIn(name)).join(', ') }) }
        : {}),
    },
    ...(isAdministrator && row.resource === 'User'
      ? [
          {
            id: 'erase',
            label: p('personalData.erase'),
            icon: <UserRoundX {...icon} />,
            danger: true,
            onSelect: () => setErasing(row),
          },
        ]
      : []),
  ]

  const kinds = [...new Set(rows.map(({ resource }) => resource))]
  return (
    <>
      <PageHeader title={t('trash.title')} {...(data ? { count: rows.length } : {})} sub={t('trash.sub')} />
      <DataTable.Root table={table} label={t('trash.title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
          {kinds.length > 1 && (
            <DataTable.Filter column="resource" options={kinds.map((value) => ({ value, label: kindOf(value) }))} />
          )}
        </DataTable.Toolbar>
        <DataTable.Grid<Trashed>
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          {...(permissions ? { actions } : {})}
          empty={
            <EmptyState icon={<Trash2 strokeWidth={1.5} />} title={t('trash.empty.title')}>
              {t('trash.empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        <DataTable.Bulk>
          <BulkBar.Action
            icon={<ArchiveRestore {...icon} />}
            onClick={() => void bringBack(rows.filter(({ id }) => selection.includes(id)))}
          >
            {t('trash.restore')}
          </BulkBar.Action>
        </DataTable.Bulk>
      </DataTable.Root>
      {erasing && (
        <EraseDialog user={{ id: erasing.id, name: textIn(erasing.name) }} onClose={() => setErasing(undefined)} />
      )}
    </>
  )
}

function useColumns(): readonly DataTableColumn<Trashed>[] {
  const t = useMessages(trashMessages)
  const textIn = useLocalisedText()
  const kindOf = useNoun()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('trash.columns.name'),
        value: ({ name }) => textIn(name) || t('trash.unnamed'),
        rowHeader: true,
        width: 'minmax(0, 2fr)',
      },
      {
        id: 'resource',
        header: t('trash.columns.resource'),
        value: ({ resource }) => resource,
        cell: ({ resource }) => kindOf(resource),
        search: false,
        phone: 'second',
      },
      {
        id: 'deletedAt',
        header: t('trash.columns.deletedAt'),
        value: ({ deletedAt }) => new Date(deletedAt),
        cell: ({ deletedAt, deletedBy }) => <Cell.Edited at={new Date(deletedAt)} by={authorName(deletedBy)} />,
        search: false,
        width: 'minmax(0, 1.6fr)',
        phone: 'end',
        phoneLabel: true,
      },
      {
        id: 'until',
        header: t('trash.columns.until'),
        value: ({ until }) => new Date(until),
        cell: ({ until }) => <Cell.Edited at={new Date(until)} />,
        search: false,
        wide: true,
      },
      {
        id: 'needs',
        header: t('trash.columns.needs'),
        value: ({ needs }) => needs.map(({ name }) => textIn(name)).join(', '),
        width: 'minmax(0, 1.4fr)',
      },
    ],
    [textIn, t, kindOf],
  )
}
