import { expect, test } from 'vitest'
import { languageOf, tagOf } from './language'

test('converts between language codes and BCP 47 tags', () => {
  expect(['en-GB', 'sv', 'nb', 'nn-NO', 'no', 'is'].map(languageOf)).toEqual(['en', 'se', 'no', 'no', 'no', 'is'])
  expect(['en', 'se', 'no', 'is'].map(tagOf)).toEqual(['en', 'sv', 'nb', 'is'])
})
