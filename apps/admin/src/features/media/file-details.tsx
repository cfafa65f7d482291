import type { MediaFile } from '@kiosk-admin/api-client'
import { fileSize } from '@kiosk-admin/ui/media'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { clockOf, formatOf, measuresOf } from './media-items'
import { mediaFileMessages } from './messages'

/** Size, dimensions and dates of a file. */
export function FileDetails({ file }: { file: MediaFile }) {
  const t = useMessages(mediaFileMessages)
  const when = useDateFormat()
  const { locale } = languageDisplay[useLanguage()]
  const details = [
    [t('mediaFiles.columns.type'), file.mime],
    [t('mediaFiles.format'), formatOf(file)],
    [t('mediaFiles.columns.size'), fileSize(locale, file.size)],
    [t('mediaFiles.columns.measures'), measuresOf(file)],
    [t('mediaFiles.columns.duration'), file.duration ? clockOf(file.duration) : ''],
    [t('mediaFiles.columns.created'), when.stamp(file.createdAt)],
  ].filter(([, text]) => text)
  return (
    <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line-faint pt-4 text-sm">
      {details.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-fg-muted">{name}</dt>
          <dd className="m-0 truncate text-end text-fg tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
