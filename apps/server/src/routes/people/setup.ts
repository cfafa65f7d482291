import { setUp } from '../../db/people/setup'
import type { Dependencies } from '../../dependencies'
import type { OwnHandlers } from '../dispatch/context'
import type { App } from '../dispatch/dispatch'
import { perMinute } from '../dispatch/per-minute'

/** Attempts per address and minute. Tokens cannot be guessed; the limit only saves work. */
const triesAMinute = 20

export function setupRoutes(dependencies: Dependencies): Pick<OwnHandlers, 'setup'> {
  const requireRare = perMinute(triesAMinute)
  return {
    async setup({ body, address, now, origin }) {
      requireRare(address, now)
      return setUp(dependencies, body, { now, origin })
    },
  }
}

/** Explains the set-up call on servers without the admin's pages. */
export function registerSetupPage(app: App, { settings }: Dependencies): void {
  const url = `${settings.publicUrl}/api/Setup`
  const body = {
    token: 'what follows #token= in the link',
    username: '3 to 64 letters, digits, dots, hyphens and underscores',
    email: 'name@example.com',
    password: '10 to 128 letters',
    mallName: 'the name of the shopping centre',
  }
  const text = `This makes the first administrator and the first mall. The set-up link that the start prints opens a form for it.
Without the form: write this into a file setup.json, filled in:

${JSON.stringify(body, null, 2)}

Then send it, and remove the file:

curl --json @setup.json ${url}

After that, sign in at ${settings.publicUrl}/
`
  app.get('/api/Setup', (c) => c.text(text))
}
