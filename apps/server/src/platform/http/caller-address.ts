import type { IncomingMessage } from 'node:http'

/** The caller's network address, from the socket or from a trusted proxy. */
export function callerAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  // The last entry is from our own proxy; earlier entries are claims of the caller.
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last || (socket.remoteAddress ?? '')
}
