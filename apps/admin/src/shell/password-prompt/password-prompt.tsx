import { lazy, Suspense, useEffect, useState } from 'react'
import { loadCode } from '../../shared/i18n/load-code'
import { closePasswordPrompt, usePasswordPrompt } from '../../shared/session/password-prompt'

const PasswordDialog = lazy(async () => ({
  default: (await loadCode(() => import('./password-dialog'))).PasswordDialog,
}))

/** The prompt of calls that need the password confirmed. Its dialog loads with the first and stays for its closing animation. */
export function PasswordPrompt() {
  const open = usePasswordPrompt()
  const [loaded, setLoaded] = useState(false)
  if (open && !loaded) setLoaded(true)
  // signed out, or left: the call that waits rejects
  useEffect(() => () => closePasswordPrompt(false), [])
  return (
    loaded && (
      <Suspense>
        <PasswordDialog open={open} />
      </Suspense>
    )
  )
}
