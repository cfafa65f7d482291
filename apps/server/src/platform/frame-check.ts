import { lookup as systemLookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Clock, FrameCheck } from '../dependencies'
import { allowsFraming } from '../rules/frame-headers'
import { isPublicAddress } from './public-address'

const mostRedirects = 4
const patienceMs = 5_000
const largestHeaders = 32 * 1024
/** What was found out is good for so long: a publication's visitors ask for the same few sites. */
const keptMs = 10 * 60_000
const mostKept = 500

type Found = { address: string; family: number }
export type FrameCheckOptions = {
  /** The origin whose pages frame. */
  publicUrl: string
  clock: Clock
  /** @default the system's resolver */
  lookup?: (host: string) => Promise<Found[]>
  /** Whether an IP address may be asked. @default addresses of the public web alone */
  mayAsk?: (address: string) => boolean
}

type Answer = {
  status: number
  location: string | undefined
  csp: string | undefined
  frameOptions: string | undefined
}

const joined = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)

/**
 * Asks a website once for its headers, to know whether it lets our page frame it. Only hosts whose every address is of the
 * public web are asked, also after a redirect, and the connection goes to the address that was looked at: a name that
 * changes what it stands for meanwhile gains nothing.
 */
export function createFrameCheck({
  publicUrl,
  clock,
  lookup = (host) => systemLookup(host, { all: true }),
  mayAsk = isPublicAddress,
}: FrameCheckOptions): FrameCheck {
  const kept = new Map<string, { until: number; result: Promise<string | null> }>()

  async function addressOf(url: URL): Promise<Found | undefined> {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host)
    return found.every(({ address }) => mayAsk(address)) ? found[0] : undefined
  }

  function headersOf(url: URL, found: Found, signal: AbortSignal): Promise<Answer> {
    const pinned: LookupFunction = (_host, { all }, done) =>
      all ? done(null, [found]) : done(null, found.address, found.family)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const options = {
        lookup: pinned,
        signal,
        maxHeaderSize: largestHeaders,
        agent: false as const,
        headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; KioskAdmin)' },
      }
      const asked = request(url, options, ({ statusCode = 0, headers }) => {
        // only the headers are of use
        asked.destroy()
        resolve({
          status: statusCode,
          location: headers.location,
          csp: joined(headers['content-security-policy']),
          frameOptions: joined(headers['x-frame-options']),
        })
      })
      asked.on('error', reject)
      asked.end()
    })
  }

  async function find(address: string): Promise<string | null> {
    const signal = AbortSignal.timeout(patienceMs)
    let url = new URL(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
      // a page of our own could reach into the kiosk; a browser on https frames no http
      if (url.origin === new URL(publicUrl).origin) return null
      const found = await addressOf(url)
      signal.throwIfAborted()
      if (!found) return null
      const { status, location, ...headers } = await headersOf(url, found, signal)
      const next = status >= 300 && status < 400 && location !== undefined && URL.parse(location, url)
      if (!next) {
        const isSeen = status >= 200 && status < 300 && (url.protocol === 'https:' || publicUrl.startsWith('http:'))
        return isSeen && allowsFraming(headers, url.href, publicUrl) ? url.href : null
      }
      url = next
    }
    return null
  }

  return (address) => {
    const now = clock.now().getTime()
    const known = kept.get(address)
    if (known && known.until > now) return known.result
    // whoever does not answer is asked again the next time
    const result = find(address).catch(() => {
      kept.delete(address)
      return null
    })
    kept.delete(address)
    kept.set(address, { until: now + keptMs, result })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
