import { Button, DateTimeField, Dialog } from '@kiosk-admin/ui'
import { dayInZone, instantOf, timeInZone } from '@kiosk-admin/ui/headless'
import { type FormEvent, useState } from 'react'
import { useMall } from '../../../data/malls/use-mall'
import { useNow } from '../../clock'
import { useMessages } from '../../i18n/i18n'
import { mapStateMessages } from './messages'

export type UntilDialogProps = {
  title: string
  /** ISO instant; absent if unknown. */
  until: string | undefined
  onClose: () => void
  onSave: (until: string | null) => Promise<void>
}

const localDateTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/

/** Sets when something opens or works again, in the mall's time zone; or that this is not known. */
export function UntilDialog({ title, until, onClose, onSave }: UntilDialogProps) {
  const t = useMessages(mapStateMessages)
  const now = useNow()
  const zone = useMall()?.timeZone
  const local = (at: Date) => `${dayInZone(at, zone)}T${timeInZone(at, zone)}`
  const [value, setValue] = useState(until ? local(new Date(until)) : '')
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    const [, day, time] = localDateTime.exec(value) ?? []
    const at = day && time ? instantOf(day, time, zone) : undefined
    if (value !== '' && (!at || at <= now())) return setRefused(value)
    setBusy(true)
    await onSave(at?.toISOString() ?? null)
    onClose()
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="normal">
        <form className="contents" noValidate onSubmit={(event) => void save(event)}>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body className="flex flex-col gap-4">
            <Dialog.Description>{t('mapState.dialog.text')}</Dialog.Description>
            <DateTimeField
              label={t('mapState.dialog.field')}
              value={value}
              onValueChange={setValue}
              error={refused !== undefined && refused === value && t('mapState.dialog.past')}
            />
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="quiet" onClick={onClose}>
              {t('mapState.dialog.cancel')}
            </Button>
            <Button variant="primary" type="submit" busy={busy}>
              {t('mapState.dialog.save')}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
