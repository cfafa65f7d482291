import { describe, expect, test } from 'vitest'
import { allTexts, bannedIn, bannedWords, type Code, codes, startsWord, type Text, tableOf } from './terms'

/** Languages whose texts follow docs/terms.md. */
const enforced: readonly Code[] = ['en', 'se', 'no', 'is']

const texts = allTexts()
const banned = bannedWords()
const bannedForVisitors = bannedWords(tableOf('Banned for visitors'))

/** Whether visitors read it, not staff in a preview. */
const isForVisitors = ({ file, path, text }: Text) =>
  // modules are loaded by language, too
  !text.startsWith('@') &&
  /^(apps\/kiosk|packages\/wayfinding)\/src\/|^apps\/server\/src\/routes\/way\//.test(file) &&
  !/^preview/.test(path)
const exceptions = tableOf('Exceptions').map(([code, text]) => `${code} ${text}`)

const isException = ({ code, text }: Text) => exceptions.includes(`${code} ${text}`)
const where = ({ file, line, path, text }: Text) => `${file}:${line} ${path}: ${text}`

describe('the termbase', () => {
  test('has one word in each language for each concept', () => {
    const rows = tableOf('Concepts')
    expect(rows.length).toBeGreaterThan(60)
    for (const row of rows) expect(row.filter(Boolean), row[0]).toHaveLength(1 + codes.length)
    const concepts = rows.map(([concept]) => concept)
    expect(new Set(concepts).size).toBe(concepts.length)
  })

  test.each([...codes.entries()])('has only concepts that texts name: %s %s', (index, code) => {
    const own = texts.filter((text) => text.code === code).map(({ text }) => text)
    // inflected, a term may have another ending
    const isNamed = (term: string) => own.some((text) => startsWord(term).test(text))
    const terms = tableOf('Concepts').flatMap((row) => row[index + 1]?.split(', ') ?? [])
    expect(terms.filter((term) => !isNamed(term))).toEqual([])
  })

  test('says what to use instead of what it bans', () => {
    for (const { words, instead } of banned) expect(instead, words.join()).not.toBe('')
  })

  test('reads endings, capitals and the words to say instead', () => {
    const [photo, status, load] = bannedWords([
      ['en', 'photo*', 'picture'],
      ['en', 'InActive', 'inactive'],
      ['no', 'lastes', 'lastes inn'],
    ])
    if (!photo || !status || !load) throw new Error('three rows were read')
    expect(bannedIn('Photos of it', photo)).toBe('Photos')
    expect(bannedIn('A telephoto', photo)).toBeUndefined()
    expect(bannedIn('It is InActive', status)).toBe('InActive')
    expect(bannedIn('It is inactive', status)).toBeUndefined()
    expect(bannedIn('Siden lastes', load)).toBe('lastes')
    expect(bannedIn('Siden lastes inn', load)).toBeUndefined()
    const [plan] = bannedWords([['is', '*uppdrátt*', 'hæðarkort']])
    expect(plan && bannedIn('Hæðaruppdráttur', plan)).toBe('Hæðaruppdráttur')
    expect(plan && bannedIn('Uppdrátturinn', plan)).toBe('Uppdrátturinn')
  })
})

test('finds the texts of all apps in all languages', () => {
  for (const code of codes) {
    const files = new Set(texts.filter((text) => text.code === code).map(({ file }) => file.split('/src/')[0]))
    expect([...files]).toEqual(expect.arrayContaining(['apps/admin', 'apps/kiosk', 'apps/server', 'packages/ui']))
  }
})

describe.each(enforced)('%s', (code) => {
  const own = texts.filter((text) => text.code === code)

  test('says nothing that is banned', () => {
    const wrong = own
      .filter((text) => !isException(text))
      .flatMap((text) =>
        banned
          .filter((ban) => ban.code === code && bannedIn(text.text, ban) !== undefined)
          .map((ban) => `${where(text)} (${bannedIn(text.text, ban)}: say ${ban.instead})`),
      )
    expect(wrong).toEqual([])
  })

  test('says to visitors nothing that is banned for them', () => {
    const read = own.filter(isForVisitors)
    expect(new Set(read.map(({ file }) => file.split('/src/')[0])).size).toBe(3)
    const wrong = read.flatMap((text) =>
      bannedForVisitors
        .filter((ban) => ban.code === code && bannedIn(text.text, ban) !== undefined)
        .map((ban) => `${where(text)} (${bannedIn(text.text, ban)}: say ${ban.instead})`),
    )
    expect(wrong).toEqual([])
  })

  test('calls a field the same everywhere', () => {
    const wrong = tableOf('Fields').flatMap(([key, ...names]) => {
      const name = names[codes.indexOf(code)] ?? ''
      const isField = ({ file, path }: Text) =>
        path === key ? file.includes('/field-messages/') : new RegExp(`\\.(fields?|columns)\\.${key}$`).test(path)
      return own.filter((text) => isField(text) && text.text.toLowerCase() !== name.toLowerCase()).map(where)
    })
    expect(wrong).toEqual([])
  })

  test('needs each of its exceptions', () => {
    const unused = exceptions.filter(
      (one) =>
        one.startsWith(`${code} `) &&
        !own.some(
          (text) =>
            `${code} ${text.text}` === one && banned.some((ban) => ban.code === code && bannedIn(text.text, ban)),
        ),
    )
    expect(unused).toEqual([])
  })
})
