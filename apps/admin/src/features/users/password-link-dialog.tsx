import { Button, Dialog, Note } from '@kiosk-admin/ui'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMessages } from '../../shared/i18n/i18n'
import { CopyField } from '../../shared/record/copy-field'
import { type IssuedLink, issuedLink } from './issued-link'
import { userMessages } from './messages'

const close = () => issuedLink.set(undefined)

/** The link for choosing a password, to be copied and handed over. */
export function PasswordLinkDialog({ link: { username, status, url, expiresAt } }: { link: IssuedLink }) {
  const t = useMessages(userMessages)
  const when = useDateFormat()
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content size="normal" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{t('users.link.title', { username })}</Dialog.Title>
          <Dialog.Description>{t('users.link.text', { until: when.stamp(expiresAt) })}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-3">
          {status === 'InActive' && <Note tone="warning">{t('users.link.inactive')}</Note>}
          <CopyField label={t('users.link.label')} value={url} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={close}>
            {t('users.link.done')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
