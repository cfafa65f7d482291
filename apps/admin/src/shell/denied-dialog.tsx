import { Button, Dialog } from '@kiosk-admin/ui'
import { useMessages } from '../shared/i18n/i18n'
import { forgetDenied, useDenied } from '../shared/session/denied'
import { shellMessages } from './messages'

/** Tells that the server refused a request, in the specification's words. Behind it is the dashboard. */
export function DeniedDialog() {
  const t = useMessages(shellMessages)
  return (
    <Dialog.Root open={useDenied()} onOpenChange={forgetDenied}>
      <Dialog.Content role="alertdialog" aria-describedby={undefined}>
        <Dialog.Header closable={false}>
          <Dialog.Title className="text-lg text-pretty">{t('shell.denied')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Footer>
          <Button variant="primary" onClick={forgetDenied}>
            {t('shell.understood')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
