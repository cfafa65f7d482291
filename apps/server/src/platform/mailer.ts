import { createTransport } from 'nodemailer'
import type { Log } from './log'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends mails; never fails, and says only in the log why one was not sent. */
export type Mailer = { send(mail: Mail): Promise<void> }

export type MailSettings = { url: string; from: string }

/** By SMTP, encrypted wherever the server offers it. */
export function createSmtpMailer({ url, from, log, timeout = 20_000 }: MailSettings & { log: Log; timeout?: number }) {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // a mail holds what is in it, and reads nothing
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail: Mail): Promise<void> {
      try {
        await transport.sendMail({ from, ...mail, headers: { 'auto-submitted': 'auto-generated' } })
      } catch (error) {
        const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
        // not the error itself: it may name the server with its password, or the person
        log.warn('A mail was not sent', { code, ...(responseCode === undefined ? {} : { status: responseCode }) })
      }
    },
  } satisfies Mailer
}
