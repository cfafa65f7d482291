import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long the server waits for the next byte of a body altogether, and how much longer for each byte that arrived. */
export type SlowLimits = { graceMs: number; bytesPerSecond: number; checkMs: number }

export const slowLimits: SlowLimits = { graceMs: 10_000, bytesPerSecond: 4096, checkMs: 1000 }

/**
 * Calls `end` when a body arrives too slowly. Only time in which the server waits for the sender counts: while the server
 * itself is busy, what has arrived lies in the request's buffer.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  end: () => void,
  { graceMs, bytesPerSecond, checkMs }: SlowLimits,
): void {
  const { socket } = request
  const before = socket.bytesRead
  let waitedMs = 0
  const timer = setInterval(() => {
    // an answered request has the limits of a lingering response
    if (request.complete || request.destroyed || response.headersSent) return clearInterval(timer)
    if (request.readableLength > 0) return
    waitedMs += checkMs
    const arrived = socket.bytesRead - before
    if (waitedMs <= graceMs + (arrived / bytesPerSecond) * 1000) return
    clearInterval(timer)
    end()
  }, checkMs)
  request.once('close', () => clearInterval(timer))
}
