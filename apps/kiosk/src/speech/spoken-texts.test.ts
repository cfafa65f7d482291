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

test('a name without a text in the language is spoken as it is read', () => {
  const records = { item: [{ id: 'shoes', name: { is: 'Skór', no: 'Sko', en: 'Shoes' } }] }
  const spokenIn = (language: 'se' | 'en') => spokenTexts({ ...publication, records }, language)
  expect(spokenIn('se')).toContain('Sko')
  expect(spokenIn('se')).not.toContain('Shoes')
  expect(spokenIn('en')).toContain('Shoes')
})

test('phrases are what commas and the ends of sentences separate', () => {
  expect(phrasesOf('Fjell Sport, button, 1 of 6')).toEqual(['Fjell Sport', 'button', '1 of 6'])
  expect(phrasesOf('Menu. 9 items. Use all four arrow keys here.')).toEqual([
    'Menu',
    '9 items',
    'Use all four arrow keys here',
  ])
  expect(phrasesOf('Open now, closes at 17:00')).toEqual(['Open now', 'closes at 17:00'])
  expect(phrasesOf(' 1,5 km ')).toEqual(['1,5 km'])
})
