type Letters = { readonly [letter: string]: string | undefined }

const plainLetters: Letters = { å: 'a', ä: 'a', æ: 'a', ö: 'o', ø: 'o', þ: 'th', ð: 'd', ß: 'ss', œ: 'oe' }
const spelledLetters: Letters = { ...plainLetters, å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe' }
// only with þ as one letter is a mistake in it one edit
const singleLetters: Letters = { ...plainLetters, þ: 'þ' }

const withLetters = (text: string, letters: Letters) =>
  text
    .replace(/[^\0-\x7f]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

const cleaned = (text: string) => text.normalize('NFC').toLowerCase()
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** Letters of a text without accents: `Ærøå` as `aroa`. */
export const plainKey = (text: string): string => withLetters(cleaned(text), plainLetters)

/** The keys of a word or text without its signs and spaces: with plain letters, with å, ä and ö spelled out, with þ. */
export function keysOf(text: string): string[] {
  const letters = withoutSigns(cleaned(text))
  if (/^[a-z0-9]*$/.test(letters)) return [letters]
  return [...new Set([plainLetters, spelledLetters, singleLetters].map((list) => withLetters(letters, list)))]
}

const lettersIn = (text: string) => withoutSigns(cleaned(text)).length

/** The words of a text: `Co-op Barn` has `Co-op`, `Co`, `op` and `Barn`. */
export function wordsOf(text: string): string[] {
  const chunks = text.split(/\s+/).filter((chunk) => lettersIn(chunk) > 0)
  // not at an apostrophe, which belongs to its word
  const parts = chunks.flatMap((chunk) => chunk.split(/[^\p{L}\p{N}\p{M}'’´`]+/u)).filter((part) => lettersIn(part) > 0)
  return [...new Set([...chunks, ...parts])]
}

/** A word that a visitor typed: its keys, and how many mistakes it may have. */
export type QueryWord = { readonly keys: readonly string[]; readonly edits: 0 | 1 | 2 }

/** The words of a query. A word may have no mistake with up to 3 letters, one from 4, two from 8. */
export const queryWords = (query: string): QueryWord[] =>
  query
    .split(/\s+/)
    .map((word) => ({ keys: keysOf(word), letters: lettersIn(word) }))
    .filter(({ letters }) => letters > 0)
    .map(({ keys, letters }) => ({ keys, edits: letters < 4 ? 0 : letters < 8 ? 1 : 2 }))
