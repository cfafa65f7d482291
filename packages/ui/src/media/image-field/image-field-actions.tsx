import { Crop, Focus, Images, RotateCw, Trash2, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { en as primitives } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button, type ButtonProps } from '../../primitives/button/button'
import { CropEditor } from '../crop/crop-editor'
import { FocalPointPicker } from '../crop/focal-point-picker'
import { ImageDialog } from '../crop/image-dialog'
import { type AspectRatio, imageCentre, wholeImage } from './image'
import type { ImageFieldState } from './use-image-field'

export type ImageFieldActionsProps = {
  field: ImageFieldState
  onChoose: () => void
  browsable: boolean
  croppable: boolean
  focal: boolean
  aspects: readonly AspectRatio[]
  labels: Partial<MediaLabels> | undefined
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The buttons of an image field. */
export function ImageFieldActions({ field, onChoose, browsable, ...rest }: ImageFieldActionsProps) {
  const { labels } = rest
  const t = useLabels('media', en, labels)
  const { cancel, tryAgain } = useLabels('primitives', primitives)
  const choose = useRef<HTMLButtonElement>(null)
  const { image, upload } = field
  // buttons stay during uploads, to keep the focus
  const button: ButtonProps = {
    size: 'small',
    variant: image ? 'quiet' : 'secondary',
    ...(upload ? { 'aria-disabled': true } : {}),
  }
  const retry = { icon: <RotateCw {...icon} />, onClick: field.retry, children: tryAgain }
  const remove = { icon: <Trash2 {...icon} />, onClick: field.remove, children: t.image.remove }
  const stop = { icon: <X {...icon} />, onClick: field.cancel, children: cancel, 'aria-disabled': false }
  const failed = field.problem === 'failed'
  const last = upload ? stop : image ? remove : failed ? retry : undefined
  return (
    <div
      data-image={(image && !upload) || undefined}
      className="kui:flex kui:flex-wrap kui:gap-1.5 kui:data-[image]:-ms-2.25"
    >
      <Button ref={choose} {...button} icon={<Upload {...icon} />} onClick={onChoose}>
        {image ? t.image.replace : t.image.choose}
      </Button>
      {browsable && (
        <Button {...button} icon={<Images {...icon} />} onClick={() => void field.browse()}>
          {t.image.browse}
        </Button>
      )}
      <ImageEdits field={field} button={button} {...rest} />
      {failed && image && <Button {...button} {...retry} />}
      {last && (
        <Button
          {...button}
          {...last}
          onClick={() => {
            // this button disappears or changes, so move the focus
            choose.current?.focus()
            last.onClick()
          }}
        />
      )}
    </div>
  )
}

type ImageEditsProps = Omit<ImageFieldActionsProps, 'onChoose' | 'browsable'> & { button: ButtonProps }

function ImageEdits({ field, button, croppable, focal, aspects, labels }: ImageEditsProps) {
  const t = useLabels('media', en, labels)
  const { image } = field
  if (!image) return null
  return (
    <>
      {croppable && (
        <ImageDialog
          trigger={
            <Button {...button} icon={<Crop {...icon} />}>
              {t.crop.title}
            </Button>
          }
          title={t.crop.title}
          // with a fixed ratio, the whole image may not have it
          reset={aspects.length === 1 ? undefined : { label: t.crop.whole, value: wholeImage }}
          done={t.crop.done}
          value={image.crop ?? wholeImage}
          onDone={field.setCrop}
        >
          {(crop, setCrop) => (
            <CropEditor src={image.url} value={crop} onValueChange={setCrop} aspects={aspects} labels={labels ?? {}} />
          )}
        </ImageDialog>
      )}
      {focal && (
        <ImageDialog
          trigger={
            <Button {...button} icon={<Focus {...icon} />}>
              {t.focal.title}
            </Button>
          }
          title={t.focal.title}
          help={t.focal.help}
          reset={{ label: t.focal.centre, value: imageCentre }}
          done={t.focal.done}
          value={image.focalPoint ?? imageCentre}
          onDone={field.setFocalPoint}
        >
          {(point, setPoint) => (
            <FocalPointPicker src={image.url} value={point} onValueChange={setPoint} labels={labels ?? {}} />
          )}
        </ImageDialog>
      )}
    </>
  )
}
