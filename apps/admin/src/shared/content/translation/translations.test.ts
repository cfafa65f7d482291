import { contentTypes } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { untranslatedIn } from './translations'

const all = ['se', 'en', 'is'] as const

test('reports the mall languages that a text lacks', () => {
  expect(untranslatedIn(contentTypes.offer, { name: { se: 'Rea', en: 'Sale' } } as object, all)).toEqual(['is'])
  expect(untranslatedIn(contentTypes.offer, { name: { se: 'Rea', en: '  ', is: 'Útsala' } } as object, all)).toEqual([
    'en',
  ])
  expect(untranslatedIn(contentTypes.offer, { name: { se: 'Rea', en: 'Sale', is: 'Útsala' } } as object, all)).toEqual(
    [],
  )
})

test('ignores texts that are empty in all of the mall’s languages', () => {
  const name = { se: 'Rea', en: 'Sale', is: 'Útsala' }
  expect(untranslatedIn(contentTypes.offer, { name, description: {} } as object, all)).toEqual([])
  expect(untranslatedIn(contentTypes.offer, { name, description: { no: '<p>Salg</p>' } } as object, all)).toEqual([])
  expect(untranslatedIn(contentTypes.offer, { name, description: { se: '<p>Rea</p>' } } as object, all)).toEqual([
    'en',
    'is',
  ])
})

test('includes nested texts and those listed in writtenIn', () => {
  const text = {
    id: 'l',
    kind: 'text',
    text: { se: '<p>Hej</p>' },
    frame: { x: 0, y: 0, width: 1, height: 1 },
    for: 'both',
  }
  expect(untranslatedIn(contentTypes.slideshow, { slides: [{ layers: [text] }] } as object, all)).toEqual(['en', 'is'])
  const name = { se: 'Sulan', en: 'The Sole', is: 'Sólinn' }
  expect(untranslatedIn(contentTypes.item, { name, writtenIn: { description: ['se', 'is'] } } as object, all)).toEqual([
    'en',
  ])
  expect(untranslatedIn(contentTypes.item, { name, writtenIn: { description: [] } } as object, all)).toEqual([])
})
