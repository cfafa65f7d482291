import { Check, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { boxButton } from '../field/control'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { type PasswordStrength, passwordStrength } from './password-strength'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'counter' | 'aside'> & {
  /** Rates a new password while typing, or shows the given rating. @default false */
  strength?: boolean | PasswordStrength | undefined
  /** The password to repeat: shows while typing that both match, and on blur that they do not. */
  match?: string
}

/** A password with a button to show it. Use `autoComplete="new-password"` for new passwords. */
export function PasswordField({
  value,
  defaultValue = '',
  onValueChange,
  strength = false,
  match,
  autoComplete = 'current-password',
  labels,
  disabled,
  error,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const t = useLabels('fields', en, labels)
  const [password, setPassword] = useControllable(value, defaultValue, onValueChange)
  const [shown, setShown] = useState(false)
  const [left, setLeft] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const judged = strength === true ? passwordStrength(password) : strength
  const repeats = match !== undefined && password !== ''
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      labels={labels}
      disabled={disabled}
      value={password}
      onValueChange={setPassword}
      {...rest}
      error={repeats && left && password !== match ? t.passwordsDiffer : error}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      aside={
        judged && password !== '' ? (
          <Strength strength={judged} names={t.strength} />
        ) : (
          repeats && password === match && <Equal>{t.passwordsEqual}</Equal>
        )
      }
      end={
        <button
          type="button"
          data-slot="password-reveal"
          aria-label={shown ? t.hidePassword : t.showPassword}
          disabled={disabled}
          className={boxButton}
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      }
    />
  )
}

function Equal({ children }: { children: string }) {
  return (
    <span data-slot="password-equal" className="kui:flex kui:shrink-0 kui:items-center kui:gap-1.25">
      <Check size={14} strokeWidth={1.5} aria-hidden="true" className="kui:text-success-text" />
      <span role="status">{children}</span>
    </span>
  )
}

const marks = { weak: 1, fair: 2, strong: 3 }

/** The rating as text; the three bars are decorative. */
function Strength({ strength, names }: { strength: PasswordStrength; names: Record<PasswordStrength, string> }) {
  return (
    <span
      data-slot="password-strength"
      data-strength={strength}
      className="kui:group/strength kui:flex kui:shrink-0 kui:items-center kui:gap-1.5"
    >
      <span aria-hidden="true" className="kui:flex kui:gap-0.5">
        {[1, 2, 3].map((mark) => (
          <span
            key={mark}
            data-on={mark <= marks[strength] || undefined}
            className="kui:h-1 kui:w-5 kui:rounded-xs kui:bg-line kui:group-data-[strength=fair]/strength:data-[on]:bg-warning kui:group-data-[strength=strong]/strength:data-[on]:bg-success kui:group-data-[strength=weak]/strength:data-[on]:bg-danger"
          />
        ))}
      </span>
      <span role="status">{names[strength]}</span>
    </span>
  )
}
