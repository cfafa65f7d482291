import type { Session } from '@kiosk-admin/admin'
import { createClient } from '@kiosk-admin/api-client'
import { useState } from 'react'

const client = createClient()

/** The host app's own sign-in; in this example it uses the server's call. */
export function SignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [failed, setFailed] = useState(false)

  async function signIn(form: FormData) {
    setFailed(false)
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) }
    const answer = await client.login(credentials).catch(() => undefined)
    if (answer) onSignedIn(answer)
    else setFailed(true)
  }

  return (
    <form className="sign-in" action={signIn}>
      <label>
        User <input name="username" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      {failed && <p role="alert">That did not work.</p>}
    </form>
  )
}
