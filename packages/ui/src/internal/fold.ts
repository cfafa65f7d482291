// Folds text for search: case and diacritics do not matter.

import { collator } from '../theme/intl'

// Letters without Unicode decomposition that users type without diacritics.
const PLAIN: Record<string, string> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', œ: 'oe', ł: 'l', đ: 'd' }

// most texts have few different letters outside of ASCII, and lists fold thousands of texts
const foldedLetters = new Map<string, string>()

/** Folds text for search: lower case without accents, so that "havn" finds "Hávn" and "þor" finds "Þór". */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[\u0080-\uffff]+/g, foldLetters)
}

function foldLetters(letters: string): string {
  const known = foldedLetters.get(letters)
  if (known !== undefined) return known
  const folded = letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæðþßœłđ]/g, (letter) => PLAIN[letter] ?? letter)
  if (letters.length === 1) foldedLetters.set(letters, folded)
  return folded
}

/** Folds text except for letters of the locale's alphabet, such as å, ä and ö in Swedish. Lower-cases by locale. */
export function createLocaleFold(locale: string): (text: string) => string {
  const { compare } = collator(locale, { sensitivity: 'base' })
  const cache = new Map<string, string>()
  const foldLetter = (letter: string) => {
    const plain = fold(letter)
    return compare(letter, plain) === 0 ? plain : letter
  }
  return (text) =>
    text
      .normalize('NFC')
      .toLocaleLowerCase(locale)
      .replace(/[^\p{ASCII}]/gu, (letter) => {
        const folded = cache.get(letter) ?? foldLetter(letter)
        cache.set(letter, folded)
        return folded
      })
}
