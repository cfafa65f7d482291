import { ApiError } from '@kiosk-admin/api-client'
import { ConfirmDialog, FieldChanges } from '@kiosk-admin/ui'
import { useState } from 'react'
import { type Revertible, useRevert } from '../../data/publication/use-revert'
import { toastFailure } from '../failures/failures'
import { useMessages } from '../i18n/i18n'
import { kitLabels } from '../kit'
import { toastSuccess, toastWarning } from '../toasts/toasts'
import { useChangeText } from './changes'
import { revertMessages } from './revert-messages'
import { type RecordNames, useFieldValues } from './use-field-values'

export type RevertDialogProps = {
  change: Revertible
  /** Names of the records in its fields. */
  names: RecordNames
  onClose: () => void
}

/** Asks whether to set a record back to what is on the kiosks, lists what changes, and does it. */
export function RevertDialog({ change, names, onClose }: RevertDialogProps) {
  const t = useMessages(revertMessages)
  const { name } = useChangeText()(change)
  const values = useFieldValues()(change, names)
  const revert = useRevert()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      const undo = await revert(change)
      toastSuccess(t('revert.done', { name }), {
        label: kitLabels().primitives.undo,
        onSelect: () => void undo().catch(toastFailure),
      })
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'conflict') toastWarning(t('revert.conflict', { name }))
      else toastFailure(failure)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('revert.title')}
      action={t('revert.action')}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
      details={
        // from the draft to what is on the kiosks
        <FieldChanges
          className="mt-3"
          fields={values.map(({ before, after, ...field }) => ({ ...field, before: after, after: before }))}
        />
      }
    >
      {t(change.reason === 'deleted' ? 'revert.trash' : 'revert.draft', { name })}
    </ConfirmDialog>
  )
}
