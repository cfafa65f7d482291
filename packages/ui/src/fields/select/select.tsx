import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { bareInput, controlBox } from '../field/control'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldOwnProps &
  Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'children' | keyof FieldOwnProps> & {
    value?: string
    defaultValue?: string
    onValueChange?: (value: string) => void
    options: readonly SelectOption[]
    /** Label of the empty option. None when left out. */
    placeholder?: string
    /** @default 'normal' */
    size?: 'normal' | 'large'
    /** An icon before the text. */
    icon?: ReactNode
  }

/**
 * Selects one of several options with the native select in the kit's style: best for touch, keyboard and screen
 * readers, without code. `className` goes to the field, `ref` and other props to the select.
 */
export function Select({ label, hint, error, required, readOnlyReason, id, labels, className, ...rest }: SelectProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <SelectInput {...rest} />
    </Field>
  )
}

type SelectInputProps = Omit<SelectProps, keyof FieldOwnProps>

function SelectInput({
  value,
  defaultValue = '',
  onValueChange,
  options,
  placeholder,
  size,
  icon,
  disabled = false,
  ...rest
}: SelectInputProps) {
  const { locked = false, ...control } = useFieldControl()
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  // keep values that are no longer offered, or saving would change them silently
  const unknown = chosen !== '' && !options.some((option) => option.value === chosen)
  // selects have no read-only state, and disabled ones cannot be focused or copied from, so an input replaces it with
  // the same props (name, ref, data attributes)
  if (locked) {
    const label = options.find((option) => option.value === chosen)?.label ?? (chosen || placeholder || '')
    return (
      <span data-slot="select" data-locked="true" className={controlBox({ size })}>
        {icon}
        <input data-slot="input" readOnly className={bareInput} value={label} {...control} {...(rest as object)} />
      </span>
    )
  }
  return (
    <span
      data-slot="select"
      data-invalid={control['aria-invalid']}
      data-disabled={disabled || undefined}
      className={cx(controlBox({ size }), 'kui:relative kui:pe-0')}
    >
      {icon}
      <select
        data-slot="select-input"
        className="kui:h-full kui:min-w-0 kui:flex-1 kui:truncate kui:pe-8 kui:outline-none kui:disabled:cursor-not-allowed"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        disabled={disabled}
        {...control}
        {...rest}
      >
        {(placeholder !== undefined || chosen === '') && <option value="">{placeholder}</option>}
        {unknown && <option value={chosen}>{chosen}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="kui:pointer-events-none kui:absolute kui:end-2.5"
      />
    </span>
  )
}
