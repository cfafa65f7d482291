import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The caller's network address, from the socket or from a trusted proxy. */
export function callerAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  // The last entry is from our own proxy; earlier entries are claims of the caller.
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last ? withoutPort(last) : (socket.remoteAddress ?? '')
}

/** Some proxies add the port, `192.0.2.7:1234` or `[2001:db8::7]:1234`; limits count by address. */
function withoutPort(address: string): string {
  if (isIP(address)) return address
  const [, six, four] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(address) ?? []
  return six ?? four ?? address
}
