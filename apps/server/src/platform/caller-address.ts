import type { IncomingMessage } from 'node:http'

/** The network address of whoever sent a request: the socket's, or what a trusted proxy wrote. */
export function callerAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  // The last entry is the one that our own proxy wrote; those before it are what the caller claims.
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last || (socket.remoteAddress ?? '')
}
