import { ConfirmDialog } from '@kiosk-admin/ui'
import { usePersonalData } from '../../../data/people/use-personal-data'
import { useMessages } from '../../i18n/i18n'
import { toastSuccess } from '../../toasts/toasts'
import { useConfirmedAction } from '../use-confirmed-action'
import { personalDataMessages } from './messages'

type EraseDialogProps = { user: { id: string; name: string }; onClose: () => void }

/** `Do you want to proceed with this action ?` with the username to type, because nothing brings a user back. */
export function EraseDialog({ user: { id, name }, onClose }: EraseDialogProps) {
  const t = useMessages(personalDataMessages)
  const { erase } = usePersonalData()
  const { busy, confirm } = useConfirmedAction(async () => {
    await erase(id)
    toastSuccess(t('personalData.erased', { name }))
  }, onClose)
  return (
    <ConfirmDialog
      open
      kind="proceed"
      action={t('personalData.erase')}
      typeToConfirm={name}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={confirm}
    >
      {t('personalData.eraseText', { name })}
    </ConfirmDialog>
  )
}
