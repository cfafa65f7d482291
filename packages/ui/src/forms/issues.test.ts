import { describe, expect, it } from 'vitest'
import { en, type FormsLabels } from '#labels/forms'
import { errorOf, type FormIssue, issuesOf, messageOf, resolverOf } from './issues'
import { is } from './labels/is'
import { no } from './labels/no'
import { se } from './labels/se'

const issue = (rule: FormIssue['rule'], more?: Partial<FormIssue>): FormIssue => ({ path: 'name', rule, ...more })

describe('the seven messages', () => {
  it.each([
    [issue('required'), 'Field is required'],
    [issue('maxLength', { limit: 121 }), 'Field must have less than 121 letters'],
    [issue('minLength', { limit: 10 }), 'Field must have at least 10 letters'],
    [issue('passwordMismatch'), 'Passwords not equal'],
    [issue('email'), 'Email is incorrect'],
    [issue('integer'), 'Should be integer number'],
    [issue('invalid'), 'Invalid value'],
  ])('says %j as the specification does', (found, text) => {
    expect(messageOf(found, en)).toBe(text)
  })

  it.each<[string, FormsLabels]>([
    ['se', se],
    ['no', no],
    ['is', is],
  ])('says each of them in %s too, with its limit', (_, labels) => {
    const texts = Object.keys(en.rules).map((rule) =>
      messageOf(issue(rule as FormIssue['rule'], { limit: 121 }), labels),
    )
    expect(new Set(texts).size).toBe(7)
    expect(texts.filter((text) => text.includes('121'))).toHaveLength(2)
  })

  it('falls back to Invalid value for a length without its limit', () => {
    expect(messageOf(issue('maxLength'), en)).toBe('Invalid value')
  })

  it('keeps the messages of schemas without the rules', () => {
    expect(messageOf({ path: 'shelf', message: 'There are twelve shelves.' }, se)).toBe('There are twelve shelves.')
    expect(messageOf({ path: 'shelf' }, se)).toBe('Ogiltigt värde')
  })

  it('appends a server’s reason to Invalid value', () => {
    const taken = issue('invalid', { message: 'Invalid value. This username is taken.' })
    expect(messageOf(taken, se)).toBe('Ogiltigt värde. This username is taken.')
  })
})

describe('any Standard Schema', () => {
  const check = (issues: readonly object[]) =>
    resolverOf({ '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: issues as never }) } })(
      {},
      undefined,
      { fields: {}, shouldUseNativeValidation: false },
    )

  it('keeps path, rule and limit, and the first issue of a path', async () => {
    const { errors } = await check([
      { path: ['name', { key: 'se' }], rule: 'maxLength', limit: 121, message: 'too long' },
      { path: ['name', 'se'], rule: 'invalid', message: 'and more' },
      { path: ['time', 'hour'], message: 'of another library' },
      { message: 'the record as a whole' },
    ])
    expect(issuesOf(errors)).toEqual([
      { path: 'name.se', rule: 'maxLength', limit: 121, message: 'too long' },
      { path: 'time.hour', rule: undefined, limit: undefined, message: 'of another library' },
      { path: '', rule: undefined, limit: undefined, message: 'the record as a whole' },
    ])
  })

  it('reads the error that a field shows', () => {
    const error = errorOf(issue('minLength', { limit: 3, message: '' }))
    expect(issuesOf({ 'name.se': error })).toEqual([{ path: 'name.se', rule: 'minLength', limit: 3, message: '' }])
    expect(issuesOf({ time: { hour: error } })[0]?.path).toBe('time.hour')
  })
})
