import { ConfirmDialog } from '@kiosk-admin/ui'
import { useState } from 'react'
import { usePersonalData } from '../../../data/people/use-personal-data'
import { toastFailure } from '../../failures/failures'
import { useMessages } from '../../i18n/i18n'
import { toastSuccess } from '../../toasts/toasts'
import { personalDataMessages } from './messages'

type EraseDialogProps = { user: { id: string; name: string }; onClose: () => void; onErased?: () => void }

/** `Do you want to proceed with this action ?` with the username to type, because nothing brings a user back. */
export function EraseDialog({ user: { id, name }, onClose, onErased }: EraseDialogProps) {
  const t = useMessages(personalDataMessages)
  const { erase } = usePersonalData()
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await erase(id)
      toastSuccess(t('personalData.erased', { name }))
      onErased?.()
      onClose()
    } catch (error) {
      toastFailure(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      kind="proceed"
      action={t('personalData.erase')}
      typeToConfirm={name}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    >
      {t('personalData.eraseText', { name })}
    </ConfirmDialog>
  )
}
