import type { ComponentProps, ReactNode } from 'react'
import { en } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { bareInput, controlBox } from '../field/control'
import { nearLimit } from '../field/counter'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { CounterAnnouncement, FieldCounter, useCounterAnnouncement } from '../field/field-counter'

/** Shared props of single-line fields. `className` goes to the field, `ref` and other props to the input. */
export type TextFieldProps = FieldOwnProps &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | keyof FieldOwnProps> & {
    value?: string
    defaultValue?: string
    onValueChange?: (value: string) => void
    /** @default 'normal' */
    size?: 'normal' | 'large'
    /** An icon before the text. */
    icon?: ReactNode
    /** A button after the text. */
    end?: ReactNode
    /** Hides the label visually. @default false */
    labelHidden?: boolean
    /** Content at the end of the line below. */
    aside?: ReactNode
    /** Maximum characters, counted near the limit. More can be typed, so that pasted text is not cut. */
    counter?: number
  }

/** A single-line text field. */
export function TextField({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  labelHidden = false,
  value,
  defaultValue = '',
  onValueChange,
  counter,
  aside,
  className,
  ...input
}: TextFieldProps) {
  const t = useLabels('fields', en, labels)
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const { left, announceLength } = useCounterAnnouncement(text, counter)
  const letters = text.length // counts code points, like validation
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      labelHidden={labelHidden}
      className={className}
      aside={
        aside ??
        (counter !== undefined && !isLocked(readOnlyReason) && nearLimit(letters, counter) && (
          <FieldCounter used={letters} largest={counter} t={t} />
        ))
      }
    >
      <TextInput
        value={text}
        onValueChange={(next) => {
          announceLength(next)
          setText(next)
        }}
        {...input}
      />
      {counter !== undefined && <CounterAnnouncement left={left} t={t} />}
    </Field>
  )
}

type TextInputProps = Omit<
  TextFieldProps,
  | 'label'
  | 'labelHidden'
  | 'hint'
  | 'error'
  | 'required'
  | 'readOnlyReason'
  | 'labels'
  | 'counter'
  | 'aside'
  | 'defaultValue'
>

/** The box with the input, for other fields. */
export function TextInput({
  value,
  onValueChange,
  size,
  icon,
  end,
  disabled,
  readOnly,
  className,
  ...rest
}: TextInputProps) {
  const { locked = false, ...control } = useFieldControl()
  return (
    <span
      data-slot="text-input"
      data-invalid={control['aria-invalid']}
      data-locked={locked || undefined}
      data-disabled={disabled || undefined}
      className={cx(controlBox({ size }), className)}
    >
      {icon}
      <input
        data-slot="input"
        className={bareInput}
        value={value}
        onChange={(event) => onValueChange?.(event.target.value)}
        disabled={disabled}
        readOnly={locked || readOnly}
        {...control}
        {...rest}
      />
      {end}
    </span>
  )
}
