import { Note } from '@kiosk-admin/ui'
import { fileSize } from '@kiosk-admin/ui/media'
import { useMediaStorage } from '../../data/media/use-media-storage'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { mediaFileMessages } from './messages'

/** The used fraction from which storage counts as nearly full. */
const nearlyFull = 0.9

/** The storage that the mall's files use, and its limit. */
export function Storage() {
  const t = useMessages(mediaFileMessages)
  const { locale } = languageDisplay[useLanguage()]
  const { data } = useMediaStorage()
  if (!data) return null
  const { used, trash, allowed } = data
  const size = (bytes: number) => fileSize(locale, bytes)
  const text =
    allowed === null
      ? t('mediaFiles.storage.unlimited', { text: size(used) })
      : t('mediaFiles.storage.used', { used: size(used), allowed: size(allowed) })
  const inTrash = trash > 0 ? t('mediaFiles.storage.trash', { text: size(trash) }) : ''
  return (
    <section className="mt-8 flex max-w-xl flex-col gap-2" aria-label={t('mediaFiles.storage.label')}>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <h2 className="m-0 text-sm font-bold text-fg-strong">{t('mediaFiles.storage.label')}</h2>
        <span className="text-fg-muted tabular-nums">{[text, inTrash].filter(Boolean).join(', ')}</span>
      </div>
      {allowed !== null && (
        <div
          data-full={used >= allowed * nearlyFull || undefined}
          className="group h-1.5 overflow-hidden rounded-xs bg-pressed forced-colors:outline"
        >
          <meter
            className="sr-only"
            aria-label={t('mediaFiles.storage.label')}
            aria-valuetext={text}
            max={allowed}
            value={Math.min(used, allowed)}
          />
          <div
            aria-hidden="true"
            className="h-full rounded-xs bg-accent-line group-data-full:bg-danger forced-colors:bg-[Highlight]"
            style={{ width: `${Math.min(1, used / allowed) * 100}%` }}
          />
        </div>
      )}
      <StorageWarning />
    </section>
  )
}

/** Advice for a library that is full or nearly full. */
export function StorageWarning() {
  const t = useMessages(mediaFileMessages)
  const { data } = useMediaStorage()
  if (!data || data.allowed === null || data.used < data.allowed * nearlyFull) return null
  return (
    <Note tone="warning">
      {t(data.used < data.allowed ? 'mediaFiles.storage.nearlyFull' : 'mediaFiles.storage.full')}
      {data.trash > 0 && ` ${t('mediaFiles.storage.untilGone')}`}
    </Note>
  )
}
