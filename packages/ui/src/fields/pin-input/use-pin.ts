import { useControllable } from '../../internal/hooks/use-controllable'
import { cleanPin, type PinType } from './pin-text'

export type UsePinProps = {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Called when the last character is entered. */
  onComplete?: ((value: string) => void) | undefined
  /** Number of characters. @default 6 */
  length?: number | undefined
  /** @default 'numeric' */
  type?: PinType | undefined
}

/** State of a one-time code in one input. */
export function usePin({
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  type = 'numeric',
}: UsePinProps = {}) {
  const [pin, setPin] = useControllable(value, defaultValue, onValueChange)
  return {
    pin,
    /** Sets the code and reports it when it is complete. */
    put: (text: string) => {
      const next = cleanPin(text, type, length)
      if (next === pin) return
      setPin(next)
      if ([...next].length === length) onComplete?.(next)
    },
    /** Props of the input. */
    inputProps: {
      value: pin,
      inputMode: type === 'numeric' ? ('numeric' as const) : ('text' as const),
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  }
}
