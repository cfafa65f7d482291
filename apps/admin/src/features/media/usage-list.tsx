import type { Usage } from '@kiosk-admin/api-client'
import { Dialog, ErrorState, Skeleton } from '@kiosk-admin/ui'
import { useMediaUsage } from '../../data/media/use-media'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { UsageList } from '../../shared/usage-list'
import { mediaFileMessages } from './messages'

/** The records that use a file, with links. */
function Usages({ places }: { places: readonly Usage[] }) {
  const t = useMessages(mediaFileMessages)
  if (places.length === 0) return <p className="m-0 text-sm text-fg-muted">{t('mediaFiles.unused')}</p>
  return <UsageList usages={places} />
}

/** Loads and lists the usages of a file. */
export function FileUsage({ id }: { id: string }) {
  const t = useMessages(mediaFileMessages)
  const { data, error, retry } = useMediaUsage(id)
  if (error) {
    return (
      <ErrorState title={t('mediaFiles.usageFailed')} onRetry={retry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return data ? <Usages places={data} /> : <Skeleton style={{ width: '70%' }} />
}

type UsageDialogProps = { file: { id: string; name: string } | undefined; onClose: () => void }

/** The usages in a dialog, for lists. */
export const UsageDialog = ({ file, onClose }: UsageDialogProps) => (
  <Dialog.Root open={file !== undefined} onOpenChange={onClose}>
    <Dialog.Content aria-describedby={undefined}>{file && <UsageWindow {...file} />}</Dialog.Content>
  </Dialog.Root>
)

function UsageWindow({ id, name }: { id: string; name: string }) {
  const t = useMessages(mediaFileMessages)
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('mediaFiles.usageOf', { name })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body className="pb-5">
        <FileUsage id={id} />
      </Dialog.Body>
    </>
  )
}
