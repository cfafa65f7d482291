import { collator } from '../theme/intl'

// Letters that Unicode does not take apart, but that people type without.
const PLAIN: Record<string, string> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', œ: 'oe', ł: 'l', đ: 'd' }

/** Text as it is searched: lower case, without accents, so that "havn" finds "Hávn" and "þor" finds "Þór". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæðþßœłđ]/g, (letter) => PLAIN[letter] ?? letter)
}

/**
 * Folds but keeps the letters that are letters of their own in the locale, as å, ä and ö are in Swedish: whoever takes
 * the trouble to type å means å. Also lowers the case as the locale does.
 */
export function createLocaleFold(locale: string): (text: string) => string {
  const { compare } = collator(locale, { sensitivity: 'base' })
  const known = new Map<string, string>()
  const folded = (letter: string) => {
    const plain = fold(letter)
    return compare(letter, plain) === 0 ? plain : letter
  }
  return (text) =>
    text
      .normalize('NFC')
      .toLocaleLowerCase(locale)
      .replace(/[^\p{ASCII}]/gu, (letter) => {
        const seen = known.get(letter) ?? folded(letter)
        known.set(letter, seen)
        return seen
      })
}
