import { Button, Card } from '@kiosk-admin/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { usePersonalData } from '../../data/people/use-personal-data'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { profileMessages } from './messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Downloads what is kept about the user. */
export function OwnData() {
  const t = useMessages(profileMessages)
  const { download } = usePersonalData()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    await download().catch(toastFailure)
    setBusy(false)
  }

  return (
    <Card.Root variant="rule">
      <Card.Header
        action={
          <Button size="small" icon={<Download {...icon} />} busy={busy} onClick={() => void save()}>
            {t('profile.data.download')}
          </Button>
        }
      >
        <Card.Title>{t('profile.data.title')}</Card.Title>
      </Card.Header>
      <Card.Body>
        <p className="m-0 text-sm text-fg-muted">{t('profile.data.text')}</p>
      </Card.Body>
    </Card.Root>
  )
}
