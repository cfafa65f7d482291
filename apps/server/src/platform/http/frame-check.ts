import { lookup as systemLookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Clock, FrameCheck } from '../../dependencies'
import { allowsFraming } from '../../rules/frame-headers'
import { isPublicAddress } from './public-address'

const maxRedirects = 4
const timeoutMs = 5_000
const maxHeaderBytes = 32 * 1024
/** Lifetime of cached results: visitors of a publication open the same few sites. */
const cacheMs = 10 * 60_000
const maxCached = 500

type Found = { address: string; family: number }
export type FrameCheckOptions = {
  /** The origin of the framing page. */
  publicUrl: string
  clock: Clock
  /** @default the system's resolver */
  lookup?: (host: string) => Promise<Found[]>
  /** Whether an IP address may be contacted. @default public addresses only */
  isAllowed?: (address: string) => boolean
}

type Answer = {
  status: number
  location: string | undefined
  csp: string | undefined
  frameOptions: string | undefined
}

const joined = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)

/**
 * Requests the headers of a website to check whether it allows framing. Contacts only hosts with
 * public addresses, also after redirects, and connects to the checked address, which prevents DNS rebinding.
 */
export function createFrameCheck({
  publicUrl,
  clock,
  lookup = (host) => systemLookup(host, { all: true }),
  isAllowed = isPublicAddress,
}: FrameCheckOptions): FrameCheck {
  const kept = new Map<string, { until: number; result: Promise<string | null> }>()

  async function addressOf(url: URL): Promise<Found | undefined> {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host)
    return found.every(({ address }) => isAllowed(address)) ? found[0] : undefined
  }

  function headersOf(url: URL, found: Found, signal: AbortSignal): Promise<Answer> {
    const pinned: LookupFunction = (_host, { all }, done) =>
      all ? done(null, [found]) : done(null, found.address, found.family)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const options = {
        lookup: pinned,
        signal,
        maxHeaderSize: maxHeaderBytes,
        agent: false as const,
        headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; KioskAdmin)' },
      }
      const outgoing = request(url, options, ({ statusCode = 0, headers }) => {
        // only the headers are needed
        outgoing.destroy()
        resolve({
          status: statusCode,
          location: headers.location,
          csp: joined(headers['content-security-policy']),
          frameOptions: joined(headers['x-frame-options']),
        })
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
  }

  async function find(address: string): Promise<string | null> {
    const signal = AbortSignal.timeout(timeoutMs)
    let url = new URL(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
      // a framed page of our own origin could access the kiosk; browsers block http in https pages
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
    // failures are not cached
    const result = find(address).catch(() => {
      kept.delete(address)
      return null
    })
    kept.delete(address)
    kept.set(address, { until: now + cacheMs, result })
    const [oldest] = kept.keys()
    if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
