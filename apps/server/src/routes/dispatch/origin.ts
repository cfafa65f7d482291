import type { Origin } from '../../db/transaction'

/** The most specific browser first: most user agents also name others. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Shortens a user agent: "Chrome 153, Windows". Others keep their first product: "curl 8.5.0". */
export function nameClient(userAgent: string): string | null {
  const text = printable(userAgent)
  const browser = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(text)?.[1]
    return version ? [`${name} ${version.slice(0, 6)}`] : []
  })[0]
  // every browser names Mozilla first
  const isBrowser = browser !== undefined || text.startsWith('Mozilla/')
  if (!isBrowser) return text.split(' ')[0]?.replace('/', ' ').slice(0, 60) || null
  const system = systems.find(([pattern]) => pattern.test(text))?.[1]
  return [browser, system].filter(Boolean).join(', ') || null
}

/** A header may contain anything. */
const printable = (text: string) => text.slice(0, 500).replace(/[^\x20-\x7e]/g, '')

/** Where a call comes from. The longest network address has 45 letters. */
export const originOf = (request: Request, address: string): Origin => ({
  address: printable(address).slice(0, 60) || null,
  client: nameClient(request.headers.get('user-agent') ?? ''),
})
