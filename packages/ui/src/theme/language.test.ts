import { expect, test } from 'vitest'
import { codeOf, tagOf } from './language'

const languages = [
  { code: 'en', label: 'English' },
  { code: 'se', tag: 'sv', label: 'Svenska' },
  { code: 'no', tag: 'nb', label: 'Norsk' },
  { code: 'zh', tag: 'zh-Hant', label: '繁體中文' },
]

test('converts between language codes and BCP 47 tags', () => {
  expect(['en', 'se', 'no', 'zh', 'ar'].map((code) => tagOf(code, languages))).toEqual([
    ...['en', 'sv', 'nb', 'zh-Hant', 'ar'],
  ])
  expect(['en-GB', 'sv', 'nb-NO', 'zh-TW', 'ar-EG'].map((tag) => codeOf(tag, languages))).toEqual([
    ...['en', 'se', 'no', 'zh', 'ar'],
  ])
})
