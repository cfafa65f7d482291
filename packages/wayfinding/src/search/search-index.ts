import { textIn } from '../languages'
import type { Localised } from '../model'
import { keysOf, type QueryWord, queryWords, wordsOf } from './keys'
import { keysFrom, keysNear, type Vocabulary, vocabularyOf } from './vocabulary'

/** Something that visitors search for, with its texts in all languages. */
export type SearchRecord = {
  /** Unique within its kind. */
  readonly id: string
  /** Such as `item`. */
  readonly kind: string
  readonly name: Localised
  /** Names of its categories. */
  readonly categories?: readonly Localised[]
  /** Further words by language, as the API has them. */
  readonly searchWords?: { readonly [language: string]: readonly string[] | undefined }
  /** Names of its offers. */
  readonly offers?: readonly Localised[]
  /** Names of its services. */
  readonly services?: readonly Localised[]
}

/** Fields that are searched, in the order of their hits. */
export const searchFields = ['name', 'category', 'searchWord', 'offer', 'service'] as const
/** One of `searchFields`. */
export type SearchField = (typeof searchFields)[number]

/**
 * How well a text fits, best first: it is the query; it begins with the query; words of it begin with those of the
 * query; they do with mistakes: letters missing, added, wrong or swapped, one from 4 letters on, two from 8.
 */
export const searchTiers = ['exact', 'prefix', 'word', 'fuzzy'] as const
/** One of `searchTiers`. */
export type SearchTier = (typeof searchTiers)[number]

/** How hits or records are ordered and filtered. */
export type SearchOptions<R extends SearchRecord> = {
  /** The visitor's language, then those in which a name is shown if it has none in the visitor's. */
  readonly languages: readonly string[]
  /** Compares names as the visitor's language sorts them; use one function for a language, whose orders are kept. */
  readonly compare: Compare
  /** Whether it is open now. @default () => true */
  readonly open?: (record: R) => boolean
  /** Minutes of the way to it, if there is one. */
  readonly minutes?: (record: R) => number | undefined
  /** Leaves out what is not open now. */
  readonly openOnly?: boolean
}

/** A record that a query found. */
export type SearchHit<R extends SearchRecord> = {
  readonly record: R
  readonly tier: SearchTier
  readonly field: SearchField
  /** Language of `text`. */
  readonly language: string
  /** The text that was found; of several words, that of the one that fits worst. */
  readonly text: string
}

/** Records that can be searched. */
export type SearchIndex<R extends SearchRecord> = {
  /**
   * Records in which every word of the query is found, by tier, field, language, then open before closed, minutes and name;
   * none for a query without letters.
   */
  search(query: string, options: SearchOptions<R>): SearchHit<R>[]
}

type Text = { readonly record: number; readonly field: number; readonly language: string; readonly text: string }

type Compare = (a: string, b: string) => number

/** What depends on the visitor's languages: the rank of each text within its tier, the position of each record's name. */
type Order = { readonly compare: Compare; readonly within: Float64Array; readonly positions: readonly number[] }

/** The best text of each record by number, and its rank: lower is better. */
type Best = { readonly ranks: Float64Array; readonly texts: Int32Array }

const tiers = { exact: 0, prefix: 1, word: 2, fuzzy: 3 } as const
const fieldStep = 1000
const tierStep = fieldStep * searchFields.length

/** Builds an index, which keeps the records. */
export function searchIndex<R extends SearchRecord>(records: readonly R[]): SearchIndex<R> {
  const texts = records.flatMap(textsOf)
  const words = vocabularyOf(postings(texts, ({ text }) => wordsOf(text).flatMap(keysOf)))
  const wholes = vocabularyOf(postings(texts, ({ text }) => keysOf(text)))
  const recordOf = Uint32Array.from(texts, ({ record }) => record)
  const orders = new Map<string, Order>()

  const orderIn = (languages: readonly string[], compare: Compare) => {
    const key = languages.join()
    const kept = orders.get(key)
    if (kept?.compare === compare) return kept
    const order = {
      compare,
      within: ranksWithin(texts, languages),
      positions: positionsOf(records, languages, compare),
    }
    orders.set(key, order)
    return order
  }

  return {
    search(query, { languages, compare, open = () => true, minutes = () => undefined, openOnly = false }) {
      const typed = queryWords(query)
      if (typed.length === 0) return []
      const { within, positions } = orderIn(languages, compare)
      const bestOf = (matches: Matches) => bestAmong(recordOf, within, records.length, matches)
      const { ranks, texts: matched } = better(
        bestOf(wholeMatches(wholes, query)),
        typed.map((word) => bestOf(wordMatches(words, word))).reduce(worse),
      )
      return records
        .flatMap((record, index) => {
          const [rank = Number.POSITIVE_INFINITY, text] = [ranks[index], texts[matched[index] ?? -1]]
          if (!text) return []
          const isOpen = open(record)
          if (openOnly && !isOpen) return []
          const position = positions[index] ?? 0
          return [{ record, text, rank, isOpen, position, minutes: minutes(record) ?? Number.MAX_VALUE }]
        })
        .sort(
          (a, b) =>
            a.rank - b.rank || Number(b.isOpen) - Number(a.isOpen) || a.minutes - b.minutes || a.position - b.position,
        )
        .flatMap(({ record, rank, text: { field, language, text } }) => {
          const [tier, name] = [searchTiers[Math.floor(rank / tierStep)], searchFields[field]]
          return tier && name ? [{ record, tier, field: name, language, text }] : []
        })
    },
  }
}

function textsOf({ name, categories, searchWords, offers, services }: SearchRecord, record: number): Text[] {
  const written = (field: SearchField, localised: readonly Localised[] = []) =>
    localised.flatMap((one) =>
      Object.entries(one).flatMap(([language, text]) =>
        text ? [{ record, field: searchFields.indexOf(field), language, text }] : [],
      ),
    )
  const single = Object.entries(searchWords ?? {}).flatMap(([language, list]) =>
    (list ?? []).map((word) => ({ [language]: word })),
  )
  return [
    ...written('name', [name]),
    ...written('category', categories),
    ...written('searchWord', single),
    ...written('offer', offers),
    ...written('service', services),
  ]
}

function postings(texts: readonly Text[], keysOfText: (text: Text) => string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [index, text] of texts.entries()) {
    for (const key of new Set(keysOfText(text))) {
      const list = found.get(key)
      if (list) list.push(index)
      else found.set(key, [index])
    }
  }
  return found
}

/** Position of each record in the order of names. */
function positionsOf(
  records: readonly SearchRecord[],
  languages: readonly string[],
  compare: Compare,
): readonly number[] {
  const positions: number[] = []
  const named = records.map((record, index) => ({ index, record }))
  const compareRecords = byName(languages, compare)
  named.sort((a, b) => compareRecords(a.record, b.record))
  for (const [position, { index }] of named.entries()) positions[index] = position
  return positions
}

/** Compares records by name, then kind and id. */
export function byName(languages: readonly string[], compare: Compare): (a: SearchRecord, b: SearchRecord) => number {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return (a, b) =>
    compare(textIn(a.name, languages), textIn(b.name, languages)) || byText(a.kind, b.kind) || byText(a.id, b.id)
}

/** Keys that match, by number. */
type Matches = readonly { readonly tier: number; readonly vocabulary: Vocabulary; readonly keys: readonly number[] }[]

/** Texts that are the query or begin with it, whatever its spaces and signs. */
const wholeMatches = (wholes: Vocabulary, query: string): Matches =>
  keysOf(query).flatMap((key) => {
    const keys = keysFrom(wholes, key)
    const exact = keys.filter((index) => wholes.keys[index] === key)
    return [
      { tier: tiers.exact, vocabulary: wholes, keys: exact },
      { tier: tiers.prefix, vocabulary: wholes, keys },
    ]
  })

const wordMatches = (words: Vocabulary, { keys, edits }: QueryWord): Matches =>
  keys.flatMap((key) => [
    { tier: tiers.word, vocabulary: words, keys: keysFrom(words, key) },
    ...(edits > 0 ? [{ tier: tiers.fuzzy, vocabulary: words, keys: keysNear(words, key, edits) }] : []),
  ])

/** Rank of each text within its tier. */
function ranksWithin(texts: readonly Text[], languages: readonly string[]): Float64Array {
  const others = Math.min(languages.length, fieldStep - 1)
  const places = new Map(languages.map((language) => [language, Math.min(languages.indexOf(language), others)]))
  return Float64Array.from(texts, ({ field, language }) => field * fieldStep + (places.get(language) ?? others))
}

/** Finds the best text of each record among matches. */
function bestAmong(recordOf: Uint32Array, within: Float64Array, count: number, matches: Matches): Best {
  const ranks = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const best = new Int32Array(count).fill(-1)
  for (const { tier, vocabulary, keys } of matches) {
    for (const key of keys) {
      for (const text of vocabulary.texts[key] ?? []) {
        const record = recordOf[text] ?? 0
        const rank = tier * tierStep + (within[text] ?? 0)
        if (rank >= (ranks[record] ?? 0)) continue
        ranks[record] = rank
        best[record] = text
      }
    }
  }
  return { ranks, texts: best }
}

/** For each record the one of two that fits worse: all words have to match. */
const worse = (one: Best, other: Best): Best => chosen(one, other, (a, b) => a >= b)
/** For each record the one of two that fits better. */
const better = (one: Best, other: Best): Best => chosen(one, other, (a, b) => a <= b)

function chosen(one: Best, other: Best, takesFirst: (a: number, b: number) => boolean): Best {
  const first = one.ranks.map((rank, index) => Number(takesFirst(rank, other.ranks[index] ?? 0)))
  return {
    ranks: one.ranks.map((rank, index) => (first[index] ? rank : (other.ranks[index] ?? 0))),
    texts: one.texts.map((text, index) => (first[index] ? text : (other.texts[index] ?? -1))),
  }
}
