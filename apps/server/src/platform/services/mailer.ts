import { createTransport } from 'nodemailer'
import type { Log } from '../log'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends mails. Never throws; failures are logged. */
export type Mailer = { send(mail: Mail): Promise<void> }

export type MailSettings = { url: string; from: string }

/** Sends by SMTP, encrypted if the server supports it. */
export function createSmtpMailer({ url, from, log, timeout = 20_000 }: MailSettings & { log: Log; timeout?: number }) {
  const transport = createTransport({
    url,
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
