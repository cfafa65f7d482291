import * as Radix from '@radix-ui/react-slider'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { FieldControl } from '../field/field-context'
import { type PlacedMark, placeMarks, type SliderMark } from './slider-marks'

/** Props of both sliders. */
export type SliderOptions = {
  /** @default 0 */
  min?: number
  /** @default 100 */
  max?: number
  /** Distance between values. @default 1 */
  step?: number
  /** Marked values, with or without a text below. */
  marks?: readonly SliderMark[]
  /** Formats a value, for everyone and screen readers. @default the number format of the locale */
  format?: (value: number) => string
  /** Hides the value after the slider; screen readers still announce it. @default false */
  valueHidden?: boolean
}

/** A thumb: its place in the field, and its name. */
export type SliderThumb = Partial<Omit<FieldControl, 'locked' | 'aria-required'>> & { 'aria-label'?: string }

type SliderTrackProps = Omit<
  Radix.SliderProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'orientation'
  | 'inverted'
  | 'asChild'
  | 'className'
  | keyof SliderOptions
> &
  SliderOptions & {
    value: readonly number[]
    onValueChange: (value: number[]) => void
    thumbs: readonly SliderThumb[]
    locked: boolean
  }

/** Track, marks, thumbs and value of a slider with one or more thumbs. */
export function SliderTrack({
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  format,
  valueHidden = false,
  thumbs,
  locked,
  ...rest
}: SliderTrackProps) {
  const { locale } = useKioskUi()
  const text = format ?? ((one: number) => numberFormat(locale).format(one))
  const placed = placeMarks(marks, min, max)
  const texts = (all: readonly number[]) => all.map(text).join(' – ')
  return (
    <span data-slot="slider-line" className={cx('kui:flex kui:w-full kui:gap-3', lineHeight(placed))}>
      <Radix.Root
        data-slot="slider"
        data-locked={locked || undefined}
        value={[...value]}
        // read-only is not disabled: it stays focusable
        onValueChange={(next) => !locked && onValueChange(next)}
        min={min}
        max={max}
        step={step}
        preserveThumbOrder
        className={root}
        {...rest}
      >
        <Radix.Track data-slot="slider-track" className={track}>
          <Radix.Range data-slot="slider-range" className={range} />
        </Radix.Track>
        {placed.map((mark) => (
          <span key={mark.value} aria-hidden="true" className={markBox} style={{ insetInlineStart: mark.start }}>
            <span className="kui:size-0.75 kui:rounded-full kui:bg-surface kui:forced-colors:bg-[ButtonFace]" />
            {mark.label && (
              <span data-edge={mark.edge} className={markText}>
                {mark.label}
              </span>
            )}
          </span>
        ))}
        {thumbs.map((thumb, index) => (
          <Radix.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: thumbs do not move
            key={index}
            data-slot="slider-thumb"
            data-invalid={thumb['aria-invalid']}
            aria-readonly={locked || undefined}
            aria-valuetext={text(value[index] ?? min)}
            className={thumbMark}
            {...thumb}
          />
        ))}
      </Radix.Root>
      {!valueHidden && (
        <span
          data-slot="slider-value"
          aria-hidden="true"
          className="kui:grid kui:h-(--k-control) kui:shrink-0 kui:items-center kui:text-end kui:text-md kui:text-fg-strong kui:tabular-nums kui:*:col-start-1 kui:*:row-start-1"
        >
          {/* the width of the longest value, so that the track keeps its own */}
          <span className="kui:invisible">{texts(value.map(() => min))}</span>
          <span className="kui:invisible">{texts(value.map(() => max))}</span>
          <span>{texts(value)}</span>
        </span>
      )}
    </span>
  )
}

const lineHeight = (marks: readonly PlacedMark[]) => (marks.some(({ label }) => label) ? 'kui:pb-4' : undefined)

const root =
  'kui:group/slider kui:relative kui:flex kui:h-(--k-control) kui:min-w-0 kui:flex-1 kui:cursor-pointer kui:touch-none kui:items-center kui:select-none kui:data-disabled:cursor-default kui:data-locked:cursor-default'

const track =
  'kui:relative kui:h-1.5 kui:w-full kui:rounded-full kui:bg-line-control kui:group-data-disabled/slider:bg-line kui:group-data-locked/slider:bg-line'

const range = [
  'kui:absolute kui:h-full kui:rounded-full kui:bg-accent-line kui:group-data-disabled/slider:bg-fg-disabled kui:group-data-locked/slider:bg-fg-subtle',
  // forced colours would remove the difference
  'kui:forced-colors:forced-color-adjust-none kui:forced-colors:bg-[Highlight]',
].join(' ')

const markBox =
  'kui:pointer-events-none kui:absolute kui:flex kui:-translate-x-1/2 kui:justify-center kui:rtl:translate-x-1/2'

const markText =
  'kui:absolute kui:top-[calc(var(--k-control)/2-2px)] kui:text-xs kui:whitespace-nowrap kui:text-fg-subtle kui:tabular-nums kui:data-[edge=start]:-start-2 kui:data-[edge=end]:-end-2'

const thumbMark = [
  'kui:relative kui:block kui:size-5 kui:rounded-full kui:border-2 kui:border-accent-line kui:bg-surface kui:shadow-1 kui:outline-none kui:transition-shadow kui:duration-(--k-dur-1) kui:focus-visible:shadow-ring',
  'kui:before:absolute kui:before:-inset-1 kui:before:content-[""] kui:pointer-coarse:before:-inset-3.5', // a target of 24 px, 44 for touch
  'kui:data-invalid:border-danger kui:group-data-disabled/slider:border-fg-disabled kui:group-data-locked/slider:border-fg-subtle',
].join(' ')
