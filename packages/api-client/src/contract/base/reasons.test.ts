import { expect, expectTypeOf, it } from 'vitest'
import { type Reason, type ReasonName, reasonNamed, reasons } from './reasons'
import { fieldErrorOf } from './rules'

it('knows each of its sentences by name', () => {
  for (const [name, sentence] of Object.entries(reasons)) {
    const filled = sentence.replace(/\{\w+\}/g, '7')
    expect(reasonNamed(filled)?.name, filled).toBe(name)
  }
})

it('says what differs', () => {
  expect(reasonNamed('Another station already has the code K1+.')).toEqual({
    name: 'stationCode',
    params: { code: 'K1+' },
  })
  expect(reasonNamed('Choose a shorter period: 400 weeks at most.')?.params).toEqual({ count: '400', period: 'week' })
})

it('knows no other', () => {
  expect(reasonNamed('This username is taken')).toBeUndefined()
  expect(reasonNamed('')).toBeUndefined()
})

it('lets nobody say a sentence that is not among them', () => {
  expectTypeOf<'This username is taken.'>().toExtend<Reason>()
  expectTypeOf<`Another station already has the code ${string}.`>().toExtend<Reason>()
  expectTypeOf<'Not today.'>().not.toExtend<Reason>()
  expectTypeOf<ReasonName>().not.toBeAny()
  expect(fieldErrorOf('code', 'invalid', undefined, 'Another station already has the code K1.').message).toBe(
    'Invalid value. Another station already has the code K1.',
  )
})
