import { letterIndex, searchIndex } from '@kiosk-admin/wayfinding/search'

const records = [
  { kind: 'item', id: '1', name: { se: 'Lilla Lo' }, categories: [{ se: 'Barnkläder', en: 'Children’s clothes' }] },
  { kind: 'item', id: '2', name: { se: 'Ölet & Maten' }, searchWords: { se: ['öl'], en: ['beer'] } },
]
const options = {
  languages: ['en', 'se'], // the visitor's, then those of the mall
  compare: new Intl.Collator('en').compare, // how the visitor's language sorts names
  open: (record) => record.id !== '2',
  minutes: (record) => ({ 1: 4, 2: 1 })[record.id],
}

const index = searchIndex(records)
for (const { record, tier, text } of index.search('barnklaeder', options)) {
  console.info(record.name.se, tier, text) // Lilla Lo exact Barnkläder
}

const swedish = { ...options, languages: ['se'], compare: new Intl.Collator('sv').compare }
for (const group of letterIndex(records, swedish)) {
  if (group.records.length > 0) console.info(group.letter, group.records[0].name.se) // L Lilla Lo, then Ö Ölet & Maten
}
