import type { Body, requestPasswordReset } from '@kiosk-admin/api-client'
import { accountsNamed, newResetLink } from '../../db/people/password-resets'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { networkOf } from '../../limits/network'
import type { OwnHandlers } from '../dispatch/context'
import { perMinute } from '../dispatch/per-minute'
import { passwordResetMail } from './password-reset-mail'

/** How often one network may ask: a mail costs more than a call, and annoys whoever did not ask for it. */
const requestsAMinute = 5
/** More than these wait for a mail server that is slow; those after them are dropped, and their senders ask again. */
const mostWaiting = 100

/**
 * Sends links for new passwords. Everything that depends on the account happens after the answer, one request after the
 * other, so that neither the answer nor its time says whether there is one.
 */
export function passwordResetRoutes(dependencies: Dependencies): Pick<OwnHandlers, 'requestPasswordReset'> {
  const { db, mailer, settings, log } = dependencies
  const requireRare = perMinute(requestsAMinute)
  let last: Promise<void> = Promise.resolve()
  let waiting = 0

  async function sendLinks({ account, language }: Body<typeof requestPasswordReset>, now: Date): Promise<void> {
    for (const { id, username, email, languages } of await accountsNamed(db, account)) {
      const token = await newResetLink(dependencies, id, now)
      if (token === undefined) continue
      // after the #, so that no proxy writes it down; the address is the one set, never the one asked for
      const url = `${settings.publicUrl}/password#token=${token}`
      const written = language ?? languages[0] ?? settings.defaultLanguage
      await mailer?.send({ to: email, ...passwordResetMail(written, { username, url, site: settings.publicUrl }) })
    }
  }

  return {
    async requestPasswordReset({ body, address, now }) {
      if (!mailer) throw new HttpError('not_found')
      requireRare(networkOf(address), now)
      if (waiting >= mostWaiting) {
        log.warn('Too many password resets are waiting: one was dropped')
        return {}
      }
      waiting += 1
      last = last
        .then(() => sendLinks(body, now))
        .catch((error) => log.error('A password reset failed', { error }))
        .finally(() => {
          waiting -= 1
        })
      return {}
    },
  }
}
