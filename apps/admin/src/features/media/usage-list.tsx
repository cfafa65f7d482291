import type { Usage } from '@kiosk-admin/api-client'
import { Dialog, ErrorState, Link, Skeleton } from '@kiosk-admin/ui'
import { Link as RouteLink } from 'wouter'
import { useMediaUsage } from '../../data/use-media'
import { useChangeWords } from '../../shared/changes'
import { failureText } from '../../shared/failures'
import { useTexts } from '../../shared/i18n'
import { addressOf } from '../../shared/record-address'
import { mediaFileMessages } from './messages'

/** The records that name a file or a category, each with the way there. */
export function Places({ places }: { places: readonly Usage[] }) {
  const t = useTexts(mediaFileMessages)
  const wordsOf = useChangeWords()
  if (places.length === 0) return <p className="m-0 text-sm text-fg-muted">{t('mediaFiles.unused')}</p>
  // a record may name the same file in several fields
  const records = [...new Map(places.map((place) => [`${place.resource} ${place.id}`, place])).values()]
  return (
    <ul className="m-0 flex list-none flex-col p-0 text-sm">
      {records.map((place) => {
        const { name, type } = wordsOf({ ...place, resource: place.resource as never, fields: [] })
        const address = addressOf(place)?.href
        return (
          <li
            key={`${place.resource} ${place.id}`}
            className="flex min-h-9 items-center gap-3 border-b border-line-faint py-1.5 last:border-b-0"
          >
            <span className="min-w-0 flex-1 truncate">
              {address ? (
                <Link asChild>
                  <RouteLink href={address}>{name}</RouteLink>
                </Link>
              ) : (
                name
              )}
            </span>
            <span className="text-xs text-fg-muted">{type}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Asks where a file is used, and lists it. */
export function UsageOf({ id }: { id: string }) {
  const t = useTexts(mediaFileMessages)
  const { data, error, retry } = useMediaUsage(id)
  if (error) {
    return (
      <ErrorState title={t('mediaFiles.usageFailed')} onRetry={retry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return data ? <Places places={data} /> : <Skeleton style={{ width: '70%' }} />
}

type UsageDialogProps = { file: { id: string; name: string } | undefined; onClose: () => void }

/** A window of its own, from a list. */
export const UsageDialog = ({ file, onClose }: UsageDialogProps) => (
  <Dialog.Root open={file !== undefined} onOpenChange={onClose}>
    <Dialog.Content aria-describedby={undefined}>{file && <UsageWindow {...file} />}</Dialog.Content>
  </Dialog.Root>
)

function UsageWindow({ id, name }: { id: string; name: string }) {
  const t = useTexts(mediaFileMessages)
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('mediaFiles.usageOf', { name })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body className="pb-5">
        <UsageOf id={id} />
      </Dialog.Body>
    </>
  )
}
