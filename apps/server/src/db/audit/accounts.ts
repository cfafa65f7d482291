import type { AuditKind } from '@kiosk-admin/api-client'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { audit } from '../../store/audit'
import { lockAccounts } from '../people/lock-accounts'
import { type Attempt, waitAfter } from '../people/sign-in'
import type { Author } from '../schema'
import { inTransaction, type Origin } from '../transaction'
import { nobody, serverAuthor, serverOrigin } from './authors'

/** An entry about a user's account. */
export const accountEntry = ({ id, name }: Author, action: AuditKind) => ({
  ...({ mallId: null, area: 'User', resource: 'User' } as const),
  ...{ id, name, action },
})

/** An entry about a name that no account has. */
const unknownEntry = (name: string, action: AuditKind) => ({
  ...accountEntry({ id: nobody.id, name }, action),
  resource: 'SignIn' as const,
})

/** Failures that one server records in a minute; the rest is counted. Limits of accounts and addresses come first. */
export const mostFailuresAMinute = 60

type Failure = {
  attempt: Attempt
  /** Undefined when no account has the name. */
  user: Author | undefined
  /** The session's user. @default nobody */
  by?: Author
  now: Date
  origin: Origin
}

/** Records failed sign-ins and lock-outs, without passwords. A flood of them does not fill the table. */
export function createSignInFailures({ db, secrets }: Pick<Dependencies, 'db' | 'secrets'>) {
  let minute = 0
  let recorded = 0
  let omitted = 0

  /** Begins a new minute, and records how many failures the last one left out. */
  async function flush(now: Date): Promise<void> {
    const current = Math.floor(now.getTime() / 60_000)
    if (current === minute) return
    const count = omitted
    minute = current
    recorded = 0
    omitted = 0
    if (count === 0) return
    const entry = { ...unknownEntry('', 'signInsOmitted'), name: null, before: {}, after: { failures: count } }
    await audit({ tx: db, now, by: serverAuthor, origin: serverOrigin, secrets }, [entry])
  }

  return {
    flush,
    /** Throws `unauthenticated` when the session's user was deleted meanwhile. */
    async record({ attempt, user, by, now, origin }: Failure): Promise<void> {
      await flush(now)
      if (recorded >= mostFailuresAMinute) {
        omitted += 1
        return
      }
      recorded += 1
      const seconds = await waitAfter(db, attempt, now)
      await inTransaction(db, async (tx) => {
        const exists = user && (await lockAccounts(tx, [user.id])).length > 0
        if (by && !exists) throw new HttpError('unauthenticated')
        const entryOf = (action: AuditKind) =>
          exists ? accountEntry(user, action) : unknownEntry(attempt.username, action)
        const failed = entryOf(by ? 'confirmFailed' : 'signInFailed')
        const lockOut = { ...entryOf('lockOut'), before: {}, after: { seconds } }
        await audit({ tx, now, by: by ?? nobody, origin, secrets }, seconds > 0 ? [failed, lockOut] : [failed])
      })
    },
  }
}
