import type { FocusEvent } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { whenLeft } from '../../internal/when-left'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import type { SliderProps } from './slider'
import { SliderTrack } from './slider-track'

/** Both ends, the lower one first. */
export type SliderRange = readonly [from: number, to: number]

/** `className` goes to the field, `ref` and other props to the slider. */
export type RangeSliderProps = Omit<SliderProps, 'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit'> & {
  value?: SliderRange
  /** @default from `min` to `max` */
  defaultValue?: SliderRange
  onValueChange?: (value: SliderRange) => void
  /** Called when a drag ends and after each key, for what is too slow to follow a drag. */
  onValueCommit?: (value: SliderRange) => void
  /** Steps that stay between both ends. @default 0 */
  minStepsBetweenThumbs?: number
}

/**
 * A range of numbers between two thumbs, which stop at each other (WAI-ARIA slider, multi-thumb). Keys as in `Slider`.
 * A form submits both as `name[]`.
 */
export function RangeSlider({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  labelHidden,
  className,
  ...rest
}: RangeSliderProps) {
  return (
    <Field
      group
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <RangeControl labels={labels} {...rest} />
    </Field>
  )
}

type RangeControlProps = Omit<RangeSliderProps, keyof FieldOwnProps | 'labelHidden' | 'className'> & {
  labels: Partial<FieldsLabels> | undefined
}

function RangeControl({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  labels,
  onFocus,
  onBlur,
  ...rest
}: RangeControlProps) {
  const t = useLabels('fields', en, labels)
  const { locked = false, id, 'aria-labelledby': labelledBy, 'aria-required': _, ...control } = useFieldControl()
  const { min = 0, max = 100 } = rest
  const [range, setRange] = useControllable<SliderRange>(value, defaultValue ?? [min, max], onValueChange)
  const rangeOf = ([from = min, to = max]: readonly number[]): SliderRange => [from, to]
  return (
    <SliderTrack
      role="group"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      value={range}
      onValueChange={(next) => setRange(rangeOf(next))}
      onValueCommit={(next) => onValueCommit?.(rangeOf(next))}
      thumbs={[
        { ...control, 'aria-label': t.dates.from },
        { ...control, 'aria-label': t.dates.to },
      ]}
      locked={locked}
      // form errors link to the id of the group
      onFocus={(event: FocusEvent<HTMLElement>) => {
        onFocus?.(event)
        if (event.target === event.currentTarget) {
          event.currentTarget.querySelector<HTMLElement>('[role="slider"]')?.focus()
        }
      }}
      onBlur={whenLeft(onBlur)}
      {...rest}
    />
  )
}
