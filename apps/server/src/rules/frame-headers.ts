/** Whether a source of `frame-ancestors` matches an origin, by the rules of Content Security Policy. */
function matches(source: string, self: string, ancestor: URL): boolean {
  if (source === '*') return true
  if (source === "'self'") return self === ancestor.origin
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === ancestor.protocol
  const [, scheme, host = '', port = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? []
  // without a scheme it is that of the site, or the safer one
  const schemeFits = [scheme ?? new URL(self).protocol.slice(0, -1), 'https'].includes(ancestor.protocol.slice(0, -1))
  const hostFits = host.startsWith('*.') ? ancestor.hostname.endsWith(host.slice(1)) : host === ancestor.hostname
  const portOf = (value: string, protocol: string) => value || (protocol === 'https:' ? '443' : '80')
  return (
    schemeFits &&
    hostFits &&
    (port === '*' || portOf(port, ancestor.protocol) === portOf(ancestor.port, ancestor.protocol))
  )
}

/** Whether the headers of a page at `address` let a page of `ancestor`'s origin frame it. */
export function letsFrame(
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
  // a policy that speaks of frames takes the place of the older header
  if (policies.length > 0) {
    return policies.every((sources) => sources.some((source) => matches(source, self, new URL(ancestor))))
  }
  const options = (headers.frameOptions ?? '')
    .toLowerCase()
    .split(',')
    .map((option) => option.trim())
  return !options.includes('deny') && (!options.includes('sameorigin') || self === new URL(ancestor).origin)
}
