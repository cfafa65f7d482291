import { expect, test } from 'vitest'
import { publication } from '../testing/fixture'
import { phrasesOf } from './sound-voice'
import { spokenTexts } from './spoken-texts'

test('names and messages of one language are spoken, each phrase once', () => {
  const texts = spokenTexts(publication, 'is')
  expect(texts).toContain('Strandgallerian')
  expect(texts).toContain('hnappur')
  expect(texts).not.toContain('button')
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => /^(https?:|data:|<|[0-9a-f]{8}-)/.test(text))).toEqual([])
})

test('phrases are what commas and the ends of sentences separate', () => {
  expect(phrasesOf('Fjell Sport, button, 1 of 6')).toEqual(['Fjell Sport', 'button', '1 of 6'])
  expect(phrasesOf('Menu. 9 items. All four arrows move here.')).toEqual([
    'Menu',
    '9 items',
    'All four arrows move here',
  ])
  expect(phrasesOf('Open now, closes 17:00')).toEqual(['Open now', 'closes 17:00'])
  expect(phrasesOf(' 1,5 km ')).toEqual(['1,5 km'])
})
