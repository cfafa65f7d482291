// One-time codes as text.

/** The characters of a code: digits, or letters and digits. */
export type PinType = 'numeric' | 'text'

const others = { numeric: /[^0-9]/g, text: /[^\p{L}\p{N}]/gu }

/** What is left of a typed or pasted text: spaces and dashes of `123-456` are removed, and what is too much. */
export const cleanPin = (text: string, type: PinType, length: number): string =>
  [...text.normalize('NFKC').replace(others[type], '')].slice(0, length).join('')
