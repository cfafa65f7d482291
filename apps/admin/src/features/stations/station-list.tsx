import { may } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader, Skeleton, StatusBadge } from '@kiosk-admin/ui'
import { DataTable, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { KeyRound, Monitor, Pencil, Plus, Power, Radio, RotateCw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePermissions } from '../../data/malls/use-mall'
import { type ListedStation, usePublishedNumber, useStationActions, useStationsOf } from '../../data/malls/use-stations'
import { contentMessages } from '../../shared/content/messages'
import { AsOf, useStale } from '../../shared/failures/as-of'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { kitLabels } from '../../shared/kit'
import { useDialog } from '../../shared/routing/dialog'
import { LockedButton } from '../../shared/session/locked-button'
import { useTableQuery } from '../../shared/table-query'
import { stationMessages } from './messages'
import { type Confirmation, StationConfirms } from './station-confirms'
import { editStation, openStation, stationDialog, stationEditDialog } from './station-dialogs'
import type { StationSheetProps } from './station-sheet'
import { stationStatuses, statusOf } from './station-status'
import { useCommands } from './use-commands'
import { useResultText, useStationColumns } from './use-station-columns'

const StationOverview = lazy(async () => ({
  default: (await loadCode(() => import('./station-overview'))).StationOverview,
}))
const StationSheet = lazy(async () => ({ default: (await loadCode(() => import('./station-sheet'))).StationSheet }))
const StationKey = lazy(async () => ({ default: (await loadCode(() => import('./station-key'))).StationKey }))

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: ListedStation) => id
const noRows: readonly ListedStation[] = []
const filterable = ['state']

type StationListProps = { mallId: string; mallName: string }

/** A mall's stations on the map and in a table, with their state and commands. */
export function StationList({ mallId, mallName }: StationListProps) {
  const t = useMessages(stationMessages)
  const c = useMessages(contentMessages)
  const { data: permissions } = usePermissions(mallId)
  const mayWrite = permissions !== undefined && may(permissions, 'Mall', 'write')
  const { data, error, loading, retry } = useStationsOf(mallId)
  const { makeKey } = useStationActions(mallId)
  const { results, send } = useCommands(mallId, usePublishedNumber(mallId))
  const rows = data ?? noRows
  const [confirmation, confirm] = useState<Confirmation>()
  const [issuedKey, setIssuedKey] = useState<{ station: ListedStation; apiKey: string }>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const selected = rows.filter(({ id }) => selection.includes(id))
  const table = useDataTable({
    rows,
    columns: useStationColumns(results),
    rowId,
    selectable: mayWrite,
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterable, 'code'),
  })
  const newKey = (station: ListedStation) =>
    makeKey(station.id).then((key) => setIssuedKey({ station, apiKey: key }), toastFailure)

  function actions(row: ListedStation): readonly RowAction[] {
    const locked = mayWrite ? {} : { locked: t('stations.reader') }
    const commands: RowAction[] = [
      {
        id: 'reload',
        label: t('stations.reload'),
        icon: <RotateCw {...icon} />,
        inline: true,
        onSelect: () => void send([row], 'reload'),
        ...locked,
      },
      {
        // a ping needs read permission only
        id: 'ping',
        label: t('stations.ping'),
        icon: <Radio {...icon} />,
        inline: true,
        onSelect: () => void send([row], 'ping'),
      },
      {
        id: 'restart',
        label: t('stations.restart'),
        icon: <Power {...icon} />,
        onSelect: () => confirm({ kind: 'restart', stations: [row] }),
        ...locked,
      },
      {
        id: 'key',
        label: t('stations.newKey'),
        icon: <KeyRound {...icon} />,
        onSelect: () => confirm({ kind: 'key', stations: [row] }),
        ...locked,
      },
    ]
    if (!mayWrite) return commands
    return [
      {
        id: 'edit',
        label: c('content.actions.edit'),
        icon: <Pencil {...icon} />,
        inline: true,
        onSelect: () => editStation(row.id),
      },
      ...commands,
      {
        id: 'delete',
        label: c('content.actions.delete'),
        icon: <Trash2 {...icon} />,
        danger: true,
        onSelect: () => confirm({ kind: 'delete', stations: [row] }),
      },
    ]
  }

  const newButton = mayWrite && (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => editStation()}>
      {t('stations.new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('stations.title')}
        {...(data ? { count: rows.length } : {})}
        sub={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {mallName}
            <States stations={rows} />
          </span>
        }
      >
        {rows.length > 0 && mayWrite && (
          <Button icon={<RotateCw {...icon} />} onClick={() => void send(rows, 'reload')}>
            {t('stations.reloadAll')}
          </Button>
        )}
        {permissions && !mayWrite && (
          <LockedButton reason={t('stations.reader')}>{t('stations.reloadAll')}</LockedButton>
        )}
        {newButton}
      </PageHeader>
      <AsOf>
        {rows.length > 0 && (
          <Suspense fallback={<Skeleton style={{ height: 280 }} />}>
            <StationOverview
              mallId={mallId}
              label={t('stations.titleOf', { mall: mallName })}
              stations={rows}
              onOpen={openStation}
            />
          </Suspense>
        )}
        <DataTable.Root table={table} label={t('stations.title')} className="mt-4">
          <DataTable.Toolbar>
            <DataTable.Search />
            <StateFilter />
          </DataTable.Toolbar>
          <DataTable.Grid<ListedStation>
            loading={loading}
            error={error && failureText(error)}
            onRetry={retry}
            onOpen={({ id }) => openStation(id)}
            {...(permissions ? { actions } : {})}
            empty={
              <EmptyState icon={<Monitor strokeWidth={1.5} />} title={t('stations.empty.title')} action={newButton}>
                {t('stations.empty.text')}
              </EmptyState>
            }
          />
          <DataTable.Count />
          <DataTable.Bulk>
            <BulkBar.Action icon={<RotateCw {...icon} />} onClick={() => void send(selected, 'reload')}>
              {t('stations.reload')}
            </BulkBar.Action>
            <BulkBar.Action icon={<Power {...icon} />} onClick={() => confirm({ kind: 'restart', stations: selected })}>
              {t('stations.restart')}
            </BulkBar.Action>
            <BulkBar.More>
              <BulkBar.Action
                icon={<Trash2 {...icon} />}
                onClick={() => confirm({ kind: 'delete', stations: selected })}
              >
                {c('content.actions.delete')}
              </BulkBar.Action>
            </BulkBar.More>
          </DataTable.Bulk>
        </DataTable.Root>
      </AsOf>
      <CommandAnnouncements stations={rows} results={results} />
      <StationConfirms
        mallId={mallId}
        confirmation={confirmation}
        onClose={() => confirm(undefined)}
        onRestart={(stations) => void send(stations, 'restart')}
        onKey={newKey}
      />
      <Suspense>
        <Sheet
          mallId={mallId}
          results={results}
          onSend={(station, command) => void send([station], command)}
          onRestart={(station) => confirm({ kind: 'restart', stations: [station] })}
          onNewKey={(station) => confirm({ kind: 'key', stations: [station] })}
          onCreated={(station) => void newKey(station)}
        />
        {issuedKey && <StationKey mallId={mallId} {...issuedKey} onClose={() => setIssuedKey(undefined)} />}
      </Suspense>
    </>
  )
}

/** The sheet loads when it opens first, and stays mounted for its closing animation. */
function Sheet(props: StationSheetProps) {
  const state = useDialog(stationDialog)
  const settings = useDialog(stationEditDialog)
  const open = state.open || settings.open
  const [loaded, setLoaded] = useState(false)
  if (open && !loaded) setLoaded(true)
  return loaded && <StationSheet {...props} />
}

/** The number of stations in each state, good states first. */
function States({ stations }: { stations: readonly ListedStation[] }) {
  const stale = useStale()
  return stationStatuses.map((status) => {
    const count = stations.filter((station) => statusOf(station) === status).length
    return (
      count > 0 && (
        <span key={status} data-stale={stale} className="flex items-center gap-1.5 tabular-nums">
          {count} <StatusBadge status={status} />
        </span>
      )
    )
  })
}

/** Filters by state, with the kit's labels. */
function StateFilter() {
  const labels = kitLabels().primitives.status
  return <DataTable.Filter column="state" options={stationStatuses.map((value) => ({ value, label: labels[value] }))} />
}

/** Announces results of commands to screen readers. */
function CommandAnnouncements({
  stations,
  results,
}: {
  stations: readonly ListedStation[]
  results: ReturnType<typeof useCommands>['results']
}) {
  const t = useMessages(stationMessages)
  const resultText = useResultText()
  return (
    <p role="status" className="sr-only">
      {stations
        .flatMap(({ id, code }) => {
          const result = results.get(id)
          return result ? t('stations.says', { code, result: resultText(result) }) : []
        })
        .join('. ')}
    </p>
  )
}
