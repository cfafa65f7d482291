import { type ComponentProps, useId, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { en, type MediaLabels } from '#labels/media'
import { NumberField } from '../../fields/number-field/number-field'
import { SegmentedControl } from '../../fields/segmented-control/segmented-control'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useHydrating } from '../../internal/hooks/use-hydrating'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import {
  type AspectRatio,
  type CropArea,
  cropWith,
  cropWithin,
  fitCrop,
  hasShape,
  isWhole,
  wholeImage,
} from '../image-field/image'

export type CropEditorProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> & {
  /** URL of the image. */
  src: string
  value?: CropArea
  /** @default the whole picture */
  defaultValue?: CropArea
  onValueChange?: (value: CropArea) => void
  /** Aspect ratios. A single one is fixed; several are offered beside a free ratio. */
  aspects?: readonly AspectRatio[]
  labels?: Partial<MediaLabels>
}

const FREE = ''
const edges = ['x', 'y', 'width', 'height'] as const

/**
 * Crops an image, in fractions of its sides. By pointer; arrow keys move the rectangle, its corners and edges (with
 * Shift or Ctrl further); the number fields do the same without dragging (WCAG 2.5.7).
 */
export function CropEditor({
  src,
  value,
  defaultValue = wholeImage,
  onValueChange,
  aspects = [],
  labels,
  className,
  ...rest
}: CropEditorProps) {
  const hydrating = useHydrating()
  const t = useLabels('media', en, labels)
  const { locale } = useKioskUi()
  const shapeId = useId()
  const [crop, setCrop] = useControllable(value, defaultValue, onValueChange)
  const [only] = aspects.length === 1 ? aspects : []
  const [chosen, setChosen] = useState(FREE)
  /** Aspect ratio of the image, once loaded. */
  const [ratio, setRatio] = useState<number>()
  const selected = only ?? aspects.find(({ label }) => label === chosen)
  // a new value, such as the whole image, releases the ratio
  const shape = selected && ratio && !hasShape(crop, selected.value, ratio) ? only : selected
  const aspect = shape?.value
  const percent = (fraction: number) => numberFormat(locale, { style: 'percent' }).format(fraction)
  const { corner, places } = t.crop
  const labelOf = { x: t.crop.left, y: t.crop.top, width: t.crop.width, height: t.crop.height }

  return (
    <div data-slot="crop-editor" className={cx('kui:flex kui:flex-col kui:gap-3', className)} {...rest}>
      {aspects.length > 1 && (
        <SegmentedControl
          id={shapeId}
          label={t.crop.shape}
          size="small"
          value={shape?.label ?? FREE}
          onValueChange={(label) => {
            setChosen(label)
            const next = aspects.find((one) => one.label === label)
            if (next && ratio) setCrop(fitCrop(next.value, ratio, crop))
          }}
          options={[{ value: FREE, label: t.crop.free }, ...aspects.map(({ label }) => ({ value: label, label }))]}
        />
      )}
      <div
        data-slot="crop-editor-stage"
        // image and handles are not mirrored in right-to-left pages
        dir="ltr"
        className="kui:grid kui:place-items-center kui:rounded-md kui:bg-sunken kui:p-4"
      >
        {/* its ids count from the page's load, so a server's would be others */}
        {!hydrating && (
          <ReactCrop
            className="ReactCrop--no-animate kui:max-h-[45dvh]"
            crop={{ ...inPercent(crop), unit: '%' }}
            onChange={(_, next) => setCrop(cropWithin(inFractions(next)))}
            keepSelection
            minWidth={8}
            minHeight={8}
            {...(aspect ? { aspect } : {})}
            ariaLabels={{
              cropArea: t.crop.area,
              nwDragHandle: corner(places.nw),
              nDragHandle: corner(places.n),
              neDragHandle: corner(places.ne),
              eDragHandle: corner(places.e),
              seDragHandle: corner(places.se),
              sDragHandle: corner(places.s),
              swDragHandle: corner(places.sw),
              wDragHandle: corner(places.w),
            }}
          >
            <img
              src={src}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                // SVGs without a size are square
                const own = naturalHeight > 0 ? naturalWidth / naturalHeight : 1
                setRatio(own)
                if (only && !hasShape(crop, only.value, own)) setCrop(fitCrop(only.value, own, crop))
                const had = aspects.find((one) => !isWhole(crop) && hasShape(crop, one.value, own))
                if (had) setChosen(had.label)
              }}
            />
          </ReactCrop>
        )}
      </div>
      <div className="kui:grid kui:grid-cols-4 kui:gap-2">
        {edges.map((edge) => (
          <NumberField
            key={edge}
            label={labelOf[edge]}
            min={0}
            max={100}
            value={Math.round(crop[edge] * 100)}
            onValueChange={(figure) => {
              if (figure === null || Number.isNaN(figure)) return
              setCrop(cropWith(crop, edge, figure / 100, aspect && ratio && aspect / ratio))
            }}
          />
        ))}
      </div>
      <span role="status" className="kui:sr-only">
        {t.crop.said(percent(crop.x), percent(crop.y), percent(crop.width), percent(crop.height))}
      </span>
    </div>
  )
}

const scaled = ({ x, y, width, height }: CropArea, by: number): CropArea => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})
const inPercent = (crop: CropArea) => scaled(crop, 100)
const inFractions = (crop: CropArea) => scaled(crop, 0.01)
