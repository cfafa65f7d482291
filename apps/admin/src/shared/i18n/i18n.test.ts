import { expect, test } from 'vitest'
import { stubBrowser } from '../../testing/browser'

stubBrowser()
const { defineMessages, translatorOf } = await import('./i18n')

const texts = (greeting: string) => ({ greetings: { hello: ({ name }: { name: string }) => `${greeting} ${name}` } })
const greetings = defineMessages({ en: texts('Hello'), se: texts('Hej'), no: texts('Hei'), is: texts('Halló') })

test('a translator is the same each time, so that hooks may depend on it', () => {
  const translate = translatorOf(greetings, 'is')
  expect(translate('greetings.hello', { name: 'Anna' })).toBe('Halló Anna')
  expect(translatorOf(greetings, 'is')).toBe(translate)
  expect(translatorOf(greetings, 'se')).not.toBe(translate)
})
