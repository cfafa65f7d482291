import { expect, test } from 'vitest'
import { languageOf, tagOf } from './language'

test('language codes and the tags of the web name each other', () => {
  expect(['en-GB', 'sv', 'nb', 'nn-NO', 'no', 'is'].map(languageOf)).toEqual(['en', 'se', 'no', 'no', 'no', 'is'])
  expect(['en', 'se', 'no', 'is'].map(tagOf)).toEqual(['en', 'sv', 'nb', 'is'])
})
