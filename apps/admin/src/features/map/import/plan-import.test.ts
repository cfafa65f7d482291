// @vitest-environment jsdom

import { check, contentTypes, type FloorPlan, type ListedOf } from '@kiosk-admin/api-client'
import { importImdf } from '@kiosk-admin/wayfinding/exchange'
import { describe, expect, test } from 'vitest'
import type { MallPlans } from './mall-plans'
import { archiveOf, control, smallBuilding, smallFloor } from './map-file.fixture'
import { type Choices, floorValues, planImport } from './plan-import'
import { proposeLevels } from './propose-levels'
import { NEW, NONE } from './tenants/tenant-kinds'

const files = Object.fromEntries(
  Object.entries(archiveOf(smallBuilding)).map(([name, text]) => [name, JSON.parse(text)]),
)
const file = { imported: importImdf(files), findings: [] }
const { floors: levels } = file.imported.building
const [street, upper] = levels
if (!street || !upper) throw new Error('The archive has two levels')

const listed = (id: string, name: string, garageId: string | null = null) =>
  ({ id, name: { en: name }, garageId, floorMapId: null, markers: [], index: 0 }) as Partial<
    ListedOf<'floor'>
  > as ListedOf<'floor'>

const planOf = (id: string, ordinal: number, map: Partial<NonNullable<FloorPlan['map']>> = {}): FloorPlan => ({
  id,
  garageId: null,
  name: { en: id },
  areaId: null,
  picture: { url: '/plan.svg', width: 2000, height: 1000 },
  areas: [],
  map: { ordinal, spoken: {}, control: [], walkways: [], obstacles: [], amenities: [], ...map },
})

const mall = (changes: Partial<MallPlans> = {}): MallPlans => ({
  today: '2026-11-21',
  languages: ['se', 'en'],
  floors: [],
  plans: [],
  connectors: [],
  codes: [],
  items: [],
  categories: { shop: [], restaurant: [], service: [] },
  stations: [],
  rights: { items: { shop: true, restaurant: true, service: true }, stations: true },
  ...changes,
})
const toNew: Choices = {
  ...{ levels: { [street.id]: NEW, [upper.id]: NEW }, codes: {}, connectors: {} },
  ...{ tenants: {}, hours: {}, categories: {}, stations: {} },
}

describe('levels are proposed', () => {
  test('for the floor of the same id, name or ordinal, and for a new one otherwise', () => {
    const floors = [listed('a', 'Storey 8'), listed('b', 'Seventh', 'garage'), listed('c', 'Seven')]
    const plans = [planOf('b', 7), planOf('c', 7)]
    expect(proposeLevels(levels, mall({ floors, plans }))).toEqual({ [street.id]: 'c', [upper.id]: 'a' })
    expect(proposeLevels(levels, mall({ floors: [listed(upper.id, 'Other')] }))).toEqual({
      [street.id]: NEW,
      [upper.id]: upper.id,
    })
  })

  const drawn = [
    {
      areaId: 'A1',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
    },
  ]
  const inCopenhagen = control.map(({ at, latitude, longitude }) => ({
    ...{ at, latitude: latitude - 2, longitude: longitude + 0.6 },
  }))
  test.each([
    ['a floor that lies elsewhere', { ...planOf('a', 7, { control: inCopenhagen }), areas: drawn }, NEW],
    ['a drawn floor without a place on the ground', { ...planOf('a', 7), areas: drawn }, NEW],
    ['a floor on which nothing is drawn', planOf('a', 7), 'a'],
    ['a floor below the level', { ...planOf('a', 7, { control }), areas: drawn }, 'a'],
  ])('for %s', (_, plan, target) => {
    const proposed = proposeLevels(levels, mall({ floors: [listed('a', 'Storey 7')], plans: [plan] }))
    expect(proposed[street.id]).toBe(target)
  })

  test('with the number of areas that they remove', () => {
    const areas = ['X1', 'A1', 'A1'].map((areaId) => ({ areaId, points: drawn[0]?.points ?? [] }))
    const floors = [listed('a', 'Storey 7')]
    const choices = { ...toNew, levels: { [street.id]: 'a', [upper.id]: NEW } }
    const [first, second] = planImport(
      file,
      mall({ floors, plans: [{ ...planOf('a', 7, { control }), areas }] }),
      choices,
      {},
    ).levels
    expect(first?.replaced).toEqual({ before: 3, removed: 2 })
    expect(second?.replaced).toEqual({ before: 0, removed: 0 })
  })
})

describe('units', () => {
  test('get codes of the mall, by name and by hand, and the rest is listed', () => {
    const codes = [
      { areaId: 'X-1', names: [] },
      { areaId: 'Z9', names: [] },
    ]
    const [unmatched] = planImport(file, mall({ codes }), toNew, {}).unmatched
    expect(unmatched?.unit.areaId).toBe('X2')
    const chosen = { ...toNew, codes: { [unmatched?.key ?? '']: 'Z9' } }
    const plan = planImport(file, mall({ codes }), chosen, {})
    expect(plan.levels[0]?.content.areas.map(({ areaId }) => areaId)).toEqual(['X-1', 'Z9'])
    expect(plan.matched).toEqual({ byCode: 1, byName: 0, byHand: 1 })
    expect(plan.missing).toEqual([])
  })
})

describe('the content of a floor', () => {
  test('fits the contract', () => {
    const [first] = planImport(file, mall(), toNew, {}).levels
    if (!first) throw new Error('no level')
    const { id: _, ...body } = floorValues(first, ['se', 'en'], undefined, undefined)
    expect(check(contentTypes.floor.body, body, { languages: ['se', 'en'] })).not.toHaveProperty('errors')
    expect(body.name).toEqual({ en: 'Storey 7', se: 'Våning 7' })
    expect(first.drawn).toEqual({ width: 1000, height: 500 })
  })

  test('is placed on the floor’s own picture by its control points', () => {
    // the same ground, in the left half of a picture
    const own = control.map(({ at, ...place }) => ({ at: { x: at.x / 2, y: at.y / 2 + 0.5 }, ...place }))
    const floors = [listed('a', 'Storey 7')]
    const plans = [
      {
        ...planOf('a', 7, { control: own, spoken: { en: 'street level' } }),
        picture: { url: '/a.svg', width: 2000, height: 1000 },
      },
    ]
    const choices = { ...toNew, levels: { [street.id]: 'a', [upper.id]: NONE } }
    const [first] = planImport(file, mall({ floors, plans }), choices, {}).levels
    expect(first?.drawn).toBeUndefined()
    expect(first?.content.map.control).toEqual(own)
    const [corner] = first?.content.areas[0]?.points ?? []
    expect(corner?.x).toBeCloseTo(0.05, 4)
    expect(corner?.y).toBeCloseTo(0.55, 4)
  })

  test('leaves out what is outside of the picture or beyond the limits, with a count', () => {
    const shifted = control.map(({ at, ...place }) => ({ at: { x: at.x, y: at.y - 0.3 }, ...place }))
    const plans = [{ ...planOf('a', 7, { control: shifted }), picture: { url: '/a.svg', width: 1000, height: 500 } }]
    const choices = { ...toNew, levels: { [street.id]: 'a', [upper.id]: NONE } }
    const plan = planImport(file, mall({ floors: [listed('a', 'A')], plans }), choices, {})
    expect(plan.lost).toContainEqual({ type: 'units', reason: 'outside', count: 2 })
    const corners = Array.from({ length: 201 }, (_, index) => ({ x: index / 1000, y: 0 }))
    const large = { ...smallFloor(7, ['X1', 'X2']), id: street.id }
    const building = { ...file.imported.building, floors: [{ ...large, areas: [{ areaId: 'X1', points: corners }] }] }
    const imported = { ...file.imported, building }
    const limited = planImport({ imported, findings: [] }, mall(), toNew, {})
    expect(limited.lost).toContainEqual({ type: 'units', reason: 'limit', count: 1 })
  })
})

describe('connectors', () => {
  test('join the chosen floors', () => {
    const { connectors } = planImport(file, mall(), toNew, { [street.id]: 'new-1', [upper.id]: 'new-2' })
    expect(connectors).toMatchObject([
      { isChosen: true, isProposed: false, stops: [{ floorId: 'new-1' }, { floorId: 'new-2' }] },
    ])
  })

  test('are lost with one of their floors', () => {
    const choices = { ...toNew, levels: { [street.id]: NEW, [upper.id]: NONE } }
    const plan = planImport(file, mall(), choices, {})
    expect(plan.connectors).toEqual([])
    expect(plan.lost).toContainEqual({ type: 'lift', reason: 'oneFloor', count: 1 })
  })
})
