import { check, contentTypes } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { findByName, parentsFirst, toCopyBody } from './copy-body'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const first = { source: 'se', target: 'no' } as const
const toTwice = new Map([
  [id(1), id(7)],
  [id(2), id(7)],
])
const targetId = (one: { id: string }) => toTwice.get(one.id)

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

test('a copy keeps matched references only, and is InActive and valid', () => {
  const fields = toCopyBody(contentTypes.item, shop, { targetId, first })
  expect(fields).toMatchObject({ categoryIds: [id(7)], status: 'InActive', phone: '08 123', areaId: null })
  expect(fields).toMatchObject({ address: null, location: null, name: { se: 'Sulan', no: 'Sulan' } })
  expect(check(contentTypes.item.body, fields, { languages: ['no', 'en'] })).toMatchObject({
    ok: true,
    value: { logoId: null },
  })
  expect(shop.status).toBe('Active')
})

test('a shop without matched categories is invalid', () => {
  const fields = toCopyBody(contentTypes.item, shop, { targetId: () => undefined, first })
  expect(check(contentTypes.item.body, fields, { languages: ['no'] }).ok).toBe(false)
})

test('maps nested references, or resets their field', () => {
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
  const target = toCopyBody(contentTypes.category, record, { targetId, first })
  expect(target).toMatchObject({ parentId: id(7), clickAction: { kind: 'childCategory', categoryId: id(7) } })
  const alone = toCopyBody(contentTypes.category, record, { targetId: () => undefined, first })
  expect(check(contentTypes.category.body, alone, { languages: ['no'] })).toMatchObject({
    ok: true,
    value: { parentId: null, clickAction: { kind: 'details' }, dynamicVisit: false },
  })
})

test('keeps a picture that the other mall has', () => {
  const record = { name: { no: 'Salg' }, shopId: null, imageId: id(1), description: {}, status: 'Active' }
  const days = { startDate: '2026-11-01', endDate: '2026-11-02' }
  expect(toCopyBody(contentTypes.offer, { ...record, ...days }, { targetId, first })).toMatchObject({
    imageId: id(7),
    ...days,
  })
})

test('a text keeps fonts and documents that the other mall has, or its words alone', () => {
  const link = (file: number) => `<p><a href="document:${id(file)}">Menu</a></p>`
  const text = (font: number) => `<p><span class="colour-red font-${id(font)}">Skor</span></p>`
  const copyOf = (description: object) =>
    toCopyBody(contentTypes.item, { ...shop, description }, { targetId, first }).description
  expect(copyOf({ se: link(1) + text(2) })).toEqual({ se: link(7) + text(7) })
  expect(copyOf({ se: link(5) + text(5) })).toEqual({
    se: '<p><a>Menu</a></p><p><span class="colour-red">Skor</span></p>',
  })
})

test('matches names in any one language', () => {
  const target = [
    { id: 'a', name: { no: 'Mote', en: 'Fashion' } },
    { id: 'b', name: { no: 'Sko', en: 'Shoes' } },
  ]
  expect(findByName({ se: 'Skor', en: 'shoes ' }, target)?.id).toBe('b')
  expect(findByName({ se: 'Mote' }, target)).toBeUndefined()
})

test('sorts parents before children', () => {
  const rows = [
    { id: 'c', parentId: 'b' },
    { id: 'b', parentId: 'a' },
    { id: 'a', parentId: null },
    { id: 'd', parentId: 'elsewhere' },
  ]
  expect(parentsFirst(rows).map((row) => row.id)).toEqual(['a', 'b', 'd', 'c'])
})
