export const securityTextPath = '/.well-known/security.txt'

/** What the operator says in security.txt (RFC 9116). */
export type SecurityTextSettings = {
  /** URIs, the preferred one first. */
  contacts: string[]
  /** The operator's policy for reports. */
  policy: string | undefined
  /** Language tags. */
  languages: string[]
  /** The public address of the file; absent unless it is https, as the RFC demands. */
  canonical: string | undefined
}

/** The URI of a contact, which is an e-mail address or a URI; `undefined` for anything else. */
export function contactUri(contact: string): string | undefined {
  if (/^[^\s@:<>]+@[^\s@:<>]+$/.test(contact)) return `mailto:${contact}`
  if (!URL.canParse(contact)) return undefined
  const { protocol, href } = new URL(contact)
  return ['https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}

const day = 24 * 3_600_000
// the RFC recommends less than a year; each answer counts anew, so that it never expires while the server runs
const validDays = 180

/** The text of /.well-known/security.txt. */
export function securityText({ contacts, policy, languages, canonical }: SecurityTextSettings, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / day) + validDays) * day)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(canonical ? [`Canonical: ${canonical}`] : []),
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
