import { ExternalLink } from 'lucide-react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { useKioskUi } from '../../theme/context'
import { FileName } from '../file-name/file-name'
import { fileSize } from '../file-size'
import type { MediaItem } from '../media-file'
import { MediaKindIcon } from '../media-kind-icon'

type PreviewPlaceholderProps = {
  file: MediaItem
  /** The reason. */
  text: string
  labels: Partial<MediaLabels> | undefined
}

/** A placeholder with a link to the file. */
export function PreviewPlaceholder({ file, text, labels }: PreviewPlaceholderProps) {
  const t = useLabels('media', en, labels).preview
  const { locale } = useKioskUi()
  return (
    <div
      data-slot="preview-placeholder"
      className="kui:flex kui:w-full kui:min-w-0 kui:flex-col kui:items-center kui:gap-1 kui:p-5 kui:text-center"
    >
      <MediaKindIcon name={file.name} kind={file.kind} variant="sign" size="large" className="kui:mb-2" />
      <p data-slot="preview-placeholder-name" className="kui:max-w-full kui:font-medium kui:text-fg-strong">
        <FileName name={file.name} />
      </p>
      <p
        data-slot="preview-placeholder-text"
        className="kui:max-w-full kui:text-sm kui:wrap-anywhere kui:text-fg-muted"
      >
        {text} {fileSize(locale, file.size)}
      </p>
      <Button asChild size="small" className="kui:mt-2" icon={<ExternalLink size={16} strokeWidth={1.5} />}>
        <a data-slot="preview-placeholder-link" href={file.url} target="_blank" rel="noreferrer">
          {t.open}
        </a>
      </Button>
    </div>
  )
}
