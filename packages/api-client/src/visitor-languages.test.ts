import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from './contract/base/fields'
import { visitorLanguages } from './visitor-languages'

/** What a visitor reads of a text that is in some languages only, in a mall that begins with one of them. */
const readBy = (visitor: LanguageCode, written: readonly LanguageCode[], first: LanguageCode) =>
  visitorLanguages(visitor, [first, ...languageCodes]).find((code) => written.includes(code))

/** Languages that are read instead, in their order, before the mall's first. */
const instead: Record<LanguageCode, LanguageCode[]> = { en: [], se: ['no', 'en'], no: ['se', 'en'], is: ['en'] }
const pairs = languageCodes.flatMap((visitor) =>
  languageCodes.filter((other) => other !== visitor).map((other) => [visitor, other] as const),
)

describe.each(pairs)('a visitor who reads %s', (visitor, other) => {
  test(`reads their own language before ${other}`, () => {
    expect(readBy(visitor, [other, visitor], other)).toBe(visitor)
  })

  test(`reads a text that is only in ${other}, the mall’s first`, () => {
    expect(readBy(visitor, [other], other)).toBe(other)
  })

  test.each(languageCodes.filter((first) => first !== visitor && first !== other))(
    `chooses between ${other} and the mall’s first, %s`,
    (first) => {
      const order = [...instead[visitor], first]
      const expected = order.find((code) => code === other || code === first)
      expect(readBy(visitor, [other, first], first)).toBe(expected)
    },
  )
})

test('the order is that of the decision', () => {
  expect(visitorLanguages('se', ['is', 'se'])).toEqual(['se', 'no', 'en', 'is'])
  expect(visitorLanguages('no', ['is', 'no'])).toEqual(['no', 'se', 'en', 'is'])
  expect(visitorLanguages('is', ['se', 'no', 'is'])).toEqual(['is', 'en', 'se', 'no'])
  expect(visitorLanguages('en', ['is', 'se', 'en'])).toEqual(['en', 'is', 'se'])
})
