import { calls } from '@kiosk-admin/api-client'
import { ConfirmDialog } from '@kiosk-admin/ui'
import { useState } from 'react'
import { type ListedStation, useStationActions } from '../../data/malls/use-stations'
import { contentMessages } from '../../shared/content/messages'
import { DeleteDialog } from '../../shared/deletion/delete-dialog'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLabels } from '../../shared/kit'
import { toastDone, toastWarning } from '../../shared/toasts/toasts'
import { stationMessages } from './messages'

/** The action to confirm, and its stations. */
export type Confirmation = { kind: 'restart' | 'key' | 'delete'; stations: readonly ListedStation[] }

type StationConfirmsProps = {
  mallId: string
  confirmation: Confirmation | undefined
  onClose: () => void
  onRestart: (stations: readonly ListedStation[]) => void
  onKey: (station: ListedStation) => Promise<unknown>
}

/** `Do you want to proceed with this action ?` before a restart or a new key, `Delete?`, and the outcome. */
export function StationConfirms({ mallId, confirmation, onClose, onRestart, onKey }: StationConfirmsProps) {
  const t = useMessages(stationMessages)
  const c = useMessages(contentMessages)
  const { remove, restore } = useStationActions(mallId)
  const [busy, setBusy] = useState(false)
  if (!confirmation) return null
  const { kind, stations } = confirmation
  const [first] = stations
  const nameOf = ({ code, name }: ListedStation) => `${code} ${name}`
  const name = stations.length === 1 && first ? nameOf(first) : t('stations.count', { count: stations.length })

  async function deleteThem() {
    const { ids, conflicts } = await remove(stations)
    const kept = stations.filter(({ id }) => conflicts.some((conflict) => conflict.id === id))
    if (kept.length > 0) toastWarning(c('content.kept', { names: kept.map(nameOf).join(', ') }))
    if (ids.length === 0) return
    const deleted = stations.filter(({ id }) => ids.includes(id))
    toastDone(
      'deleted',
      deleted.length === 1 && deleted[0] ? nameOf(deleted[0]) : t('stations.count', { count: deleted.length }),
      {
        label: kitLabels().primitives.undo,
        onSelect: () => void restore(ids).catch(toastFailure),
      },
    )
  }

  async function confirm() {
    setBusy(true)
    try {
      if (kind === 'delete') await deleteThem()
      else if (kind === 'restart') onRestart(stations)
      else if (first) await onKey(first)
      onClose()
    } catch (error) {
      toastFailure(error)
    }
    setBusy(false)
  }

  if (kind === 'delete') {
    return (
      <DeleteDialog
        ids={stations.map(({ id }) => id)}
        usage={calls.stationUsage}
        busy={busy}
        onClose={onClose}
        onConfirm={() => void confirm()}
      >
        {t(stations.length === 1 ? 'stations.ask.delete' : 'stations.ask.deleteMany', { what: name })}
      </DeleteDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      kind="proceed"
      action={t(`stations.ask.${kind}Action`)}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    >
      {t(`stations.ask.${kind}`, { what: name })}
    </ConfirmDialog>
  )
}
