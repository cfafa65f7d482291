import { createTransport } from 'nodemailer'
import type { Log } from '../log'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends mails. Never throws; failures are logged. */
export type Mailer = { send(mail: Mail): Promise<void> }

export type MailSettings = {
  url: string
  from: string
  /** Refuses to send without TLS, so that nobody on the way can strip it. */
  requireTls: boolean
}

type Options = MailSettings & { log: Log; timeout?: number }

/** Sends by SMTP, encrypted if the server supports it. */
export function createSmtpMailer({ url, from, requireTls, log, timeout = 20_000 }: Options) {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // mails never include files or URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail: Mail): Promise<void> {
      try {
        await transport.sendMail({ from, ...mail, headers: { 'auto-submitted': 'auto-generated' } })
      } catch (error) {
        const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
        // without the error, which may contain the server's password or the recipient
        log.warn('A mail was not sent', { code, ...(responseCode === undefined ? {} : { status: responseCode }) })
      }
    },
  } satisfies Mailer
}
