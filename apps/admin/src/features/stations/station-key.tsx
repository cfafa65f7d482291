import { Button, Dialog } from '@kiosk-admin/ui'
import { useConfig } from '../../data/malls/use-config'
import type { ListedStation } from '../../data/malls/use-stations'
import { useMessages } from '../../shared/i18n/i18n'
import { CopyField } from '../../shared/record/copy-field'
import { stationMessages } from './messages'

type StationKeyProps = { mallId: string; station: ListedStation; apiKey: string; onClose: () => void }

/** A new key, shown once, with the address that pairs the kiosk. */
export function StationKey({ mallId, station, apiKey, onClose }: StationKeyProps) {
  const t = useMessages(stationMessages)
  const { data } = useConfig()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="normal" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{t('stations.key.title', { code: station.code })}</Dialog.Title>
          <Dialog.Description>{t('stations.key.once')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-4.5">
          <CopyField label={t('stations.key.key')} value={apiKey} />
          {data && (
            <CopyField
              label={t('stations.key.address')}
              // browsers do not send the fragment, so the key is in no server log
              value={`${data.kioskUrl}?mallId=${mallId}&stationId=${station.id}#key=${apiKey}`}
            />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={onClose}>
            {t('stations.key.done')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
