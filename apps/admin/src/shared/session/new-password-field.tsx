import type { PasswordVerdict } from '@kiosk-admin/api-client/password-policy'
import { PasswordField, type PasswordFieldProps } from '@kiosk-admin/ui'
import type { PasswordStrength } from '@kiosk-admin/ui/headless'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

type Judge = (password: string, names: readonly string[]) => PasswordVerdict

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'strength' | 'autoComplete' | 'match'> & {
  value: string
  /** What the password may not contain: the user's name, and those of the malls. */
  names?: readonly string[]
}

/** A password that is being chosen: says while it is typed what the server will think of it. */
export function NewPasswordField({ names = [], ...field }: NewPasswordFieldProps) {
  const strength = useStrength(field.value, names)
  return <PasswordField {...field} autoComplete="new-password" strength={strength} />
}

/** The judge is heavier than the form, so it comes with the first letter; until then nothing is said. */
function useStrength(typed: string, names: readonly string[]): PasswordStrength | undefined {
  const [judge, setJudge] = useState<Judge>()
  const password = useDeferredValue(typed)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped || judge) return
    let here = true
    import('@kiosk-admin/api-client/password-policy').then(
      ({ judgePassword }) => here && setJudge(() => judgePassword),
      // offline: the server says it at the latest
      () => undefined,
    )
    return () => {
      here = false
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
