import { CodeBadge, StatusBadge } from '@kiosk-admin/ui'
import type { DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import type { ListedStation } from '../../data/malls/use-stations'
import { useMessages } from '../../shared/i18n/i18n'
import { stationMessages } from './messages'
import { statusOf } from './station-status'
import type { Result } from './use-commands'

/** The columns of a mall's stations; the state column includes the result of the last command. */
export function useStationColumns(results: ReadonlyMap<string, Result>): readonly DataTableColumn<ListedStation>[] {
  const t = useMessages(stationMessages)
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('stations.columns.code'),
        value: ({ code }) => code,
        cell: ({ code }) => <CodeBadge>{code}</CodeBadge>,
        width: '5.5rem',
        phone: 'second',
      },
      {
        id: 'name',
        header: t('stations.columns.name'),
        value: ({ name }) => name,
        rowHeader: true,
        width: 'minmax(0, 1.6fr)',
      },
      { id: 'areaId', header: t('stations.columns.areaId'), value: ({ areaId }) => areaId ?? '', width: '7rem' },
      {
        id: 'state',
        header: t('stations.columns.state'),
        value: statusOf,
        cell: (station) => <State station={station} result={results.get(station.id)} />,
        width: 'minmax(0, 2fr)',
        phone: 'end',
      },
      {
        id: 'shows',
        header: t('stations.columns.shows'),
        value: ({ publication }) => publication ?? 0,
        cell: ({ publication }) => (publication ? t('stations.shows', { number: publication }) : '–'),
        width: '6rem',
        search: false,
      },
      {
        id: 'version',
        header: t('stations.columns.version'),
        value: ({ softwareVersion, simulated }) => (simulated ? t('stations.simulated') : (softwareVersion ?? '')),
        width: '6rem',
        wide: true,
      },
    ],
    [results, t],
  )
}

/** Formats the result of a command. */
export function useResultText() {
  const t = useMessages(stationMessages)
  return ({ command, state, milliseconds }: Result) =>
    milliseconds === undefined ? t(`stations.result.${command}.${state}`) : t('stations.answered', { milliseconds })
}

function State({ station, result }: { station: ListedStation; result: Result | undefined }) {
  const when = useDateFormat()
  const { state, lastSeenAt } = station
  const lastSeen = state === 'offline' && lastSeenAt ? when.stamp(lastSeenAt) : undefined
  const resultText = useResultText()
  const note = result ? resultText(result) : lastSeen
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:flex-col max-sm:items-end">
      <StatusBadge status={statusOf(station)} />
      {note && (
        // phones have room for a pending result, but not for the last-seen time
        <span
          className={`min-w-0 text-xs text-fg-muted tabular-nums ${result ? 'sm:truncate max-sm:text-end' : 'truncate max-sm:hidden'}`}
        >
          {note}
        </span>
      )}
    </span>
  )
}
