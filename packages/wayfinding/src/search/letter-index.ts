import { textIn } from '../languages'
import { plainKey } from './keys'
import { byName, type SearchOptions, type SearchRecord } from './search-index'

/** A letter with the records whose names begin with it, in the order of names. */
export type LetterGroup<R extends SearchRecord> = { readonly letter: string; readonly records: readonly R[] }

type Alphabet = { readonly letters: string; readonly same: { readonly [letter: string]: string | undefined } }

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const alphabets: { readonly [language: string]: Alphabet | undefined } = {
  se: { letters: `${latin}ÅÄÖ`, same: { Æ: 'Ä', Ø: 'Ö' } },
  // Aa is sorted as Å in Norwegian
  no: { letters: `${latin}ÆØÅ`, same: { Ä: 'Æ', Ö: 'Ø', AA: 'Å' } },
  // with C, Q, W and Z for names from abroad
  is: { letters: 'AÁBCDÐEÉFGHIÍJKLMNOÓPQRSTUÚVWXYÝZÞÆÖ', same: { Ä: 'Æ', Ø: 'Ö' } },
}
const english: Alphabet = { letters: latin, same: {} }

/**
 * Records by the first letter of their names, in the alphabet of the first language: å, ä and ö last in Swedish, for example.
 * Letters of other alphabets are under the one that they are sorted as, else under their base: É under E. Every letter of
 * the alphabet is there, with or without records; `#` follows if names begin with none.
 */
export function letterIndex<R extends SearchRecord>(
  records: readonly R[],
  { languages, compare, open = () => true, openOnly = false }: SearchOptions<R>,
): LetterGroup<R>[] {
  const alphabet = alphabets[languages[0] ?? ''] ?? english
  const shown = openOnly ? records.filter(open) : records
  const groups = Map.groupBy(shown.toSorted(byName(languages, compare)), ({ name }) =>
    firstLetter(textIn(name, languages), alphabet),
  )
  return [...alphabet.letters, ...(groups.has('#') ? ['#'] : [])].map((letter) => ({
    letter,
    records: groups.get(letter) ?? [],
  }))
}

function firstLetter(name: string, { letters, same }: Alphabet): string {
  const [begin = ''] =
    name
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{N}].?/u) ?? []
  const letter = same[begin] ?? same[begin.charAt(0)] ?? begin.charAt(0)
  const base = letters.includes(letter) ? letter : plainKey(letter).charAt(0).toUpperCase()
  return base && letters.includes(base) ? base : '#'
}
