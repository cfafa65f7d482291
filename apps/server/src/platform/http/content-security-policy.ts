/** The settings that determine allowed origins. */
export type PolicySettings = {
  publicUrl: string
  socketUrl: string
  tileUrl: string | null
  geocoderUrl: string | null
  mapsKey?: string | undefined
}

const originOf = (url: string | null): string[] => {
  if (url === null) return []
  // `{s}` in a host is a placeholder for several subdomains
  const { protocol, host } = new URL(url.replace('{s}', 'subdomain'))
  return [`${protocol}//${url.includes('{s}') ? host.replace('subdomain', '*') : host}`]
}

const google = {
  script: ['https://maps.googleapis.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://*.googleapis.com'],
}
const nothing: typeof google = { script: [], style: [], font: [], image: [], connect: [] }

/**
 * The policy of the pages: scripts from this origin only, styles from this origin or with the page's nonce. Workers use
 * the policy of their script's response, which has no nonce.
 */
export function contentSecurityPolicy(
  nonce: string | undefined,
  { publicUrl, socketUrl, ...more }: PolicySettings,
): string {
  const { tileUrl, geocoderUrl, mapsKey } = more
  const extra = mapsKey === undefined ? nothing : google
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...extra.script],
    'style-src-elem': ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...extra.style],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(tileUrl), ...extra.image],
    'media-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      // a socket of the same host is covered by 'self'
      ...(new URL(socketUrl).host === new URL(publicUrl).host ? [] : originOf(socketUrl)),
      ...originOf(tileUrl),
      ...originOf(geocoderUrl),
      ...extra.connect,
    ],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(extra.font.length > 0 && { 'font-src': ["'self'", ...extra.font] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
