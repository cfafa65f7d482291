import { hasOtherScheme, parseWebAddress } from '../fields/url-field/url-text'
import type { RichTextRules } from './rules'

const mail = /^[^\s@:/]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u
const phone = /^\+?[\d\s().-]{5,20}$/

export type LinkProblem = 'scheme' | 'invalid'

/**
 * URL of a typed text: `havnogco.se` → `https://havnogco.se`, `hi@havnogco.se` → `mailto:hi@havnogco.se`,
 * `+46 8 123 45` → `tel:+46812345`; undefined if the rules do not allow it.
 */
export function parseLink(text: string, { protocols }: Pick<RichTextRules, 'protocols'>): string | undefined {
  const typed = text.trim()
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/i.exec(typed) ?? []
  const bare = scheme ? rest : typed
  if (protocols.includes('mailto') && scheme.toLowerCase() !== 'tel' && mail.test(bare)) return `mailto:${bare}`
  if (protocols.includes('tel') && scheme.toLowerCase() !== 'mailto' && phone.test(bare)) {
    return `tel:${bare.replace(/[^\d+]/g, '')}`
  }
  const address = scheme ? undefined : parseWebAddress(typed)
  return address !== undefined && protocols.includes(new URL(address).protocol.slice(0, -1)) ? address : undefined
}

/** Problem of a text that is not a URL. */
export const whyNotLink = (text: string): LinkProblem => (hasOtherScheme(text.trim()) ? 'scheme' : 'invalid')
