import { type ComponentProps, type ReactNode, useRef } from 'react'
import { en } from '#labels/fields'
import { useFormField } from '../../internal/form-field'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { bareInput, controlBox } from '../field/control'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import type { ComboboxOption } from './choices'
import { ComboboxButtons } from './combobox-buttons'
import { ComboboxPopup, ComboboxStatusLine } from './combobox-popup'
import { type ComboboxState, type UseComboboxProps, useCombobox } from './use-combobox'
import { type OptionValuesProps, useOptionValues } from './use-option-values'

export type ComboboxProps<V = string> = FieldOwnProps &
  OptionValuesProps<V> &
  Pick<UseComboboxProps, 'loadAfter'> &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'role' | keyof FieldOwnProps> & {
    /** The selected value; an empty text for none. */
    value?: V | ''
    defaultValue?: NoInfer<V> | ''
    onValueChange?: (value: V | '') => void
    /** Shows a button that clears the selection. @default unless required */
    clearable?: boolean
    /** @default 'normal' */
    size?: 'normal' | 'large'
    /** An icon before the text; the selected option's image replaces it. */
    icon?: ReactNode
  }

/**
 * Selects one of many options by typing (WAI-ARIA combobox with listbox popup, list autocomplete). Arrow keys open the
 * list and move, Page keys move further, Enter selects, Escape closes; Alt with an arrow key opens and closes. On blur,
 * a complete label selects its option; other text is reverted, or rejected in a `ContentForm`. `className` goes to the
 * field, `ref` and other props to the input.
 */
export function Combobox<const V = string>({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  className,
  value,
  defaultValue = '',
  onValueChange,
  options,
  loadOptions,
  loadAfter,
  onCreate,
  ...rest
}: ComboboxProps<V>) {
  const t = useLabels('fields', en, rest.labels)
  const { comboboxProps, keyOf, valueForKey } = useOptionValues<V>({ options, loadOptions, onCreate })
  const [chosen, setChosen] = useControllable<V | ''>(value, defaultValue, onValueChange)
  const current = keyOf(chosen)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || rest.disabled === true
  const box = useCombobox({
    values: current === '' ? [] : [current],
    onValuesChange: ([next = '']) => setChosen(valueForKey(next) ?? ''),
    loadAfter,
    locked,
    keepUnknown: useFormField() !== undefined,
    ...comboboxProps,
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={box.unknown ? (required ? t.combobox.unknownRequired : t.combobox.unknown) : error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={rest.labels}
      className={className}
    >
      <ComboboxInput clearable={!required} {...rest} box={box} value={current} locked={locked} />
    </Field>
  )
}

type ComboboxInputProps = Omit<
  ComboboxProps,
  Exclude<keyof FieldOwnProps, 'labels'> | keyof UseComboboxProps | 'value' | 'defaultValue' | 'onValueChange'
> & { box: ComboboxState; value: string; locked: boolean }

function ComboboxInput({
  box,
  value,
  locked,
  clearable,
  size,
  icon,
  name,
  disabled = false,
  labels,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: ComboboxInputProps) {
  const { locked: fieldLocked = false, ...control } = useFieldControl()
  const { inputProps } = box
  const edge = useRef<HTMLDivElement>(null)
  const focus = () => edge.current?.querySelector('input')?.focus()
  const image: ComboboxOption['image'] = box.typing ? undefined : box.chosen[0]?.image
  return (
    <ComboboxPopup box={box} labels={labels}>
      <div
        ref={edge}
        data-slot="combobox"
        data-invalid={control['aria-invalid']}
        data-locked={fieldLocked || undefined}
        data-disabled={disabled || undefined}
        className={controlBox({ size })}
      >
        {image ? (
          <img src={image} alt="" className="kui:-ms-0.75 kui:size-5 kui:rounded-sm kui:object-contain" />
        ) : (
          icon
        )}
        <input
          data-slot="input"
          className={`${bareInput} kui:truncate`}
          disabled={disabled}
          {...control}
          {...rest}
          {...inputProps}
          onFocus={(event) => {
            // typed text replaces the shown selection
            event.currentTarget.select()
            rest.onFocus?.(event)
          }}
          onClick={(event) => {
            inputProps.onClick()
            onClick?.(event)
          }}
          onKeyDown={(event) => {
            inputProps.onKeyDown(event)
            onKeyDown?.(event)
          }}
          onBlur={(event) => {
            inputProps.onBlur()
            onBlur?.(event)
          }}
        />
        {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
        <ComboboxStatusLine box={box} labels={labels} />
        <ComboboxButtons
          {...{ box, locked, focus, labels }}
          clears={clearable === true && (value !== '' || box.unknown)}
        />
      </div>
    </ComboboxPopup>
  )
}
