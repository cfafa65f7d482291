import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { en } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useFormField } from '../../internal/form-field'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { useOwnEscape } from '../../internal/hooks/use-own-escape'
import { isLocked } from '../../internal/lock'
import { whenLeft } from '../../internal/when-left'
import { chipInput, chipRow } from '../chips-field/chip-classes'
import type { ComboboxOption } from '../combobox/choices'
import { ComboboxButtons } from '../combobox/combobox-buttons'
import { ComboboxPopup, ComboboxStatusLine } from '../combobox/combobox-popup'
import { type ComboboxState, type UseComboboxProps, useCombobox } from '../combobox/use-combobox'
import { type OptionValuesProps, useOptionValues } from '../combobox/use-option-values'
import { controlBox } from '../field/control'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { ChosenChips, focusLastChip } from './chosen-chips'

export type MultiSelectProps<V = string> = FieldOwnProps &
  OptionValuesProps<V> &
  Pick<UseComboboxProps, 'loadAfter'> &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'role' | keyof FieldOwnProps> & {
    /** The selected values, in selection order. */
    value?: readonly V[]
    defaultValue?: readonly NoInfer<V>[]
    onValueChange?: (value: V[]) => void
    /** Shows a button that clears the selection. @default unless required */
    clearable?: boolean
    /** Shows a row that selects or clears all listed options. @default true */
    allAtOnce?: boolean
  }

const none: readonly never[] = []

/** Number of rendered chips, the last ones; the list shows all. */
const MOST_CHIPS = 40

/**
 * Selects several options, shown as chips (WAI-ARIA combobox with a multi-select listbox popup). Thousands stay fast:
 * the list is virtualised and the control shows the last 40 chips. Keys as in `Combobox`; Enter toggles and the list
 * stays open. In the empty input, Backspace removes the last chip and arrow back moves to the chips, where arrow keys
 * move and Delete removes. `className` goes to the field, `ref` and other props to the input.
 */
export function MultiSelect<const V = string>({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  className,
  value,
  defaultValue = none,
  onValueChange,
  options,
  loadOptions,
  loadAfter,
  onCreate,
  allAtOnce = true,
  ...rest
}: MultiSelectProps<V>) {
  const t = useLabels('fields', en, rest.labels)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || rest.disabled === true
  const { comboboxProps, keyOf, valueForKey } = useOptionValues<V>({ options, loadOptions, onCreate })
  const [chosen, setChosen] = useControllable<readonly V[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  )
  const box = useCombobox({
    multiple: true,
    allAtOnce,
    locked,
    keepUnknown: useFormField() !== undefined,
    values: useMemo(() => chosen.map(keyOf), [chosen, keyOf]),
    onValuesChange: (keys) => setChosen(keys.map(valueForKey).filter((one) => one !== undefined)),
    loadAfter,
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
      <MultiSelectInput clearable={!required} {...rest} box={box} locked={locked} />
    </Field>
  )
}

type MultiSelectInputProps = Omit<
  MultiSelectProps,
  Exclude<keyof FieldOwnProps, 'labels'> | keyof UseComboboxProps | 'value' | 'defaultValue' | 'onValueChange'
> & { box: ComboboxState; locked: boolean }

function MultiSelectInput({
  box,
  locked,
  clearable,
  name,
  placeholder,
  disabled = false,
  labels,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: MultiSelectInputProps) {
  const t = useLabels('fields', en, labels)
  const { locked: fieldLocked = false, ...control } = useFieldControl()
  const { chosen } = box
  const shown = chosen.slice(-MOST_CHIPS)
  const more = chosen.length > shown.length ? t.combobox.more(chosen.length - shown.length) : undefined
  // the box handles blur, since it contains the chips
  const { onBlur: _, ...inputProps } = box.inputProps
  const chosenId = useId()
  const [removed, setRemoved] = useState<string>()
  const edge = useRef<HTMLDivElement>(null)
  useOwnEscape(edge, (target) => target.closest('[data-slot=chip]') !== null)
  const focus = () => edge.current?.querySelector('input')?.focus()
  const remove = (option: ComboboxOption) => {
    box.toggle(option.value)
    setRemoved(option.label)
  }
  /** Keys of the empty input that act on chips. */
  const onChipKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (locked || !last || event.currentTarget.value !== '' || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace') remove(last)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) focusLastChip(edge.current)
  }
  return (
    <ComboboxPopup box={box} labels={labels}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles blur and is not interactive */}
      <div
        ref={edge}
        data-slot="multi-select"
        data-invalid={control['aria-invalid']}
        data-locked={fieldLocked || undefined}
        data-disabled={disabled || undefined}
        className={controlBox({ size: 'several' })}
        onBlur={(event) => {
          // moving from the input to a chip is no blur
          if (event.target.matches('[role=combobox]')) box.leave()
          whenLeft(onBlur)(event as FocusEvent<HTMLInputElement>)
        }}
      >
        <span className={chipRow}>
          {more && <span className="kui:ps-1 kui:text-sm kui:text-fg-muted">{more}</span>}
          <ChosenChips options={shown} box={edge} onRemove={remove} locked={locked} labels={labels} />
          <input
            data-slot="input"
            className={cx(chipInput, 'kui:min-w-16 kui:truncate')}
            disabled={disabled}
            placeholder={chosen.length > 0 ? undefined : placeholder}
            {...control}
            {...rest}
            {...inputProps}
            aria-describedby={[control['aria-describedby'], chosen.length > 0 && chosenId].filter(Boolean).join(' ')}
            onClick={(event) => {
              inputProps.onClick()
              onClick?.(event)
            }}
            onKeyDown={(event) => {
              onChipKey(event)
              inputProps.onKeyDown(event)
              onKeyDown?.(event)
            }}
          />
        </span>
        <span id={chosenId} hidden>
          {t.combobox.chosen([...(more ? [more] : []), ...shown.map(({ label }) => label)].join(', '))}
        </span>
        {name &&
          chosen.map((option) => (
            <input key={option.value} type="hidden" name={name} value={option.value} disabled={disabled} />
          ))}
        <ComboboxStatusLine box={box} labels={labels} />
        <span role="status" className="kui:sr-only">
          {removed !== undefined && t.chips.removed(removed)}
        </span>
        <ComboboxButtons
          {...{ box, locked, focus, labels }}
          clears={clearable === true && (chosen.length > 0 || box.unknown)}
        />
      </div>
    </ComboboxPopup>
  )
}
