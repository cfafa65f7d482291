const web = /^https?:\/\//i
// a scheme of its own, but not a host with a port
const otherScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Whether a text is the address of a page on the web: http or https, and whole. */
export const isWebAddress = (text: string) => web.test(text) && URL.canParse(text)

/** The address that a text means, with https:// before a bare host: `havnogco.se` → `https://havnogco.se`. */
export function parseWebAddress(text: string): string | undefined {
  const typed = text.trim()
  if (isWebAddress(typed)) return typed
  const guess = `https://${typed}`
  return !otherScheme.test(typed) && host.test(typed) && isWebAddress(guess) ? guess : undefined
}

/** Whether what is wrong is the beginning: a scheme that is not of the web, or a slip of the fingers in it. */
export const hasOtherScheme = (text: string) => !web.test(text) && (otherScheme.test(text) || text.includes('://'))
