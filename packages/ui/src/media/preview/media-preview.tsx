import { type ComponentProps, useState } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { extensionOf, type MediaItem } from '../media-file'
import { FontSpecimen } from './font-specimen'
import { PreviewPlaceholder } from './preview-placeholder'

export type MediaPreviewProps = Omit<ComponentProps<'div'>, 'children'> & {
  file: MediaItem
  /** Alternative text. @default the file's name */
  alt?: string
  labels?: Partial<MediaLabels>
}

/**
 * Shows a file as the browser can: image, video player, a document's first page, a font specimen; otherwise a
 * placeholder with a link.
 */
export function MediaPreview({ file, alt = file.name, labels, className, ...rest }: MediaPreviewProps) {
  return (
    <div
      data-slot="media-preview"
      data-kind={file.kind}
      className={cx(
        'kui:grid kui:min-h-60 kui:min-w-0 kui:grid-cols-[minmax(0,1fr)] kui:place-items-center kui:overflow-hidden kui:rounded-lg kui:border kui:border-line kui:bg-sunken',
        className,
      )}
      {...rest}
    >
      {/* remount for each file, to reset errors */}
      <Shown key={`${file.id} ${file.url}`} {...{ file, alt, labels }} />
    </div>
  )
}

type ShownProps = { file: MediaItem; alt: string; labels: Partial<MediaLabels> | undefined }

function Shown({ file, alt, labels }: ShownProps) {
  const t = useLabels('media', en, labels).preview
  const [broken, setBroken] = useState(false)
  const fail = () => setBroken(true)
  const placeholder = (text: string) => <PreviewPlaceholder file={file} text={text} labels={labels} />
  switch (file.kind) {
    case 'Image':
      if (broken || file.playable === false) return placeholder(t.broken)
      return (
        <img
          data-slot="media-preview-image"
          src={file.url}
          alt={alt}
          onError={fail}
          className="kui:max-h-[70dvh] kui:max-w-full kui:object-contain"
        />
      )
    case 'Video':
      if (file.playable === false) return placeholder(t.unplayable(file.codec))
      if (broken) return placeholder(t.brokenVideo)
      return (
        // biome-ignore lint/a11y/useMediaCaption: a mall's videos are silent pictures for a kiosk, and carry no words
        <video
          data-slot="media-preview-video"
          src={file.url}
          poster={file.thumbnailUrl}
          aria-label={alt}
          controls
          playsInline
          preload="metadata"
          onError={fail}
          className="kui:max-h-[70dvh] kui:w-full"
        />
      )
    case 'Document':
      return <FirstPage {...{ file, labels, broken, fail }} />
    case 'Font':
      return <FontSpecimen file={file} labels={labels} />
  }
}

/** The server's thumbnail or the browser's viewer: a PDF reader would weigh megabytes. */
function FirstPage({ file, labels, broken, fail }: Omit<ShownProps, 'alt'> & { broken: boolean; fail: () => void }) {
  const t = useLabels('media', en, labels).preview
  if (extensionOf(file.name) !== 'pdf') return <PreviewPlaceholder file={file} text={t.other} labels={labels} />
  if (file.thumbnailUrl && !broken) {
    return (
      <img
        data-slot="media-preview-image"
        src={file.thumbnailUrl}
        alt={t.page(file.name)}
        onError={fail}
        className="kui:max-h-[70dvh] kui:max-w-full kui:bg-[white] kui:object-contain"
      />
    )
  }
  if (!navigator.pdfViewerEnabled) return <PreviewPlaceholder file={file} text={t.noPage} labels={labels} />
  return (
    <iframe
      data-slot="media-preview-page"
      title={t.page(file.name)}
      src={`${file.url}#page=1&toolbar=0&view=Fit`}
      className="kui:h-[70dvh] kui:w-full kui:bg-[white]"
    />
  )
}
