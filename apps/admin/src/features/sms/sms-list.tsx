import { type Mall, may } from '@kiosk-admin/api-client'
import { Note, PageHeader } from '@kiosk-admin/ui'
import { Cell, DataTable, type DataTableColumn, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { Pencil, Send } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useMalls } from '../../data/malls/use-mall'
import { usePermissionsByMall } from '../../data/malls/use-malls'
import { useSms } from '../../data/malls/use-sms'
import { contentMessages } from '../../shared/content/messages'
import { failureText } from '../../shared/failures/failures'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { openDialog, useDialog } from '../../shared/routing/dialog'
import { useMallId } from '../../shared/session/session'
import { useTableQuery } from '../../shared/table-query'
import { smsMessages } from './messages'

const SmsDialog = lazy(async () => ({ default: (await loadCode(() => import('./sms-dialog'))).SmsDialog }))
const SmsTest = lazy(async () => ({ default: (await loadCode(() => import('./sms-test'))).SmsTest }))

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: Mall) => id
const noRows: readonly Mall[] = []
const noFilters: readonly string[] = []

/** The SMS settings of each mall that the user has access to. */
export function SmsList() {
  const t = useMessages(smsMessages)
  const c = useMessages(contentMessages)
  const permissions = usePermissionsByMall()
  const { data, error, loading, retry } = useMalls()
  // all malls share the gateway
  const gateway = useSms(useMallId()).data?.hasGateway
  const table = useDataTable({
    rows: data ?? noRows,
    columns: useColumns(),
    rowId,
    ...useTableQuery(noFilters, 'name'),
  })
  const actionsOf = ({ id }: Mall): readonly RowAction[] => [
    {
      id: 'edit',
      label: c('content.actions.edit'),
      icon: <Pencil {...icon} />,
      inline: true,
      onSelect: () => openDialog('sms', id),
    },
    {
      id: 'test',
      label: t('sms.test.name'),
      icon: <Send {...icon} />,
      inline: true,
      onSelect: () => openDialog('smsTest', id),
    },
  ]
  const mayWrite = ({ id }: Mall) => permissions !== undefined && may(permissions.of(id), 'Sms', 'write')
  const actions = (row: Mall) => (mayWrite(row) ? actionsOf(row) : [])
  const hasActions = data?.some(mayWrite)
  return (
    <>
      <PageHeader title={t('sms.title')} sub={t('sms.sub')} />
      {gateway === false && (
        <Note tone="warning" className="mb-4">
          {t('sms.noGateway')}
        </Note>
      )}
      <DataTable.Root table={table} label={t('sms.title')}>
        <DataTable.Grid<Mall>
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={({ id }) => openDialog('sms', id)}
          {...(hasActions ? { actions } : {})}
        />
      </DataTable.Root>
      <Suspense>
        <Dialogs />
      </Suspense>
    </>
  )
}

/** Each dialog loads when it opens first, and stays mounted for its closing animation. */
function Dialogs() {
  const { open: settings } = useDialog('sms')
  const { open: test } = useDialog('smsTest')
  const [loaded, setLoaded] = useState({ settings, test })
  if ((settings && !loaded.settings) || (test && !loaded.test)) {
    setLoaded({ settings: loaded.settings || settings, test: loaded.test || test })
  }
  return (
    <>
      {loaded.settings && <SmsDialog />}
      {loaded.test && <SmsTest />}
    </>
  )
}

function useColumns(): readonly DataTableColumn<Mall>[] {
  const t = useMessages(smsMessages)
  return useMemo(() => {
    const settings = (id: 'fromId' | 'smsId' | 'password' | 'lastEdited'): DataTableColumn<Mall> => ({
      id,
      header: t(`sms.columns.${id}`),
      value: () => '',
      cell: (mall) => <SettingCell mallId={mall.id} setting={id} />,
      search: false,
      sort: false,
      ...(id === 'fromId' ? { phone: 'second' } : {}),
      ...(id === 'lastEdited' ? { wide: true, width: 'minmax(0, 1.4fr)' } : {}),
    })
    return [
      {
        id: 'name',
        header: t('sms.columns.mall'),
        value: ({ name }) => name,
        rowHeader: true,
        width: 'minmax(0, 1.8fr)',
      },
      settings('fromId'),
      settings('smsId'),
      settings('password'),
      settings('lastEdited'),
    ]
  }, [t])
}

type SettingCellProps = { mallId: string; setting: 'fromId' | 'smsId' | 'password' | 'lastEdited' }

/** A setting of a mall. Each mall has its own call, so a failure affects its row only. */
function SettingCell({ mallId, setting }: SettingCellProps) {
  const t = useMessages(smsMessages)
  const { data, error } = useSms(mallId)
  if (error) return <span className="text-danger-text">{t('sms.notLoaded')}</span>
  if (!data) return <span className="text-fg-subtle">…</span>
  if (setting === 'password') return t(data.hasPassword ? 'sms.stored' : 'sms.notStored')
  if (setting === 'lastEdited') {
    return data.version === 0 ? (
      t('sms.never')
    ) : (
      <Cell.Edited at={new Date(data.updatedAt)} by={authorName(data.updatedBy)} />
    )
  }
  return data[setting] ?? '–'
}
