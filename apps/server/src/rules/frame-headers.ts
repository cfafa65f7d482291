/** Whether a `frame-ancestors` source matches an origin (Content Security Policy Level 3). */
function matches(source: string, self: string, ancestor: URL): boolean {
  if (source === '*') return true
  if (source === "'self'") return self === ancestor.origin
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === ancestor.protocol
  const [, scheme, host = '', port = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? []
  // without a scheme, the scheme of the page or https
  const schemeFits = [scheme ?? new URL(self).protocol.slice(0, -1), 'https'].includes(ancestor.protocol.slice(0, -1))
  const hostFits = host.startsWith('*.') ? ancestor.hostname.endsWith(host.slice(1)) : host === ancestor.hostname
  const portOf = (value: string, protocol: string) => value || (protocol === 'https:' ? '443' : '80')
  return (
    schemeFits &&
    hostFits &&
    (port === '*' || portOf(port, ancestor.protocol) === portOf(ancestor.port, ancestor.protocol))
  )
}

/** Whether the response headers of `address` allow a page of `ancestor`'s origin to frame it. */
export function allowsFraming(
  headers: { csp: string | undefined; frameOptions: string | undefined },
  address: string,
  ancestor: string,
): boolean {
  const self = new URL(address).origin
  const policies = (headers.csp ?? '').split(',').flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
    const found = directives.find(([name]) => name === 'frame-ancestors')
    return found ? [found.slice(1)] : []
  })
  // `frame-ancestors` takes precedence over `X-Frame-Options`
  if (policies.length > 0) {
    return policies.every((sources) => sources.some((source) => matches(source, self, new URL(ancestor))))
  }
  const options = (headers.frameOptions ?? '')
    .toLowerCase()
    .split(',')
    .map((option) => option.trim())
  return !options.includes('deny') && (!options.includes('sameorigin') || self === new URL(ancestor).origin)
}
