import { category, check, item, offer } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { carried, parentsFirst, referencesIn, sameNamed } from './carry'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const first = { here: 'se', there: 'no' } as const
const toTwice = new Map([
  [id(1), id(7)],
  [id(2), id(7)],
])
const idThere = (one: { id: string }) => toTwice.get(one.id)

const shop = {
  type: 1,
  categoryIds: [id(1), id(2), id(3)],
  name: { se: 'Sulan' },
  logoId: id(4),
  imageId: null,
  searchKeys: {},
  openingHours: null,
  siteUrl: null,
  description: { se: '<p>Skor</p>' },
  popup: 'details',
  address: 'Kajen 1',
  location: { latitude: 59, longitude: 18 },
  areaId: 'B12',
  phone: '08 123',
  status: 'Active',
}

test('what a record names is found with its kind', () => {
  expect(referencesIn(item, shop).map(({ resource, path }) => [resource, path.join('.')])).toEqual([
    ['Category', 'categoryIds.0'],
    ['Category', 'categoryIds.1'],
    ['Category', 'categoryIds.2'],
    ['MediaLibrary', 'logoId'],
  ])
})

test('a copy lies in the categories that are there, names nothing that is not, and is InActive and complete', () => {
  const fields = carried(item, shop, { idThere, first })
  expect(fields).toMatchObject({ categoryIds: [id(7)], status: 'InActive', phone: '08 123', areaId: null })
  expect(fields).toMatchObject({ address: null, location: null, name: { se: 'Sulan', no: 'Sulan' } })
  expect(check(item.body, fields, { languages: ['no', 'en'] })).toMatchObject({ ok: true, value: { logoId: null } })
  expect(shop.status).toBe('Active')
})

test('a shop without any of its categories there is not complete', () => {
  const fields = carried(item, shop, { idThere: () => undefined, first })
  expect(check(item.body, fields, { languages: ['no'] }).ok).toBe(false)
})

test('what names something deep inside does so there, too, or does what it does at first', () => {
  const record = {
    type: 1,
    parentId: id(2),
    index: 3,
    name: { no: 'Sko' },
    imageId: null,
    status: 'Active',
    clickAction: { kind: 'childCategory', categoryId: id(1) },
    dynamicSimpleView: false,
    simpleViewCategoryId: null,
    dynamicVisit: true,
    visitCategoryId: id(2),
  }
  const there = carried(category, record, { idThere, first })
  expect(there).toMatchObject({ parentId: id(7), clickAction: { kind: 'childCategory', categoryId: id(7) } })
  const alone = carried(category, record, { idThere: () => undefined, first })
  expect(check(category.body, alone, { languages: ['no'] })).toMatchObject({
    ok: true,
    value: { parentId: null, clickAction: { kind: 'details' }, dynamicVisit: false },
  })
})

test('a picture goes along when it has a place there', () => {
  const record = { name: { no: 'Salg' }, shopId: null, imageId: id(1), description: {}, status: 'Active' }
  const days = { startDate: '2026-11-01', endDate: '2026-11-02' }
  expect(carried(offer, { ...record, ...days }, { idThere, first })).toMatchObject({ imageId: id(7), ...days })
})

test('the same name in one language is the same one', () => {
  const there = [
    { id: 'a', name: { no: 'Mote', en: 'Fashion' } },
    { id: 'b', name: { no: 'Sko', en: 'Shoes' } },
  ]
  expect(sameNamed({ se: 'Skor', en: 'shoes ' }, there)?.id).toBe('b')
  expect(sameNamed({ se: 'Mote' }, there)).toBeUndefined()
})

test('parents come before what lies below them', () => {
  const rows = [
    { id: 'c', parentId: 'b' },
    { id: 'b', parentId: 'a' },
    { id: 'a', parentId: null },
    { id: 'd', parentId: 'elsewhere' },
  ]
  expect(parentsFirst(rows).map((row) => row.id)).toEqual(['a', 'b', 'd', 'c'])
})
