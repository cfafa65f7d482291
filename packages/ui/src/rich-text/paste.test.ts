// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPasted } from './paste'
import {
  fromDocs,
  fromWebPage,
  fromWebPageClean,
  fromWord,
  fromWordClean,
  fromWordNumbered,
  fromWordNumberedClean,
  fromWordOnline,
  fromWordOnlineClean,
} from './paste.fixture'
import { richTextRules as rules } from './rules'

test('removes Word’s styles and comments; keeps headings, marks, lists and tables', () => {
  expect(cleanPasted(fromWord, rules)).toBe(fromWordClean.join(''))
})

test('keeps level, number and start of Word’s lists', () => {
  expect(cleanPasted(fromWordNumbered, rules)).toBe(fromWordNumberedClean.join(''))
})

test('keeps level, number and start of lists of Word’s online editor', () => {
  expect(cleanPasted(fromWordOnline, rules)).toBe(fromWordOnlineClean.join(''))
})

test('keeps the start of other numbered lists', () => {
  const list = '<ol start="7"><li><p>a</p></li></ol>'
  expect(cleanPasted(list, rules)).toBe(list)
})

test('removes a page’s layout, scripts and trackers', () => {
  expect(cleanPasted(fromWebPage, rules)).toBe(`${fromWebPageClean.join('')}press here`)
})

test('removes the bold wrapper of Google Docs that is not bold', () => {
  const clean = cleanPasted(fromDocs, rules)
  expect(clean).toBe('<p>Plain <strong>bold</strong></p><ul><li><p>one</p></li></ul>')
})

test('keeps the text of disallowed elements', () => {
  const plain = { ...rules, elements: ['p', 'br'] }
  expect(cleanPasted('<h1>A</h1><p>b <b>c</b></p><ul><li>d</li></ul>', plain)).toBe('<p>A</p><p>b c</p>d')
})
