import { SideSheet, Skeleton } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { type ListedStation, useStationsOf } from '../../data/malls/use-stations'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { RecordProblem } from '../../shared/record/record-problem'
import { closeDialog, useDialog } from '../../shared/routing/dialog'
import { useLastOpen } from '../../shared/routing/use-last-open'
import { stationMessages } from './messages'
import { leaveSettings, stationDialog, stationEditDialog } from './station-dialogs'
import { StationState, type StationStateProps } from './station-state'

const StationForm = lazy(async () => ({ default: (await loadCode(() => import('./station-form'))).StationForm }))

export type StationSheetProps = Omit<StationStateProps, 'station'> & {
  onCreated: (station: ListedStation) => void
}

/** A station over the list while its id is in the address: its state, and its settings behind Edit. */
export function StationSheet({ mallId, onCreated, ...commands }: StationSheetProps) {
  const t = useMessages(stationMessages)
  const state = useDialog(stationDialog)
  const settings = useDialog(stationEditDialog)
  const { data: stations, error, retry } = useStationsOf(mallId)
  const open = state.open || settings.open
  const inSettings = useLastOpen(open, settings.open)
  const { id } = inSettings ? settings : state
  const station = stations?.find((one) => one.id === id)
  const edited = inSettings || id === undefined
  const ready = id === undefined || station !== undefined
  const leave = () => (edited ? leaveSettings() : closeDialog())
  return (
    <SideSheet.Root open={open} onOpenChange={leave}>
      <SideSheet.Content
        aria-describedby={undefined}
        // an open toast, such as `Updated`, would handle Escape first
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) leave()
        }}
      >
        {!ready ? (
          <RecordProblem
            title={edited ? t('stations.edit') : t('stations.one')}
            loaded={stations !== undefined}
            error={error}
            onRetry={retry}
          />
        ) : edited ? (
          <Suspense fallback={<Loading title={station ? t('stations.edit') : t('stations.new')} />}>
            <StationForm key={id ?? 'new'} mallId={mallId} station={station} onCreated={onCreated} />
          </Suspense>
        ) : (
          station && <StationState key={id} mallId={mallId} station={station} {...commands} />
        )}
      </SideSheet.Content>
    </SideSheet.Root>
  )
}

/** Placeholder while the form loads. */
function Loading({ title }: { title: string }) {
  return (
    <>
      <SideSheet.Header>
        <SideSheet.Title>{title}</SideSheet.Title>
      </SideSheet.Header>
      <SideSheet.Body aria-busy>
        <Skeleton style={{ width: '60%' }} />
      </SideSheet.Body>
    </>
  )
}
