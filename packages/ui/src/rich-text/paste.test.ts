// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPasted } from './paste'
import { fromDocs, fromWebPage, fromWebPageClean, fromWord, fromWordClean } from './paste.fixture'
import { richTextRules as rules } from './rules'

test('Word’s styles and comments go; headings, marks, lists and tables stay', () => {
  expect(cleanPasted(fromWord, rules)).toBe(fromWordClean.join(''))
})

test('a page’s layout, scripts and trackers go', () => {
  expect(cleanPasted(fromWebPage, rules)).toBe(`${fromWebPageClean.join('')}press here`)
})

test('Google Docs’ bold that is not bold goes', () => {
  const clean = cleanPasted(fromDocs, rules)
  expect(clean).toBe('<p>Plain <strong>bold</strong></p><ul><li><p>one</p></li></ul>')
})

test('what the rules do not allow is left as words', () => {
  const plain = { ...rules, elements: ['p', 'br'] }
  expect(cleanPasted('<h1>A</h1><p>b <b>c</b></p><ul><li>d</li></ul>', plain)).toBe('<p>A</p><p>b c</p>d')
})
