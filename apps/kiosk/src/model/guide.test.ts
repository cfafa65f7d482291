import type { LanguageCode, Localised } from '@kiosk-admin/api-client'
import { describe, expect, test } from 'vitest'
import { ids, wholePublication } from '../testing/guide-fixture'
import { contentOf, guideOf, itemsIn, rootsOf } from './guide'
import { menuOf } from './page'
import { spotOf, stationSpot } from './spots'

const guide = guideOf(wholePublication, 'en', new Date('2026-11-21T14:45:00+01:00'))
const names = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name)

describe('the guide', () => {
  test('has the categories of a type in the order of staff', () => {
    expect(names(rootsOf(guide, 1))).toEqual(['Fashion', 'Sport', 'Christmas', 'Gift cards', 'On the move'])
    expect(names(rootsOf(guide, 2))).toEqual(['Food'])
  })

  test('a category includes the items of its descendants, each once', () => {
    expect(names(itemsIn(guide, ids.fashion))).toEqual(['Fjell Sport', 'Havn & Co', 'Volt Elektronik'])
    expect(names(itemsIn(guide, ids.shoes))).toEqual(['Fjell Sport'])
  })

  test('records of other kinds have name, description and picture', () => {
    const lostProperty = [{ id: 'scarf', name: { en: 'Blue scarf' }, foundAt: 'Entrance A' }]
    const records = { ...wholePublication.records, lostProperty }
    const { record } = guideOf({ ...wholePublication, records }, 'en', new Date())
    expect(record('lostProperty', 'scarf')).toEqual({ name: 'Blue scarf', description: '', picture: null })
    expect(record('lostProperty', 'gone')).toBeUndefined()
  })

  test('a cycle of categories does not loop forever', () => {
    const [first, ...others] = wholePublication.records.category ?? []
    const round = [{ ...first, id: ids.fashion, parentId: ids.shoes }, ...others]
    const records = { ...wholePublication.records, category: round }
    expect(itemsIn(guideOf({ ...wholePublication, records }, 'en', new Date()), ids.fashion)).toHaveLength(3)
  })

  test('large text and Visit can show another category', () => {
    expect(names(contentOf(guide, ids.fashion, 'tiles')?.children)).toEqual(['Shoes'])
    expect(names(contentOf(guide, ids.shoes, 'tiles')?.items)).toEqual(['Fjell Sport'])
    expect(names(contentOf(guide, ids.shoes, 'large')?.items)).toHaveLength(3)
    expect(names(contentOf(guide, ids.shoes, 'visit')?.items)).toEqual(['Fjell Sport'])
    expect(contentOf(guide, 'gone', 'tiles')).toBeUndefined()
  })

  test('shops without own hours have those of the mall', () => {
    const hours = Object.fromEntries(guide.items.map(({ name, hours: own }) => [name, own]))
    expect(hours['Fjell Sport']).toEqual(guide.information?.hours)
    expect(hours['Havn & Co']?.exceptions).toEqual([])
  })

  test('shops with own hours have the mall’s special days if they follow them; older records do not', () => {
    const following = wholePublication.records.item?.map((one) =>
      one.openingHours ? { ...one, openingHours: { ...one.openingHours, mallExceptions: true } } : one,
    )
    const records = { ...wholePublication.records, item: following ?? [] }
    const shop = guideOf({ ...wholePublication, records }, 'en', new Date()).items.find(
      ({ name }) => name === 'Havn & Co',
    )
    expect(shop?.hours?.exceptions).toEqual(guide.information?.hours.exceptions)
  })

  test('has texts that are missing in the visitor’s language in the one that the visitor reads instead', () => {
    const mall = { ...wholePublication.mall, languages: [...(['is', 'en', 'se', 'no'] as const)] }
    const nameFor = (language: LanguageCode, name: Localised) => {
      const item = (wholePublication.records.item ?? []).slice(0, 1).map((one) => ({ ...one, name }))
      return guideOf({ ...wholePublication, mall, records: { item } }, language, new Date()).items[0]?.name
    }
    expect(nameFor('se', { is: 'Skór', no: 'Sko', en: 'Shoes' })).toBe('Sko')
    expect(nameFor('no', { is: 'Skór', se: 'Skor', en: 'Shoes' })).toBe('Skor')
    expect(nameFor('no', { is: 'Skór', en: 'Shoes' })).toBe('Shoes')
    expect(nameFor('en', { is: 'Skór', no: 'Sko' })).toBe('Skór')
  })

  test('is empty for an empty publication', () => {
    const empty = { ...wholePublication, records: {} }
    expect(guideOf(empty, 'is', new Date())).toMatchObject({ items: [], floors: [], information: null })
    expect(menuOf(empty)).toEqual([])
    expect(menuOf(wholePublication)).toEqual([
      'shops',
      'restaurants',
      'services',
      'offers',
      'events',
      'pathfinder',
      'parking',
      'surroundingArea',
      'information',
    ])
  })
})

describe('a spot', () => {
  const { floors } = guide
  const garageFloor = floors.filter(({ id }) => id === ids.level)

  test('is the area with the code, else the floor with it, else undefined', () => {
    expect(spotOf(floors, 'A12')).toMatchObject({ floor: { id: ids.ground }, corners: { length: 4 } })
    expect(spotOf(floors, 'A12')?.centre?.x).toBeCloseTo(0.5125)
    const whole = floors.map((floor) => ({ ...floor, areaId: 'P1' }))
    expect(spotOf(whole, 'P1')).toMatchObject({ centre: null })
    expect(spotOf(floors, 'Z99')).toBeUndefined()
  })

  test('of a station is on the station’s floor', () => {
    expect(stationSpot(floors, { areaId: 'A12', floorId: ids.ground })?.centre?.y).toBeCloseTo(0.5)
    expect(stationSpot(floors, { areaId: 'A12', floorId: null })?.floor.id).toBe(ids.ground)
    // only another floor has an area with the code, so the spot is the whole floor
    expect(stationSpot(floors, { areaId: 'A12', floorId: ids.level })).toEqual({
      floor: garageFloor[0],
      corners: [],
      centre: null,
    })
    expect(stationSpot(floors, { areaId: null, floorId: null })).toBeUndefined()
    expect(stationSpot(floors, null)).toBeUndefined()
  })
})
