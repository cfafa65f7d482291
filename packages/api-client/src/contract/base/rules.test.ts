import { describe, expect, it } from 'vitest'
import { changePassword } from '../calls/own-account'
import { category } from '../category'
import { event } from '../event'
import { item } from '../item'
import { offer } from '../offer'
import { describeFields } from './field-descriptions'
import { check, formSchema } from './rules'

const languages = ['se', 'en'] as const
const good = { name: { se: 'Höstrea' }, startDate: '2026-11-01', endDate: '2026-11-30' }
const errorsOf = (schema: Parameters<typeof check>[0], input: unknown) => {
  const checked = check(schema, input, { languages })
  return checked.ok ? [] : checked.errors.map(({ path, message }) => `${path}: ${message}`)
}

describe('check', () => {
  it('fills in defaults, so that stored records have all fields', () => {
    const checked = check(offer.body, good, { languages })
    expect(checked).toEqual({
      ok: true,
      value: { ...good, shopId: null, imageId: null, description: {}, status: 'InActive' },
    })
  })

  it('requires the name in the first language only', () => {
    expect(errorsOf(offer.body, { ...good, name: { en: 'Autumn sale' } })).toEqual(['name.se: Field is required'])
    expect(errorsOf(offer.body, { ...good, name: { se: '  ' } })).toEqual(['name.se: Field is required'])
    expect(errorsOf(offer.body, { ...good, name: undefined })).toEqual(['name.se: Field is required'])
  })

  it('drops languages with an empty text, so that it is no change', () => {
    const checked = check(
      offer.body,
      { ...good, name: { se: ' Rea ', en: ' ' }, description: { se: '', en: '<p>a</p>' } },
      { languages },
    )
    expect(checked).toMatchObject({ ok: true, value: { name: { se: 'Rea' }, description: { en: '<p>a</p>' } } })
    expect(checked.ok && Object.keys(checked.value.name)).toEqual(['se'])
    expect(checked.ok && Object.keys(checked.value.description)).toEqual(['en'])
    const shop = { type: 1, categoryIds: ['01990000-0000-7000-8000-000000000001'], name: { se: 'Skor' } }
    const found = check(item.body, { ...shop, searchKeys: { se: ['sko'], en: [] } }, { languages })
    expect(found.ok && found.value.searchKeys).toEqual({ se: ['sko'] })
  })

  it('uses N of the length messages as specified', () => {
    expect(errorsOf(offer.body, { ...good, name: { se: 'x'.repeat(121) } })).toEqual([
      'name.se: Field must have less than 121 letters',
    ])
    expect(errorsOf(offer.body, { ...good, name: { se: 'x'.repeat(120) } })).toEqual([])
    expect(errorsOf(changePassword.body, { current: 'a', next: '9 letters' })).toEqual([
      'next: Field must have at least 10 letters',
    ])
  })

  it('reports missing fields, invalid numbers and an end before its start', () => {
    expect(errorsOf(offer.body, { ...good, startDate: undefined })).toEqual(['startDate: Field is required'])
    expect(errorsOf(offer.body, { ...good, startDate: '' })).toEqual(['startDate: Field is required'])
    expect(errorsOf(offer.body, { ...good, endDate: '2026-10-31' })).toEqual(['endDate: Invalid value'])
    expect(errorsOf(event.body, { ...good, time: { hour: 12.5, minute: 0 } })).toEqual([
      'time.hour: Should be integer number',
    ])
    expect(errorsOf(event.body, { ...good, time: { hour: 25, minute: 0 } })).toEqual(['time.hour: Invalid value'])
  })

  it('requires the first language in bodies of create with an id, too', () => {
    expect(errorsOf(offer.calls.create.body, { ...good, name: {} })).toEqual(['name.se: Field is required'])
  })

  it('rejects text that the database cannot store', () => {
    expect(errorsOf(offer.body, { ...good, name: { se: 'a\u0000b' } })).toEqual(['name.se: Invalid value'])
    expect(errorsOf(offer.body, { ...good, name: { se: '\ud800' } })).toEqual(['name.se: Invalid value'])
  })

  it('returns Standard Schema issues with path, rule and limit', () => {
    const schema = formSchema(offer.body, languages)
    expect(schema['~standard'].validate({ ...good, name: { se: 'x'.repeat(130) } })).toEqual({
      issues: [
        {
          path: ['name', 'se'],
          rule: 'maxLength',
          limit: 121,
          message: 'Field must have less than 121 letters',
        },
      ],
    })
  })
})

describe('describeFields', () => {
  const byName = (type: Parameters<typeof describeFields>[0]) =>
    Object.fromEntries(describeFields(type).map((field) => [field.name, field]))

  it('describes localised and required fields and references', () => {
    const fields = byName(offer)
    expect(fields.name).toMatchObject({ localised: true, required: true, maxLength: 120 })
    expect(fields.shopId).toMatchObject({ reference: 'Item', required: false })
    expect(fields.startDate).toMatchObject({ format: 'date', required: true })
    expect(fields.description).toMatchObject({ rich: true, localised: true, required: false })
  })

  it('works for every kind', () => {
    expect(byName(category).parentId).toMatchObject({ reference: 'Category', required: false })
    expect(byName(item).siteUrl).toMatchObject({ format: 'url', required: false })
  })
})
