import { ApiError, type FieldError, fieldErrorOf, languageCodes } from '@kiosk-admin/api-client'
import { type ReasonName, reasons } from '@kiosk-admin/api-client/reasons'
import { expect, it } from 'vitest'
import { stubBrowser } from '../../testing/browser'

stubBrowser()
// imported dynamically, as the module reads `localStorage`
const { language } = await import('../i18n/language')
const { reasonMessages } = await import('./reason-messages')
const { knownReasonIn, reasonOf, withReasons } = await import('./reasons')
const { translatorOf } = await import('../i18n/i18n')

const names = Object.keys(reasons) as ReasonName[]
const params = { code: 'K1', count: '400', period: 'week' }
const filled = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (_, name) => params[name as keyof typeof params])
const translated = (name: ReasonName, code: (typeof languageCodes)[number]) =>
  translatorOf(reasonMessages, code)(`reasons.${name}`, params as never)

it('translates all reasons of the server into all languages', async () => {
  for (const code of languageCodes) await language.choose(code)
  await language.choose('en')
  expect(Object.keys(reasonMessages.messages.reasons).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    expect(translated(name, 'en')).toBe(filled(reasons[name]))
    const others = languageCodes.filter((code) => code !== 'en').map((code) => translated(name, code))
    expect(new Set([...others, translated(name, 'en')]).size, name).toBe(languageCodes.length)
  }
})

const wrong = (message: string): FieldError => ({ path: 'code', rule: 'invalid', message })

it('translates reasons with their parameters', async () => {
  await language.choose('se')
  const taken = fieldErrorOf('code', 'invalid', undefined, 'Another station already has the code K1.')
  expect(withReasons([taken, wrong('Invalid value')])).toEqual([
    wrong('Invalid value. En annan station har koden K1.'),
    wrong('Invalid value'),
  ])
  const refused = new ApiError('validation', 'Some fields need your attention', { errors: [taken] })
  expect(reasonOf(refused)).toBe('En annan station har koden K1.')
})

it('finds the first known reason of a refused file', async () => {
  await language.choose('se')
  const other = wrong('Invalid value. File content doesn’t match its extension')
  expect(knownReasonIn([other])).toBeUndefined()
  expect(knownReasonIn([other, fieldErrorOf('file.0', 'invalid', undefined, 'The file is empty.')])).toBe(
    'Filen är tom.',
  )
})

it('keeps unknown reasons', () => {
  expect(withReasons([wrong('Invalid value. Not on Sundays.')])).toEqual([wrong('Invalid value. Not on Sundays.')])
})
