import { expect, test } from 'vitest'
import { addChips, chipAfterKey, chipKeys, isList, splitChips } from './chips'

test('splits a list at commas, semicolons, tabs and line breaks, and trims', () => {
  expect(splitChips(' hamn, porslin;ljus  stake\n\npresent\tfilt,')).toEqual([
    'hamn',
    'porslin',
    'ljus stake',
    'present',
    'filt',
  ])
  expect(isList('ljus stake')).toBe(false)
  expect(isList('ljus\nstake')).toBe(true)
})

test('appends words in order', () => {
  expect(addChips(['hamn'], ['filt', 'båt'])).toEqual({
    chips: ['hamn', 'filt', 'båt'],
    added: ['filt', 'båt'],
    refused: [],
  })
})

test('rejects duplicates regardless of case and Unicode composition', () => {
  const { chips, refused } = addChips(['Båt'], ['BÅT', 'ba\u030at', 'filt', 'filt'])
  expect(chips).toEqual(['Båt', 'filt'])
  expect(refused.map(({ text, reason }) => [text.normalize('NFC'), reason])).toEqual([
    ['BÅT', 'duplicate'],
    ['båt', 'duplicate'],
    ['filt', 'duplicate'],
  ])
})

test('rejects words that are too long or too many, and adds the rest', () => {
  expect(addChips(['a'], ['toolong', 'b', 'c'], { longest: 4, most: 2 })).toEqual({
    chips: ['a', 'b'],
    added: ['b'],
    refused: [
      { text: 'toolong', reason: 'tooLong' },
      { text: 'c', reason: 'tooMany' },
    ],
  })
})

test('returns the same list if nothing was added', () => {
  const chips = ['hamn']
  expect(addChips(chips, ['Hamn']).chips).toBe(chips)
})

test('keys move between chips and to the input', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'a'].map((key) => chipAfterKey(key, 1, 3))).toEqual([
    0,
    2,
    0,
    2,
    3,
    undefined,
  ])
  expect(chipAfterKey('ArrowRight', 1, 3, true)).toBe(0)
  expect(chipAfterKey('ArrowLeft', 0, 3)).toBe(0)
})

test('moves the focus to the neighbour of a removed chip', () => {
  expect(chipAfterKey('Delete', 1, 3)).toBe(2)
  expect(chipAfterKey('Delete', 2, 3)).toBe(3)
  expect(chipAfterKey('Backspace', 2, 3)).toBe(1)
  expect(chipAfterKey('Backspace', 0, 3)).toBe(1)
})

test('equal words have different keys, and keys are stable', () => {
  expect(new Set(chipKeys(['hamn', 'filt', 'hamn'])).size).toBe(3)
  expect(chipKeys(['filt', 'hamn'])[1]).toBe(chipKeys(['hamn', 'filt', 'hamn'])[0])
})
