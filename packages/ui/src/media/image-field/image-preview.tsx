import { ImageOff, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { FocalMark } from '../crop/focal-point-picker'
import { type ImageValue, pointInCrop, wholeImage } from './image'

type ImagePreviewProps = {
  image: ImageValue | null
  /** Whether loading failed. */
  broken: boolean
  onBroken: (url: string) => void
  labels: Partial<MediaLabels> | undefined
}

/** The cropped image, or a placeholder. */
export function ImagePreview({ image, broken, onBroken, labels }: ImagePreviewProps) {
  const t = useLabels('media', en, labels)
  const [shown, setShown] = useState<{ url: string; ratio: number }>()
  if (!image) return <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" className="kui:text-fg-subtle" />

  const crop = image.crop ?? wholeImage
  const { ratio } = shown?.url === image.url ? shown : { ratio: 1 }
  const mark = image.focalPoint && pointInCrop(image.focalPoint, crop)
  if (broken) {
    return (
      <span className="kui:flex kui:flex-col kui:items-center kui:gap-1 kui:p-2 kui:text-center kui:text-xs kui:text-fg-muted">
        <ImageOff size={20} strokeWidth={1.5} aria-hidden="true" />
        {t.image.broken}
      </span>
    )
  }
  return (
    <span
      data-slot="image-preview"
      // images are not mirrored in right-to-left pages
      dir="ltr"
      className="kui:relative kui:max-h-full kui:max-w-full"
      style={{
        aspectRatio: (ratio * crop.width) / crop.height,
        [ratio * crop.width > crop.height * STAGE ? 'width' : 'height']: '100%',
      }}
    >
      <span className="kui:absolute kui:inset-0 kui:overflow-hidden">
        <img
          src={image.url}
          alt={image.name ?? t.image.picture}
          className="kui:absolute kui:max-w-none"
          style={{
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
            left: `${(-100 * crop.x) / crop.width}%`,
            top: `${(-100 * crop.y) / crop.height}%`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShown({ url: image.url, ratio: naturalHeight > 0 ? naturalWidth / naturalHeight : 1 })
          }
          onError={() => onBroken(image.url)}
        />
      </span>
      {mark && <FocalMark point={mark} />}
    </span>
  )
}

/** Aspect ratio of the preview. */
const STAGE = 4 / 3
