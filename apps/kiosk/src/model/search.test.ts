import { searchIndex } from '@kiosk-admin/wayfinding/search'
import { expect, test } from 'vitest'
import { ids, wholePublication } from '../testing/guide-fixture'
import { missedText, searchRecordsOf } from './search'

const recordsOf = (publication = wholePublication) => searchRecordsOf(publication, new Date('2026-11-21T12:00:00Z'))
const withRecords = (records: typeof wholePublication.records) => ({
  ...wholePublication,
  records: { ...wholePublication.records, ...records },
})
const recordOf = (id: string, publication = wholePublication) =>
  recordsOf(publication).find((record) => record.id === id)
const found = (text: string, publication = wholePublication) =>
  searchIndex(recordsOf(publication))
    .search(text, { languages: ['en', 'se'], compare: new Intl.Collator('en').compare })
    .map(({ record, field }) => `${record.kind} ${record.name.en ?? record.name.se}: ${field}`)

test('an item has its categories and those above them, its search words and current offers', () => {
  const [fjell] = wholePublication.records.item ?? []
  const item = [{ ...fjell, id: ids.fjell, searchKeys: { en: ['hiking'], se: ['vandring'] } }]
  expect(recordOf(ids.fjell, withRecords({ item }))).toMatchObject({
    kind: 'item',
    name: { se: 'Fjell Sport' },
    categories: [{ en: 'Sport' }, { en: 'Shoes' }, { en: 'Fashion' }],
    searchWords: { en: ['hiking'], se: ['vandring'] },
    offers: [{ en: 'Skates, 20 % off' }],
    areaId: 'B04',
  })
})

test('names, categories, offers, services, events, places and garages are found', () => {
  expect(found('fjell')).toEqual(['item Fjell Sport: name'])
  expect(found('shoes')).toEqual(['category Shoes: name', 'item Fjell Sport: category'])
  expect(found('skates')).toEqual(['item Fjell Sport: offer'])
  expect(found('toalett')).toEqual(['service Toilets: name'])
  expect(found('late opening')).toEqual(['event Late opening: name'])
  expect(found('lighthouse')).toEqual(['place The lighthouse: name'])
  expect(found('quay car park')).toEqual(['garage Quay car park: name'])
})

test('offers that are not current and events that are over are left out', () => {
  expect(found('börjar i morgon')).toEqual([])
  expect(found('förra veckan')).toEqual([])
})

test('an offer of the whole mall is a record of its own, and one of a shop that is not published is not found', () => {
  expect(recordsOf().filter(({ kind }) => kind === 'offer')).toEqual([])
  const offer = (wholePublication.records.offer ?? []).map((record) => ({ ...record, shopId: null }))
  expect(found('skates', withRecords({ offer }))).toEqual(['offer Skates, 20 % off: name'])
  expect(found('skates', withRecords({ item: [] }))).toEqual([])
})

test('a cycle of categories does not loop forever', () => {
  const [first, ...others] = wholePublication.records.category ?? []
  const category = [{ ...first, id: ids.fashion, parentId: ids.shoes }, ...others]
  expect(recordOf(ids.havn, withRecords({ category }))?.categories).toHaveLength(2)
})

test.each([
  ['sushi, deleted', ['su', 'sus', 'sush', 'sushi', 'sush', 'sus'], 'sushi'],
  ['a text that was corrected', ['susjii', 'susji', 'sus', 'sush', 'sushi'], 'sushi'],
  ['one word after another', ['sushi', 'sushi b', 'sushi bar'], 'sushi bar'],
])('the text to report is whole: %s', (_, texts, expected) => expect(texts.reduce(missedText, '')).toBe(expected))
