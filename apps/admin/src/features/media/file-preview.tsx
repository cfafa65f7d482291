import type { MediaFile } from '@kiosk-admin/api-client'
import { Button, ContentForm, Note } from '@kiosk-admin/ui'
import { type FocalPoint, FocalPointPicker, MediaPreview } from '@kiosk-admin/ui/media'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMessages } from '../../shared/i18n/i18n'
import { useKitLabels } from '../../shared/kit'
import { itemOf, mayHoldMetadata } from './media-items'
import { mediaFileMessages } from './messages'

type FilePreviewProps = { file: MediaFile; mayWrite: boolean }

/** The file at the available size; for pictures, the focal point can be edited. */
export function FilePreview({ file, mayWrite }: FilePreviewProps) {
  const t = useMessages(mediaFileMessages)
  const textIn = useLocalisedText()
  const alt = textIn(file.alt) || file.name
  if (file.kind === 'Image' && file.playable && mayWrite) return <FocalPointField url={file.url} />
  return (
    <>
      <MediaPreview file={itemOf(file, alt)} alt={alt} />
      {mayHoldMetadata(file) && <Note tone="warning">{t('mediaFiles.metadata')}</Note>}
      {!file.playable && file.kind !== 'Video' && <Note tone="info">{t('mediaFiles.unplayable')}</Note>}
    </>
  )
}

function FocalPointField({ url }: { url: string }) {
  const t = useMessages(mediaFileMessages)
  const { focal } = useKitLabels().media
  return (
    <ContentForm.Field<FocalPoint | null> name="focalPoint" label={t('mediaFiles.fields.focalPoint')}>
      {({ value, onValueChange }) => (
        <div className="flex flex-col gap-2">
          <FocalPointPicker src={url} value={value ?? { x: 0.5, y: 0.5 }} onValueChange={onValueChange} />
          <div className="flex items-center gap-3">
            <p className="m-0 flex-1 text-xs text-fg-muted">{focal.help}</p>
            {value && (
              <Button size="small" variant="quiet" onClick={() => onValueChange(null)}>
                {focal.centre}
              </Button>
            )}
          </div>
        </div>
      )}
    </ContentForm.Field>
  )
}
