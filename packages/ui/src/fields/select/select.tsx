import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { bareInput, controlBox } from '../field/control'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { type Option, type SelectOption, textOption } from '../options/options'
import { useOptions } from '../options/use-options'

export type SelectProps<V = string, Placeholder extends string | undefined = string> = FieldOwnProps &
  Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'children' | keyof FieldOwnProps> & {
    /** The selected value; an empty text for none. */
    value?: V | ''
    defaultValue?: NoInfer<V> | ''
    /** Without a placeholder the empty text cannot be chosen. */
    onValueChange?: (value: Placeholder extends string ? V | '' : V) => void
    /** Texts, or values of any type with labels. */
    options: readonly Option<V>[]
    /** Label of the empty option. None when left out. */
    placeholder?: Placeholder
    /** @default 'normal' */
    size?: 'normal' | 'large'
    /** An icon before the text. */
    icon?: ReactNode
    /** Hides the label visually, for toolbars. @default false */
    labelHidden?: boolean
  }

/**
 * Selects one of several options with the native select in the kit's style: best for touch, keyboard and screen
 * readers, without code. `className` goes to the field, `ref` and other props to the select.
 */
export function Select<const V = string, Placeholder extends string | undefined = undefined>({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  className,
  labelHidden,
  ...rest
}: SelectProps<V, Placeholder>) {
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
      <SelectInput {...rest} />
    </Field>
  )
}

type SelectInputProps<V> = Omit<
  SelectProps<V>,
  keyof FieldOwnProps | 'labelHidden' | 'placeholder' | 'onValueChange'
> & {
  placeholder?: string | undefined
  // as a method it may take less: see `Placeholder`
  onValueChange?(value: V | ''): void
}

function SelectInput<V>({
  value,
  defaultValue = '',
  onValueChange,
  options,
  placeholder,
  size,
  icon,
  disabled = false,
  name,
  form,
  ...rest
}: SelectInputProps<V>) {
  const { locked = false, ...control } = useFieldControl()
  const { keyed, keyOf, valueForKey } = useOptions<V, SelectOption<V>>(options, textOption)
  const [current, setCurrent] = useControllable<V | ''>(value, defaultValue, onValueChange)
  const chosen = keyOf(current)
  // keep values that are no longer offered, or saving would change them silently
  const unknown = chosen !== '' && !keyed.some(({ key }) => key === chosen)
  // selects have no read-only state, and disabled ones cannot be focused or copied from, so an input replaces it with
  // the same props (ref, data attributes); a hidden one sends the value, because this one has the label
  if (locked) {
    const label = keyed.find(({ key }) => key === chosen)?.option.label ?? (chosen || placeholder || '')
    return (
      <span data-slot="select" data-locked="true" className={controlBox({ size })}>
        {icon}
        <input data-slot="input" readOnly className={bareInput} value={label} {...control} {...(rest as object)} />
        {name && <input type="hidden" name={name} form={form} value={chosen} disabled={disabled} />}
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
        onChange={(event) => setCurrent(valueForKey(event.target.value) ?? '')}
        disabled={disabled}
        name={name}
        form={form}
        {...control}
        {...rest}
      >
        {(placeholder !== undefined || chosen === '') && <option value="">{placeholder}</option>}
        {unknown && <option value={chosen}>{chosen}</option>}
        {keyed.map(({ key, option }) => (
          <option key={key} value={key} disabled={option.disabled}>
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
