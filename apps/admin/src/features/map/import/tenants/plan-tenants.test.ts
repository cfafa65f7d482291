// @vitest-environment jsdom

import { check, contentTypes, type ListedOf } from '@kiosk-admin/api-client'
import { noHours } from '@kiosk-admin/ui/headless'
import { importOsm } from '@kiosk-admin/wayfinding/exchange'
import { describe, expect, test } from 'vitest'
import type { ListedStation } from '../../../../data/malls/use-stations'
import { emptyValues } from '../../../../shared/content/editor/record-values'
import type { MallPlans } from '../mall-plans'
import { type Choices, planImport } from '../plan-import'
import { proposeLevels } from '../propose-levels'
import { openAirMall } from './open-air-mall.fixture'
import { codeOfName, freeStationCodes } from './plan-tenants'
import { NEW, NONE } from './tenant-kinds'
import { itemValues, stationValues } from './tenant-values'
import { weekText } from './week-text'

const file = { imported: await importOsm(openAirMall, { language: 'se' }), findings: [] }

const mallOf = (changes: Partial<MallPlans> = {}): MallPlans => ({
  ...{
    today: '2026-11-21',
    languages: ['se'],
    floors: [],
    plans: [],
    connectors: [],
    codes: [],
    items: [],
    stations: [],
  },
  categories: { shop: [], restaurant: [], service: [] },
  rights: { items: { shop: true, restaurant: true, service: true }, stations: true },
  ...changes,
})
const toNew: Choices = {
  levels: Object.fromEntries(file.imported.building.floors.map(({ id }) => [id, NEW])),
  ...{ codes: {}, connectors: {}, tenants: {}, hours: {}, categories: {}, stations: {} },
}
const planOf = (mall: Partial<MallPlans> = {}, choices: Partial<Choices> = {}) =>
  planImport(file, mallOf(mall), { ...toNew, ...choices }, { 'level/0': 'ground' })
const itemOf = (id: string, name: string, areaId: string | null) =>
  ({ id, name: { se: name }, areaId, type: 1 }) as Partial<ListedOf<'item'>> as ListedOf<'item'>
const stationOf = (id: string, code: string) => ({ id, code, name: code }) as ListedStation

describe('a shop of the file', () => {
  test('becomes a new one, with its hours, and its area gets its name for a code', () => {
    const { tenants, levels } = planOf()
    expect(tenants.map(({ target, areaId }) => [target, areaId])).toEqual([
      [NEW, 'Blekk'],
      [NEW, '12'],
      [NEW, 'Lun'],
    ])
    expect(levels[0]?.content.areas.map(({ areaId }) => areaId)).toEqual(['Blekk', '12', 'Lun', 'way/40'])
    const [blekk, , lun] = tenants
    expect(blekk?.hours && weekText(blekk.hours, 'en-GB')).toBe('Mon–Fri 10:00–18:00, Sat 11:00–15:00')
    expect(blekk?.hours?.exceptions).toEqual([
      { from: '2026-12-24', to: '2026-12-24', name: {}, slots: [{ from: '10:00', to: '14:00' }] },
      { from: '2026-12-25', to: '2026-12-26', name: { se: 'Jól' }, slots: [] },
    ])
    expect(blekk?.unread).toEqual(['PH off'])
    expect(lun?.hours).toBeNull()
  })

  test('fits the contract', () => {
    const [blekk] = planOf().tenants
    if (!blekk) throw new Error('no tenant')
    const categoryId = '01990000-0000-7000-8000-000000000001'
    const { id: _, ...body } = itemValues(blekk, mallOf(), {
      id: 'x',
      categoryId,
      record: undefined,
      specialDay: { se: 'Avvikande dag' },
    })
    expect(check(contentTypes.item.body, body, { languages: ['se'] })).not.toHaveProperty('errors')
    expect(body).toMatchObject({ type: 1, name: { se: 'Blekk' }, siteUrl: 'https://blekk.example/', areaId: 'Blekk' })
  })

  test('keeps its own hours, or takes those of the file where that is chosen', () => {
    const day = (from: string) => ({ from, to: from, name: { se: 'Egen' }, slots: [] })
    const own = { ...noHours(), exceptions: [day('2026-12-24'), day('2026-12-31')], mallExceptions: false }
    const shop = { ...itemOf('b', 'Blekk', null), openingHours: own }
    const valuesOf = (hours: Choices['hours']) => {
      const [blekk] = planOf({ items: [shop] }, { hours }).tenants
      if (!blekk) throw new Error('no tenant')
      const record = { ...emptyValues(contentTypes.item, { id: 'b' }), openingHours: own }
      return itemValues(blekk, mallOf(), { id: 'b', categoryId: '', record, specialDay: { se: 'Avvikande dag' } })
    }
    expect(valuesOf({})).toMatchObject({ openingHours: own, areaId: 'Blekk' })
    expect(valuesOf({ 'way/10': true })).toMatchObject({
      openingHours: {
        week: { sat: [{ from: '11:00', to: '15:00' }] },
        exceptions: [
          { from: '2026-12-24', name: { se: 'Avvikande dag' } },
          { from: '2026-12-25', name: { se: 'Jól' } },
          { from: '2026-12-31', name: { se: 'Egen' } },
        ],
        mallExceptions: false,
      },
    })
  })

  test('is proposed to be the one of the same name, whose code its area gets', () => {
    const items = [itemOf('a', 'LUN ', 'A1'), itemOf('b', 'Blekk', null)]
    const { tenants, levels } = planOf({ items })
    expect(tenants.map(({ target, areaId }) => [target, areaId])).toEqual([
      ['b', 'Blekk'],
      [NEW, '12'],
      ['a', 'A1'],
    ])
    expect(levels[0]?.content.areas.map(({ areaId }) => areaId)).toContain('A1')
  })

  test('is proposed as none if it is a service of the mall', () => {
    const { tenants } = planOf({ codes: [{ areaId: 'B1', names: ['Lun'] }] })
    expect(tenants.map(({ target }) => target)).toEqual([NEW, NEW, NONE])
  })

  test('is left out as chosen, without the right to create it, and with its level', () => {
    const rights = { items: { shop: true, restaurant: false, service: true }, stations: true }
    const { tenants } = planOf({ rights }, { tenants: { 'way/10': NONE } })
    expect(tenants.map(({ target }) => target)).toEqual([NONE, NEW, NONE])
    expect(planOf({}, { levels: { 'level/0': NONE } }).tenants).toEqual([])
  })

  test('leaves its area out of those that need a code', () => {
    expect(planOf().unmatched.map(({ unit }) => unit.areaId)).toEqual(['way/40'])
    expect(planOf({}, { tenants: { 'way/10': NONE } }).unmatched.map(({ unit }) => unit.areaId)).toEqual([
      'way/10',
      'way/40',
    ])
  })
})

test('new shops of a kind get its first category, a chosen one, or a new one', () => {
  const categories = {
    shop: [
      { id: 'c1', name: {} },
      { id: 'c2', name: {} },
    ],
    restaurant: [],
    service: [],
  }
  expect(planOf({ categories }).categories).toEqual([
    { kind: 'shop', count: 2, target: 'c1' },
    { kind: 'restaurant', count: 1, target: NEW },
  ])
  expect(planOf({ categories }, { categories: { shop: 'c2' } }).categories[0]?.target).toBe('c2')
})

describe('a kiosk of the file', () => {
  test('becomes a new station at its place', () => {
    const [kiosk] = planOf().stations
    if (!kiosk) throw new Error('no kiosk')
    expect(kiosk).toMatchObject({ target: NEW, floorId: 'ground' })
    const values = stationValues(kiosk, 'K1')
    expect(values).toMatchObject({ code: 'K1', name: 'Torg', floorId: 'ground', position: kiosk.position })
    expect(values.latitude).toBeCloseTo(64.14, 2)
    expect(values.longitude).toBeCloseTo(-21.92, 2)
  })

  test('becomes an existing one, or none', () => {
    const stations = [stationOf('s', 'K7')]
    const [moved] = planOf({ stations }, { stations: { 'node/90': 's' } }).stations
    expect(moved && stationValues(moved, 'K1')).toMatchObject({ code: 'K7', floorId: 'ground' })
    const left = planOf({ stations }, { stations: { 'node/90': NONE } })
    expect(left.stations[0]?.target).toBe(NONE)
    expect(left.lost).toContainEqual({ type: 'station', reason: 'station', count: 1 })
  })
})

test('codes are those that nothing else has', () => {
  expect(codeOfName('Lun', new Set(['Lun', 'Lun 2']))).toBe('Lun 3')
  expect(freeStationCodes([stationOf('a', 'K2')], 2)).toEqual(['K1', 'K3'])
})

test('a level between two others is a floor of its own', () => {
  const [level] = file.imported.building.floors
  if (!level?.map) throw new Error('no level')
  const between = { ...level, id: 'level/0.5', name: { se: '0.5' }, map: { ...level.map, ordinal: 0.5 } }
  const floor = { id: 'a', name: { se: 'Torg' }, garageId: null } as Partial<ListedOf<'floor'>> as ListedOf<'floor'>
  const mall = mallOf({ floors: [floor] })
  const drawn = {
    id: 'a',
    garageId: null,
    name: {},
    areaId: null,
    picture: { url: '', width: 9, height: 9 },
    areas: [],
  }
  const plans = [{ ...drawn, map: { ordinal: 0, spoken: {}, control: [], walkways: [], obstacles: [], amenities: [] } }]
  expect(proposeLevels([between, level], { ...mall, plans })).toEqual({ 'level/0.5': NEW, 'level/0': 'a' })
  const imported = { ...file.imported, building: { ...file.imported.building, floors: [between] } }
  const [planned] = planImport({ imported, findings: [] }, mall, { ...toNew, levels: { 'level/0.5': NEW } }, {}).levels
  expect(planned?.content.map.ordinal).toBe(0.5)
})
