import { expect, it } from 'vitest'
import { stubBrowser } from '../../../testing/browser'

stubBrowser()
const { languageShown } = await import('./translation-hint')

it('finds the language that visitors see instead, as the kiosk does', () => {
  const texts = { se: 'Rea', en: 'Sale' }
  expect(languageShown(texts, 'no', ['en', 'se', 'no', 'is'])).toBe('se')
  expect(languageShown(texts, 'is', ['se', 'en', 'is'])).toBe('en')
  expect(languageShown(texts, 'is', ['se', 'is'])).toBe('se')
  expect(languageShown({ se: 'Rea', en: ' ' }, 'is', ['se', 'en', 'is'])).toBe('se')
  expect(languageShown(texts, 'en', ['se', 'en'])).toBeUndefined()
  expect(languageShown({}, 'en', ['se', 'en'])).toBeUndefined()
})
