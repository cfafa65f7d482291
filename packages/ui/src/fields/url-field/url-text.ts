const web = /^https?:\/\//i
// a scheme, but not a host with a port
const otherScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Whether a text is a complete http or https URL. */
export const isWebAddress = (text: string) => web.test(text) && URL.canParse(text)

/** Adds `https://` to a bare host: `havnogco.se` → `https://havnogco.se`. */
export function parseWebAddress(text: string): string | undefined {
  const typed = text.trim()
  if (isWebAddress(typed)) return typed
  const guess = `https://${typed}`
  return !otherScheme.test(typed) && host.test(typed) && isWebAddress(guess) ? guess : undefined
}

/** Whether the scheme is wrong: unsupported or mistyped. */
export const hasOtherScheme = (text: string) => !web.test(text) && (otherScheme.test(text) || text.includes('://'))
