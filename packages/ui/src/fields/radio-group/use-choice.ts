import { type FocusEvent, type KeyboardEvent, useId } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { whenLeft } from '../../internal/when-left'
import type { FieldControl } from '../field/field-context'

export type UseChoiceProps = {
  /** The empty text while nothing is chosen. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** The name under which a form sends the value. */
  name?: string | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** What the group takes from the field around it. @default nothing */
  field?: Partial<FieldControl> | undefined
  /** The caller's own; a key that it prevents is not taken up. */
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
  /** Called when the focus leaves all of the radios. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }

/**
 * One of several radios of the browser. The arrows are the kit's own: browsers do not agree on them from right to left,
 * and a locked group moves its focus without choosing.
 */
export function useChoice({
  value,
  defaultValue = '',
  onValueChange,
  name,
  disabled = false,
  field = {},
  onKeyDown,
  onFocus,
  onBlur,
}: UseChoiceProps) {
  const { locked = false, ...control } = field
  const ownName = useId()
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  const radiosIn = (group: Element) =>
    Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)'))

  const groupProps = {
    role: 'radiogroup',
    tabIndex: -1,
    'aria-readonly': locked || undefined,
    'data-locked': locked || undefined,
    'data-invalid': control['aria-invalid'],
    ...control,
    // a form that leads to a wrong field knows the group's id only
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

  const radioProps = (own: string, ownDisabled = false) => ({
    type: 'radio' as const,
    name: name ?? ownName,
    value: own,
    checked: chosen === own,
    disabled: disabled || ownDisabled,
    onChange: () => {
      if (!locked) setChosen(own)
    },
  })

  return { chosen, locked, invalid: control['aria-invalid'] === true, groupProps, radioProps }
}
