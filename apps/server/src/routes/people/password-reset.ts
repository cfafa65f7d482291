import type { Body, calls } from '@kiosk-admin/api-client'
import { accountsNamed, newResetLink } from '../../db/people/password-resets'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { networkOf } from '../../limits/network'
import { passwordResetMail } from '../../mails/password-reset'
import type { OwnHandlers } from '../dispatch/context'
import { perMinute } from '../dispatch/per-minute'

/** Per network: a mail costs more than a call and may annoy its recipient. */
const requestsAMinute = 5
/** Maximum number of mails that wait for a slow mail server; further ones are dropped and must be requested again. */
const mostWaiting = 100

/**
 * Sends password reset links. Account lookups run after the response, one after the other, so that neither the response
 * nor its time reveals whether the account exists.
 */
export function passwordResetRoutes(dependencies: Dependencies): Pick<OwnHandlers, 'requestPasswordReset'> {
  const { db, mailer, settings, log } = dependencies
  const requireRare = perMinute(requestsAMinute)
  let last: Promise<void> = Promise.resolve()
  let waiting = 0

  async function sendLinks(
    { account, language }: Body<typeof calls.requestPasswordReset>,
    stamp: Parameters<typeof newResetLink>[2],
  ): Promise<void> {
    for (const { id, username, email, languages } of await accountsNamed(db, account)) {
      const token = await newResetLink(dependencies, { id, name: username }, stamp)
      if (token === undefined) continue
      // in the fragment, so that proxies do not log it; from the configured URL, never the Host header
      const url = `${settings.publicUrl}/password#token=${token}`
      const mailLanguage = language ?? languages[0] ?? settings.defaultLanguage
      await mailer?.send({ to: email, ...passwordResetMail(mailLanguage, { username, url, site: settings.publicUrl }) })
    }
  }

  return {
    async requestPasswordReset({ body, address, now, origin }) {
      if (!mailer) throw new HttpError('not_found')
      requireRare(networkOf(address), now)
      if (waiting >= mostWaiting) {
        log.warn('Too many password resets are waiting: one was dropped')
        return {}
      }
      waiting += 1
      last = last
        .then(() => sendLinks(body, { now, origin }))
        .catch((error) => log.error('A password reset failed', { error }))
        .finally(() => {
          waiting -= 1
        })
      return {}
    },
  }
}
