import { expect, test } from 'vitest'
import { addChips, chipAfterKey, chipKeys, isList, splitChips } from './chips'

test('a list is split at commas, semicolons, tabs and lines, without stray spaces and empty places', () => {
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

test('words are added at the end, in their order', () => {
  expect(addChips(['hamn'], ['filt', 'båt'])).toEqual({
    chips: ['hamn', 'filt', 'båt'],
    added: ['filt', 'båt'],
    refused: [],
  })
})

test('a word that is there already is refused, whatever its capitals and however its letters are composed', () => {
  const { chips, refused } = addChips(['Båt'], ['BÅT', 'ba\u030at', 'filt', 'filt'])
  expect(chips).toEqual(['Båt', 'filt'])
  expect(refused.map(({ text, reason }) => [text.normalize('NFC'), reason])).toEqual([
    ['BÅT', 'duplicate'],
    ['båt', 'duplicate'],
    ['filt', 'duplicate'],
  ])
})

test('a word that is too long, and one too many, are refused; the others stay', () => {
  expect(addChips(['a'], ['toolong', 'b', 'c'], { longest: 4, most: 2 })).toEqual({
    chips: ['a', 'b'],
    added: ['b'],
    refused: [
      { text: 'toolong', reason: 'tooLong' },
      { text: 'c', reason: 'tooMany' },
    ],
  })
})

test('the same list comes back when nothing was added, so that nothing counts as changed', () => {
  const chips = ['hamn']
  expect(addChips(chips, ['Hamn']).chips).toBe(chips)
})

test('keys lead from chip to chip, and behind the last one to the input', () => {
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

test('what is taken away leaves the focus beside it', () => {
  expect(chipAfterKey('Delete', 1, 3)).toBe(2)
  expect(chipAfterKey('Delete', 2, 3)).toBe(3)
  expect(chipAfterKey('Backspace', 2, 3)).toBe(1)
  expect(chipAfterKey('Backspace', 0, 3)).toBe(1)
})

test('equal words have keys of their own, and a word keeps its key where others go', () => {
  expect(new Set(chipKeys(['hamn', 'filt', 'hamn'])).size).toBe(3)
  expect(chipKeys(['filt', 'hamn'])[1]).toBe(chipKeys(['hamn', 'filt', 'hamn'])[0])
})
