import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useLabels } from '../internal/use-labels'
import { en } from './labels'
import { TextField, type TextFieldProps } from './text-field'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'counter'>

/** A password, which can be looked at. */
export function PasswordField({ autoComplete = 'current-password', labels, ...rest }: PasswordFieldProps) {
  const t = useLabels('fields', en, labels)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      labels={labels}
      {...rest}
      end={
        <button
          type="button"
          data-slot="password-reveal"
          aria-label={shown ? t.hidePassword : t.showPassword}
          className="kui:-mr-1 kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-subtle kui:hover:bg-hover kui:focus-visible:shadow-ring"
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      }
    />
  )
}
