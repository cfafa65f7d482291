import type { ComponentProps } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { FocalPoint } from '../image-field/image'
import { type UseFocalPointProps, useFocalPoint } from './use-focal-point'

export type FocalPointPickerProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> &
  UseFocalPointProps & {
    /** URL of the image. */
    src: string
    labels?: Partial<MediaLabels>
  }

/**
 * The focal point of an image, in fractions of its sides. Pressed or dragged; by keyboard two sliders in one thumb
 * (WAI-ARIA slider): arrow keys move it by 1 %, with Shift by 10 %; Home, End and Page keys move along the focused
 * slider.
 */
export function FocalPointPicker({
  src,
  value,
  defaultValue,
  onValueChange,
  labels,
  className,
  ...rest
}: FocalPointPickerProps) {
  const t = useLabels('media', en, labels)
  const { locale } = useKioskUi()
  const { point, acrossProps, downProps, areaProps } = useFocalPoint({
    ...(value ? { value } : {}),
    ...(defaultValue ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
  })
  const percent = (fraction: number) => numberFormat(locale, { style: 'percent' }).format(fraction)
  const at = t.focal.at(percent(point.x), percent(point.y))
  return (
    <div
      data-slot="focal-point-picker"
      // images are not mirrored in right-to-left pages
      dir="ltr"
      className={cx('kui:grid kui:place-items-center kui:rounded-md kui:bg-sunken kui:p-4', className)}
      {...rest}
    >
      <div className="kui:relative kui:cursor-crosshair kui:touch-none kui:select-none" {...areaProps}>
        <img src={src} alt="" draggable={false} className="kui:block kui:max-h-[45dvh] kui:max-w-full" />
        <FocalMark point={point}>
          <input
            data-slot="focal-point-slider"
            className={slider}
            aria-label={t.focal.across}
            {...acrossProps}
            type="range"
            aria-valuetext={at}
          />
          <input
            data-slot="focal-point-slider"
            className={slider}
            aria-label={t.focal.down}
            {...downProps}
            type="range"
            aria-valuetext={at}
          />
        </FocalMark>
      </div>
    </div>
  )
}

// they take no presses; the whole image does
const slider = 'kui:pointer-events-none kui:absolute kui:inset-0 kui:size-full kui:opacity-0'

/** The focal point's mark, visible on any image. */
export function FocalMark({ point, children }: { point: FocalPoint; children?: ComponentProps<'span'>['children'] }) {
  return (
    <span
      data-slot="focal-point-mark"
      className="kui:pointer-events-none kui:absolute kui:size-6 kui:-translate-1/2 kui:rounded-full kui:border-2 kui:border-white kui:shadow-[0_0_0_1px_#000,inset_0_0_0_1px_#000] kui:after:absolute kui:after:inset-1.75 kui:after:rounded-full kui:after:bg-white kui:after:shadow-[0_0_0_1px_#000] kui:has-focus-visible:outline-2 kui:has-focus-visible:outline-offset-2 kui:has-focus-visible:outline-focus"
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
    >
      {children}
    </span>
  )
}
