import type { Log } from './log'

export type SmsMessage = { fromId: string; smsId: string; password: string; to: string; text: string }
/** How a gateway took a message; `status` is that of its answer. */
export type SmsOutcome = { result: 'sent' | 'refused' | 'unreachable' | 'timeout'; status: number | null }
/** Sends text messages; never fails, and never says what stood in them. */
export type SmsGateway = { send(message: SmsMessage): Promise<SmsOutcome> }

type Options = { url: string; log: Log; fetch?: typeof globalThis.fetch; timeout?: number }

/** A gateway that takes messages as JSON by POST. */
export const createSmsGateway = ({ url, log, fetch = globalThis.fetch, timeout = 10_000 }: Options): SmsGateway => ({
  async send(message) {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(message),
        // the password is for this address alone
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      await body?.cancel()
      if (ok) return { result: 'sent', status }
      log.warn('The SMS gateway refused a message', { status })
      return { result: 'refused', status }
    } catch (error) {
      const result = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
      // not the error itself: it may name the address, which may hold a key
      log.warn('The SMS gateway did not answer', { result })
      return { result, status: null }
    }
  },
})
