import type { PasswordVerdict } from '@kiosk-admin/api-client/password-policy'
import { PasswordField } from '@kiosk-admin/ui'
import { type ComponentProps, useDeferredValue, useEffect, useMemo, useState } from 'react'

type JudgePassword = (password: string, names: readonly string[]) => PasswordVerdict

type PasswordFieldProps = ComponentProps<typeof PasswordField>
type PasswordStrength = Exclude<PasswordFieldProps['strength'], boolean | undefined>

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'strength' | 'autoComplete' | 'match'> & {
  value: string
  /** Names that the password may not contain: the user's and the malls'. */
  names?: readonly string[]
}

/** Field for a new password, with its strength as the server will judge it. */
export function NewPasswordField({ names = [], ...field }: NewPasswordFieldProps) {
  const strength = useStrength(field.value, names)
  return <PasswordField {...field} autoComplete="new-password" strength={strength} />
}

/** Loads the password policy with the first character, as it is larger than the form. */
function useStrength(typed: string, names: readonly string[]): PasswordStrength | undefined {
  const [judge, setJudge] = useState<JudgePassword>()
  const password = useDeferredValue(typed)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped || judge) return
    let active = true
    import('@kiosk-admin/api-client/password-policy').then(
      ({ judgePassword }) => active && setJudge(() => judgePassword),
      // offline: the server checks the password on submit
      () => undefined,
    )
    return () => {
      active = false
    }
  }, [isTyped, judge])
  const known = names.join('\n')
  return useMemo(
    () => (judge && password !== '' ? strengthOf(judge(password, known.split('\n'))) : undefined),
    [judge, password, known],
  )
}

const strengthOf = ({ score, reason }: PasswordVerdict): PasswordStrength =>
  reason ? 'weak' : score === 4 ? 'strong' : 'fair'
