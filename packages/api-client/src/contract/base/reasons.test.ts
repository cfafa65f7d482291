import { expect, expectTypeOf, it } from 'vitest'
import { type Reason, type ReasonName, reasonNamed, reasons } from './reasons'
import { fieldErrorOf } from './rules'

it("finds each sentence's name", () => {
  for (const [name, sentence] of Object.entries(reasons)) {
    const filled = sentence.replace(/\{\w+\}/g, '7')
    expect(reasonNamed(filled)?.name, filled).toBe(name)
  }
})

it('fills in placeholders', () => {
  expect(reasonNamed('Another station already has the code K1+.')).toEqual({
    name: 'stationCode',
    params: { code: 'K1+' },
  })
  expect(reasonNamed('Choose a shorter period: 400 weeks at most.')?.params).toEqual({ count: '400', period: 'week' })
})

it('rejects unknown sentences', () => {
  expect(reasonNamed('This username is taken')).toBeUndefined()
  expect(reasonNamed('')).toBeUndefined()
})

it('types allow only these sentences', () => {
  expectTypeOf<'This username is taken.'>().toExtend<Reason>()
  expectTypeOf<`Another station already has the code ${string}.`>().toExtend<Reason>()
  expectTypeOf<'Not today.'>().not.toExtend<Reason>()
  expectTypeOf<ReasonName>().not.toBeAny()
  expect(fieldErrorOf('code', 'invalid', undefined, 'Another station already has the code K1.').message).toBe(
    'Invalid value. Another station already has the code K1.',
  )
})
