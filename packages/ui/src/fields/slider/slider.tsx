import type * as Radix from '@radix-ui/react-slider'
import { useControllable } from '../../internal/hooks/use-controllable'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { type SliderOptions, SliderTrack } from './slider-track'

/** `className` goes to the field, `ref` and other props to the slider. */
export type SliderProps = FieldOwnProps &
  SliderOptions &
  Omit<
    Radix.SliderProps,
    | ('value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'orientation' | 'inverted' | 'asChild')
    | keyof SliderOptions
    | keyof FieldOwnProps
  > & {
    value?: number
    /** @default `min` */
    defaultValue?: number
    onValueChange?: (value: number) => void
    /** Called when a drag ends and after each key, for what is too slow to follow a drag. */
    onValueCommit?: (value: number) => void
    /** Hides the label visually. @default false */
    labelHidden?: boolean
  }

/**
 * A number of a range, by dragging or keys (WAI-ARIA slider): arrow keys move by a step, Page keys by ten, Home and End
 * to the ends. For numbers that need no exactness; others are typed in a `NumberField`.
 */
export function Slider({
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
}: SliderProps) {
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
      <SliderControl {...rest} />
    </Field>
  )
}

function SliderControl({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  ...rest
}: Omit<SliderProps, keyof FieldOwnProps | 'labelHidden' | 'className'>) {
  const { locked = false, 'aria-required': _, ...control } = useFieldControl()
  const [number, setNumber] = useControllable(value, defaultValue ?? rest.min ?? 0, onValueChange)
  return (
    <SliderTrack
      value={[number]}
      onValueChange={([next = number]) => setNumber(next)}
      onValueCommit={([next = number]) => onValueCommit?.(next)}
      thumbs={[control]}
      locked={locked}
      {...rest}
    />
  )
}
