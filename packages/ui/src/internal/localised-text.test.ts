import { expect, test } from 'vitest'
import { localisedText } from './localised-text'

test('localised text falls back to the first language that has any', () => {
  const name = { se: 'Julmarknad', en: 'Christmas market', no: '' }
  expect(localisedText(name, 'en')).toEqual({ text: 'Christmas market', language: 'en' })
  expect(localisedText(name, 'no', ['se', 'en'])).toEqual({ text: 'Julmarknad', language: 'se' })
  expect(localisedText({}, 'en')).toBeUndefined()
  expect(localisedText(undefined, 'en')).toBeUndefined()
})
