import { ApiError, type ItemRemovalPlan } from '@kiosk-admin/api-client'
import { ConfirmDialog } from '@kiosk-admin/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ItemRemoval, useItemRemoval, useItemRemovalPlan } from '../../../data/content/use-item-removal'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import type { Row } from '../../../shared/content/list/columns'
import { contentMessages } from '../../../shared/content/messages'
import { failureText, toastFailure } from '../../../shared/failures/failures'
import { useMessages } from '../../../shared/i18n/i18n'
import { kitLabels } from '../../../shared/kit'
import { toastDone, toastError, toastWarning } from '../../../shared/toasts/toasts'
import { RemovalDetails } from './removal-details'
import { removalMessages } from './removal-messages'

type RemovalDialogProps = { record: Row; onClose: () => void; onDeleted: () => void }

/** `Delete?` for a shop, restaurant or service company, with its dependent records: all are deleted, or none. */
export function RemovalDialog({ record, onClose, onDeleted }: RemovalDialogProps) {
  const c = useMessages(contentMessages)
  const t = useMessages(removalMessages)
  const nameOf = useLocalisedText()
  const loaded = useItemRemovalPlan(record.id)
  const { remove, undo } = useItemRemoval()
  const [newerPlan, setNewerPlan] = useState<ItemRemovalPlan>()
  const [busy, setBusy] = useState(false)
  const plan = newerPlan ?? loaded.data

  const fail = useEffectEvent(() => {
    toastError([t('removal.notLoaded'), failureText(loaded.error)].filter(Boolean).join('. '))
    onClose()
  })
  const failed = loaded.error !== undefined
  useEffect(() => {
    if (failed) fail()
  }, [failed])

  async function undoRemoval(removed: ItemRemoval) {
    try {
      const kept = await undo(record.id, removed)
      if (kept.length > 0) {
        toastWarning(t('removal.kept', { names: kept.map(({ name }) => nameOf(name)).join(', ') }))
      }
    } catch (error) {
      toastFailure(error)
    }
  }

  async function removeAll() {
    if (!plan) return
    setBusy(true)
    try {
      const removed = await remove(plan)
      const parts = [
        nameOf(record.name),
        ...(removed.offers.length > 0 ? [t('removal.offerCount', { count: removed.offers.length })] : []),
        ...(removed.media.length > 0 ? [t('removal.fileCount', { count: removed.media.length })] : []),
      ]
      toastDone('deleted', parts.join(', '), {
        label: kitLabels().primitives.undo,
        onSelect: () => void undoRemoval(removed),
      })
      onDeleted()
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        // the conflict carries the current plan; without one it reloads on the next open
        if (error.current) setNewerPlan(error.current as ItemRemovalPlan)
        else loaded.retry()
      } else toastFailure(error)
    }
    setBusy(false)
  }

  const takesMore = plan && plan.offers.length + plan.media.length + plan.slideshows.length > 0
  return (
    <ConfirmDialog
      open={plan !== undefined}
      kind="delete"
      busy={busy}
      locked={plan !== undefined && plan.missingRights.length > 0}
      details={plan && <RemovalDetails plan={plan} changed={newerPlan !== undefined} />}
      onOpenChange={onClose}
      onConfirm={() => void removeAll()}
      {...(takesMore ? { style: { width: '35rem' } } : {})}
    >
      {c('content.deleteText', { name: nameOf(record.name) })}
    </ConfirmDialog>
  )
}
