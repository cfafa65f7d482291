import { hasOtherScheme, parseWebAddress } from '../fields/url-field/url-text'
import type { RichTextRules } from './rules'

const mail = /^[^\s@:/]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u
const phone = /^\+?[\d\s().-]{5,20}$/

export type LinkProblem = 'scheme' | 'invalid'

/**
 * The address that a text means: `havnogco.se` → `https://havnogco.se`, `hi@havnogco.se` → `mailto:hi@havnogco.se`,
 * `+46 8 123 45` → `tel:+46812345`, as far as the rules allow it.
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

/** What is wrong with a text that is no address. */
export const whyNotLink = (text: string): LinkProblem => (hasOtherScheme(text.trim()) ? 'scheme' : 'invalid')
