import type { Log } from '../log'

export type SmsMessage = { fromId: string; smsId: string; password: string; to: string; text: string }
/** The outcome of a message, with the HTTP status of the gateway. */
export type SmsOutcome = { result: 'sent' | 'refused' | 'unreachable' | 'timeout'; status: number | null }
/** Sends text messages. Never throws and never logs their content. */
export type SmsGateway = { send(message: SmsMessage): Promise<SmsOutcome> }

type Options = { url: string; log: Log; fetch?: typeof globalThis.fetch; timeout?: number }

/** A gateway that accepts JSON by POST. */
export const createSmsGateway = ({ url, log, fetch = globalThis.fetch, timeout = 10_000 }: Options): SmsGateway => ({
  async send(message) {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(message),
        // a redirect would send the password elsewhere
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      await body?.cancel()
      if (ok) return { result: 'sent', status }
      log.warn('The SMS gateway refused a message', { status })
      return { result: 'refused', status }
    } catch (error) {
      const result = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
      // without the error, which may contain a key in the URL
      log.warn('The SMS gateway did not answer', { result })
      return { result, status: null }
    }
  },
})
