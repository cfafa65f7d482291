import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../internal/cx'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { type Option, textOption } from '../options/options'
import { useOptions } from '../options/use-options'
import { useChoice } from './use-choice'

export type RadioOption<V = string> = {
  value: V
  label: ReactNode
  /** A hint below the label. */
  hint?: ReactNode
  /** @default false */
  disabled?: boolean
}

/** Shared props of single-choice groups. `className` goes to the field, `ref` and other props to the group. */
export type RadioGroupProps<V = string> = FieldOwnProps &
  Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    /** The selected value; an empty text for none. */
    value?: V | ''
    defaultValue?: NoInfer<V> | ''
    onValueChange?: (value: V) => void
    /** Texts, or values of any type with labels. */
    options: readonly Option<V, RadioOption<V>>[]
    /** The form field's name. */
    name?: string
    /** @default false */
    disabled?: boolean
    /** Layout: one below another, or in lines that wrap. @default 'vertical' */
    orientation?: 'vertical' | 'horizontal'
  }

const mark = cx(
  'kui:peer kui:relative kui:size-4 kui:rounded-full kui:border-[1.5px] kui:border-line-control kui:bg-surface kui:not-disabled:hover:border-fg-muted kui:focus-visible:shadow-ring',
  'kui:before:absolute kui:before:-inset-1 kui:before:content-[""] kui:pointer-coarse:before:-inset-3.5', // a target of 24 px, 44 for touch
  'kui:group-not-data-[locked]/radios:not-disabled:checked:border-accent-line kui:group-not-data-[locked]/radios:not-disabled:checked:bg-accent',
  'kui:group-data-[locked]/radios:border-line kui:group-data-[locked]/radios:bg-sunken kui:group-data-[invalid]/radios:border-danger kui:disabled:border-line kui:disabled:bg-sunken',
)

/** Selects one of a few visible options (WAI-ARIA radio group). Prefer `Select` from six options on. */
export function RadioGroup<const V = string>({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  className,
  ...rest
}: RadioGroupProps<V>) {
  return (
    <Field
      group
      label={label}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <Radios {...rest} />
    </Field>
  )
}

function Radios<V>({
  value,
  defaultValue,
  onValueChange,
  options,
  orientation = 'vertical',
  name,
  disabled,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: Omit<RadioGroupProps<V>, keyof FieldOwnProps>) {
  const { keyed, keyOf } = useOptions<V, RadioOption<V>>(options, textOption)
  const { groupProps, radioProps } = useChoice<V>({
    value,
    defaultValue,
    keyOf,
    onValueChange,
    name,
    disabled,
    field: useFieldControl(),
    onKeyDown,
    onFocus,
    onBlur,
  })
  return (
    <div
      data-slot="radio-group"
      data-layout={orientation}
      className="kui:group/radios kui:flex kui:flex-col kui:gap-2 kui:py-1 kui:pointer-coarse:gap-y-6 kui:pointer-coarse:py-3 kui:data-[layout=horizontal]:flex-row kui:data-[layout=horizontal]:flex-wrap kui:data-[layout=horizontal]:gap-x-5"
      {...groupProps}
      {...rest}
    >
      {keyed.map(({ key, option }) => (
        <Radio key={key} option={option} input={radioProps(option.value, option.disabled)} />
      ))}
    </div>
  )
}

type RadioProps = { option: Pick<RadioOption, 'label' | 'hint'>; input: ComponentProps<'input'> }

function Radio({ option: { label, hint }, input }: RadioProps) {
  const id = useId()
  return (
    <div data-slot="radio" className="kui:grid kui:grid-cols-[auto_1fr] kui:items-center kui:gap-x-2">
      <span className="kui:relative kui:grid kui:size-4 kui:place-items-center kui:text-accent-fg">
        <input
          data-slot="radio-input"
          id={id}
          {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
          {...input}
          className={mark}
        />
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="kui:pointer-events-none kui:absolute kui:hidden kui:size-4 kui:group-data-[locked]/radios:text-fg-muted kui:peer-checked:block kui:peer-disabled:text-fg-disabled"
        >
          <circle cx="8" cy="8" r="3" fill="currentColor" />
        </svg>
      </span>
      <label
        htmlFor={id}
        data-slot="radio-label"
        data-disabled={input.disabled || undefined}
        className="kui:text-sm kui:text-fg kui:data-[disabled]:text-fg-disabled"
      >
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} data-slot="radio-hint" className="kui:col-start-2 kui:text-xs kui:text-fg-subtle">
          {hint}
        </span>
      )}
    </div>
  )
}
