const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML, also between the quotes of an attribute. */
export const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
