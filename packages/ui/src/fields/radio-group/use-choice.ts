// State of a choice between options, for radio groups and segmented controls.

import { type FocusEvent, type KeyboardEvent, useId } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { whenLeft } from '../../internal/when-left'
import type { FieldControl } from '../field/field-context'

export type UseChoiceProps<V> = {
  /** The value; an empty text for none. */
  value?: V | '' | undefined
  defaultValue?: V | '' | undefined
  onValueChange?: ((value: V) => void) | undefined
  /** The text that a form submits for a value. @default the value as text */
  keyOf?: ((value: V) => string) | undefined
  /** The form field's name. */
  name?: string | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** Props from the field around the group. @default nothing */
  field?: Partial<FieldControl> | undefined
  /** The caller's handler; keys with prevented default are ignored. */
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
  /** Called when the focus leaves the group. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }

/**
 * State of native radios. Arrow keys are handled here, because browsers differ in right-to-left pages, and because
 * read-only groups move the focus without selecting.
 */
export function useChoice<V>({
  value,
  defaultValue = '',
  onValueChange,
  keyOf = String,
  name,
  disabled = false,
  field = {},
  onKeyDown,
  onFocus,
  onBlur,
}: UseChoiceProps<V>) {
  const { locked = false, ...control } = field
  const ownName = useId()
  const [chosen, setChosen] = useControllable<V | ''>(value, defaultValue)
  const radiosIn = (group: Element) =>
    Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)'))

  const groupProps = {
    role: 'radiogroup',
    tabIndex: -1,
    'aria-readonly': locked || undefined,
    'data-locked': locked || undefined,
    'data-invalid': control['aria-invalid'],
    ...control,
    // form errors link to the id of the group
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      onFocus?.(event)
      if (event.target !== event.currentTarget) return
      const radios = radiosIn(event.currentTarget)
      const at = radios.find((radio) => radio.checked) ?? radios[0]
      at?.focus()
    },
    onBlur: whenLeft(onBlur),
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event)
      const step = steps[event.key]
      if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const radios = radiosIn(event.currentTarget)
      const at = radios.indexOf(event.target as HTMLInputElement)
      const mirrored = /Left|Right/.test(event.key) && getComputedStyle(event.currentTarget).direction === 'rtl'
      const next = radios.at((at + (mirrored ? -step : step)) % radios.length)
      next?.focus()
      if (!locked) next?.click()
    },
  }

  const radioProps = (own: V, ownDisabled = false) => ({
    type: 'radio' as const,
    name: name ?? ownName,
    value: keyOf(own),
    checked: chosen === own,
    disabled: disabled || ownDisabled,
    onChange: () => {
      if (locked) return
      setChosen(own)
      onValueChange?.(own)
    },
  })

  return { chosen, locked, invalid: control['aria-invalid'] === true, groupProps, radioProps }
}
