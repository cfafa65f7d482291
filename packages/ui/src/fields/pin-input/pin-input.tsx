import { type ComponentProps, useState } from 'react'
import { cx } from '../../internal/cx'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { type UsePinProps, usePin } from './use-pin'

/** `className` goes to the field, `ref` and other props to the input. */
export type PinInputProps = FieldOwnProps &
  UsePinProps &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength' | keyof FieldOwnProps | keyof UsePinProps
  > & {
    /** Shows dots instead of the characters. @default false */
    mask?: boolean
    /** Hides the label visually. @default false */
    labelHidden?: boolean
  }

/**
 * A one-time code: one input over a box for each character, so that screen readers, password managers and codes from
 * messages find a usual text field (WAI-ARIA textbox). Pasting fills all of it. `className` goes to the field, `ref` and
 * other props to the input.
 */
export function PinInput({
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
}: PinInputProps) {
  return (
    <Field
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
      <PinBoxes {...rest} />
    </Field>
  )
}

function PinBoxes({
  value,
  defaultValue,
  onValueChange,
  onComplete,
  length = 6,
  type,
  mask = false,
  disabled,
  readOnly,
  onSelect,
  onFocus,
  onBlur,
  ...rest
}: Omit<PinInputProps, keyof FieldOwnProps | 'labelHidden' | 'className'>) {
  const { locked = false, ...control } = useFieldControl()
  const { pin, put, inputProps } = usePin({ value, defaultValue, onValueChange, onComplete, length, type })
  const [selected, setSelected] = useState<readonly [number, number]>()
  const characters = [...pin]
  const select = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
    setSelected([selectionStart ?? 0, selectionEnd ?? 0])
  const isSelected = (index: number) => {
    if (!selected) return false
    const [from, to] = selected
    // the last box stays marked when the code is complete
    return from === to ? index === Math.min(from, length - 1) : index >= from && index < to
  }
  return (
    <span
      data-slot="pin-input"
      data-invalid={control['aria-invalid']}
      data-locked={locked || readOnly || undefined}
      data-disabled={disabled || undefined}
      // codes are read from left to right in every language
      dir="ltr"
      className="kui:group/pin kui:relative kui:inline-flex kui:max-w-full kui:gap-1.5 kui:self-start"
    >
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes do not move
          key={index}
          data-slot="pin-box"
          aria-hidden="true"
          data-selected={isSelected(index) || undefined}
          className={box}
        >
          {mask && characters[index] ? '•' : characters[index]}
        </span>
      ))}
      <input
        data-slot="input"
        className={input}
        {...inputProps}
        type={mask ? 'password' : 'text'}
        onChange={(event) => put(event.target.value)}
        onSelect={(event) => {
          onSelect?.(event)
          select(event.currentTarget)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          select(event.currentTarget)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setSelected(undefined)
        }}
        disabled={disabled}
        readOnly={locked || readOnly}
        {...control}
        {...rest}
      />
    </span>
  )
}

const box = cx(
  'kui:grid kui:h-(--k-control-lg) kui:w-9 kui:min-w-0 kui:place-items-center kui:rounded-md kui:border kui:border-line-control kui:bg-surface kui:text-lg kui:text-fg-strong kui:tabular-nums kui:transition-colors kui:duration-(--k-dur-1) kui:pointer-coarse:w-11',
  'kui:group-hover/pin:border-fg-muted kui:data-selected:border-focus kui:data-selected:shadow-[0_0_0_3px_color-mix(in_oklab,var(--k-focus)_28%,transparent)] kui:forced-colors:data-selected:outline-2 kui:forced-colors:data-selected:outline-solid',
  'kui:group-data-invalid/pin:border-danger',
  'kui:group-data-locked/pin:border-line kui:group-data-locked/pin:bg-sunken kui:group-data-locked/pin:text-fg-muted kui:group-data-disabled/pin:border-line kui:group-data-disabled/pin:bg-sunken kui:group-data-disabled/pin:text-fg-disabled',
)

// The text is drawn by the boxes; 16 px, or phones would zoom in.
const input =
  'kui:absolute kui:inset-0 kui:w-full kui:bg-transparent kui:text-[16px] kui:text-transparent kui:caret-transparent kui:outline-none kui:selection:bg-transparent kui:selection:text-transparent kui:disabled:cursor-not-allowed'
