import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterIndex } from './letter-index'
import { type SearchOptions, type SearchRecord, searchIndex } from './search-index'

const named = (name: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  id: name,
  kind: 'item',
  name: { se: name },
  ...more,
})

const compare = new Intl.Collator('sv', { numeric: true }).compare
const inSwedish = { languages: ['se'], compare }

/** Names of the hits, in their order. */
const namesFor = (records: readonly SearchRecord[], query: string, options: SearchOptions<SearchRecord> = inSwedish) =>
  searchIndex(records)
    .search(query, options)
    .map(({ record }) => record.id)

const tierFor = (name: string, query: string) => searchIndex([named(name)]).search(query, inSwedish)[0]?.tier

describe('tiers', () => {
  test.each([
    ['Lun', 'lun', 'exact'],
    ['Lilla Lo', 'lillalo', 'exact'],
    ['H&M', 'hm', 'exact'],
    ['O’Learys', 'olearys', 'exact'],
    ['7-Eleven', '7 eleven', 'exact'],
    ['Lilla Lo', 'lill', 'prefix'],
    ['Lilla Lo', 'lilla l', 'prefix'],
    ['Lilla Lo', 'lo', 'word'],
    ['Nya T-shirts', 'tshirt', 'word'],
    ['Lilla Lo', 'lo lilla', 'word'],
    ['Lilla Lo', 'lila', 'fuzzy'],
    ['Blomsterhandeln', 'blosmterhanden', 'fuzzy'],
    ['Lun', 'lu n', 'exact'],
  ])('%s by “%s” is %s', (name, query, tier) => expect(tierFor(name, query)).toBe(tier))

  test.each([
    ['Lun', 'lna'],
    ['Blom', 'xlxm'],
    ['Blomman', 'bxomxan'],
    ['Lilla Lo', 'lilla katt'],
    ['Lun', ''],
    ['Lun', ' – '],
  ])('%s is not found by “%s”', (name, query) => expect(tierFor(name, query)).toBeUndefined())

  test('go before fields, fields before languages', () => {
    const shoes = named('Skodax')
    const records = [
      named('Butik 6', { services: [{ se: 'Skor' }] }),
      named('Butik 5', { offers: [{ se: 'Skor' }] }),
      named('Butik 4', { searchWords: { se: ['skor'] } }),
      named('Butik 3', { categories: [{ en: 'Skor' }] }),
      named('Butik 2', { categories: [{ se: 'Skor' }] }),
      named('Skor'),
      named('Skorpan'),
      named('Nya skor'),
      shoes,
    ]
    const expected = ['Skor', 'Butik 2', 'Butik 3', 'Butik 4', 'Butik 5', 'Butik 6', 'Skorpan', 'Nya skor', 'Skodax']
    expect(namesFor(records, 'skor')).toEqual(expected)
    expect(namesFor(records.toReversed(), 'skor')).toEqual(expected)
  })
})

test('a language that is given twice has its first place', () => {
  const shoes = { id: '1', kind: 'category', name: { se: 'Skor', en: 'Shoes' } }
  const [hit] = searchIndex([shoes]).search('s', { languages: ['en', 'se', 'en'], compare })
  expect(hit).toMatchObject({ language: 'en', text: 'Shoes' })
})

describe('several words', () => {
  const records = [
    named('Lilla Lo', { categories: [{ se: 'Barnkläder', en: 'Children’s clothes' }] }),
    named('Lilla Ro', { categories: [{ se: 'Kaféer', en: 'Cafés' }] }),
  ]

  test('all match, in any field and language', () => {
    expect(namesFor(records, 'lilla barn')).toEqual(['Lilla Lo'])
    expect(namesFor(records, 'clothes lilla')).toEqual(['Lilla Lo'])
    expect(namesFor(records, 'barn cafe')).toEqual([])
  })

  test('the text is that of the word that fits worst', () => {
    const [hit] = searchIndex(records).search('lilla clothes', { languages: ['se', 'en'], compare })
    expect(hit).toMatchObject({ tier: 'word', field: 'category', language: 'en', text: 'Children’s clothes' })
  })
})

describe('order within a tier and field', () => {
  const records = ['Kafé Ö', 'Kafé A', 'Kafé B', 'Kafé Å'].map((name) => named(name))

  test('is that of names as the caller sorts them', () => {
    expect(namesFor(records, 'kafe')).toEqual(['Kafé A', 'Kafé B', 'Kafé Å', 'Kafé Ö'])
    const [index, backwards] = [searchIndex(records), (a: string, b: string) => compare(b, a)]
    const namesBy = (order: typeof compare) =>
      index.search('kafe', { ...inSwedish, compare: order }).map(({ record }) => record.id)
    expect(namesBy(compare)).toEqual(['Kafé A', 'Kafé B', 'Kafé Å', 'Kafé Ö'])
    expect(namesBy(backwards)).toEqual(['Kafé Ö', 'Kafé Å', 'Kafé B', 'Kafé A'])
  })

  test('has open before closed, and the shorter way first', () => {
    const minutes = ({ id }: SearchRecord) => ({ 'Kafé Ö': 1, 'Kafé A': 3, 'Kafé B': 2 })[id]
    const open = ({ id }: SearchRecord) => id !== 'Kafé Ö'
    const options = { ...inSwedish, minutes, open }
    expect(namesFor(records, 'kafe', options)).toEqual(['Kafé B', 'Kafé A', 'Kafé Å', 'Kafé Ö'])
    expect(namesFor(records, 'kafe', { ...options, openOnly: true })).toEqual(['Kafé B', 'Kafé A', 'Kafé Å'])
  })
})

const letters = [...'abcdefghijklmnoprstuvyzåäöæøþðéó']
const word = fc.array(fc.constantFrom(...letters), { minLength: 5, maxLength: 12 }).map((list) => list.join(''))
const wordAndPlace = word.chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: text.length - 2 })))
const property = (changed: (text: string, at: number) => string) =>
  fc.assert(
    fc.property(wordAndPlace, ([text, at]) => {
      expect(namesFor([named(`Nya ${text}`)], changed(text, at))).toHaveLength(1)
    }),
    { seed: 20261127, numRuns: 500 },
  )

describe('a mistake in a word of five letters and more', () => {
  test('a letter is missing', () => property((text, at) => text.slice(0, at) + text.slice(at + 1)))
  test('a letter is doubled', () => property((text, at) => text.slice(0, at) + text.charAt(at) + text.slice(at)))
  test('two letters are swapped', () =>
    property((text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)))
  test('a letter is wrong', () => property((text, at) => `${text.slice(0, at)}x${text.slice(at + 1)}`))

  test('two mistakes are allowed from eight letters on', () => {
    expect(namesFor([named('Strandgallerian')], 'srtandgalerian')).toHaveLength(1)
    expect(namesFor([named('Strand')], 'srtnad')).toEqual([])
  })
})

describe('letters as other keyboards have them', () => {
  const foldings: [string, string][] = [
    ['å', 'a'],
    ['ä', 'a'],
    ['á', 'a'],
    ['æ', 'a'],
    ['ö', 'o'],
    ['ø', 'o'],
    ['þ', 'th'],
    ['ð', 'd'],
    ['å', 'aa'],
    ['ä', 'ae'],
    ['æ', 'ae'],
    ['ö', 'oe'],
    ['ø', 'oe'],
    ['ä', 'æ'],
    ['ö', 'ø'],
    ['é', 'e'],
    ['ü', 'u'],
  ]
  test.each(foldings)('%s is found by %s, and the other way round', (letter, typed) => {
    const plain = fc.string({ unit: fc.constantFrom(...'bcfghklmnrsv'), maxLength: 5 })
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [written, asTyped] = [before + letter + after, before + typed + after]
        for (const [name, query] of [
          [written, asTyped],
          [asTyped, written],
          [written.normalize('NFD'), asTyped.toUpperCase()],
        ] as const) {
          expect(tierFor(name, query)).toBe('exact')
          expect(tierFor(`Nya ${name}`, query)).toBe('word')
        }
      }),
      { seed: 20261127, numRuns: 50 },
    )
  })
})

describe('the letter index', () => {
  const groupsOf = (language: string, names: readonly string[]) =>
    letterIndex(
      names.map((name) => named(name)),
      { languages: [language, 'se'], compare },
    )
      .filter(({ records }) => records.length > 0)
      .map(({ letter, records }) => `${letter}: ${records.map(({ id }) => id).join(', ')}`)
  const names = [
    'Østen',
    'Åhus',
    'Ängel',
    'Ölet',
    'Ærlig',
    'Zoo',
    'Élan',
    'Eld',
    'Þór',
    '7-nian',
    'Aass',
    'Ásdís',
    'Ðan',
  ]

  test.each([
    [
      'se',
      ['A: Aass, Ásdís', 'D: Ðan', 'E: Élan, Eld', 'T: Þór', 'Z: Zoo', 'Å: Åhus', 'Ä: Ängel, Ærlig', 'Ö: Ölet, Østen'],
    ],
    [
      'no',
      ['A: Ásdís', 'D: Ðan', 'E: Élan, Eld', 'T: Þór', 'Z: Zoo', 'Æ: Ängel, Ærlig', 'Ø: Ölet, Østen', 'Å: Aass, Åhus'],
    ],
    [
      'is',
      [
        'A: Aass, Åhus',
        'Á: Ásdís',
        'Ð: Ðan',
        'E: Eld',
        'É: Élan',
        'Z: Zoo',
        'Þ: Þór',
        'Æ: Ängel, Ærlig',
        'Ö: Ölet, Østen',
      ],
    ],
    ['en', ['A: Aass, Åhus, Ängel, Ærlig, Ásdís', 'D: Ðan', 'E: Élan, Eld', 'O: Ölet, Østen', 'T: Þór', 'Z: Zoo']],
  ])('has the alphabet of %s', (language, groups) => {
    const found = groupsOf(language, names)
    const sorted = (lines: readonly string[]) => lines.map((line) => line.split(/: |, /).toSorted())
    expect(sorted(found)).toEqual(sorted([...groups, '#: 7-nian']))
  })

  test('has every letter, with the names of it in order', () => {
    const records = ['Öl', 'Bo', 'Blom'].map((name) => named(name))
    const groups = letterIndex(records, inSwedish)
    expect(groups.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ')
    expect(groups[1]?.records.map(({ id }) => id)).toEqual(['Blom', 'Bo'])
    expect(groups[2]?.records).toEqual([])
  })

  test('leaves out what is closed', () => {
    const records = ['Bo', 'Blom'].map((name) => named(name))
    const options = { ...inSwedish, open: ({ id }: SearchRecord) => id === 'Bo', openOnly: true }
    expect(letterIndex(records, options)[1]?.records.map(({ id }) => id)).toEqual(['Bo'])
  })
})
