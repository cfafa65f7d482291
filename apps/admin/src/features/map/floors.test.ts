import type { FloorPlan, ListedOf } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { drawnOn, floorsInOrder, missingOn } from './floors'

const floor = (id: string, index: number, garageId: string | null = null) =>
  ({ id, index, garageId, name: { en: id } }) as ListedOf<'floor'>
const map = (ordinal: number): NonNullable<FloorPlan['map']> => ({
  ...{ ordinal, spoken: {}, control: [], walkways: [], obstacles: [], amenities: [] },
})
const plan = (id: string, other: Partial<FloorPlan> = {}): FloorPlan => ({
  ...{ id, garageId: null, name: { en: id }, areaId: null, areas: [], map: null },
  picture: { url: '/media/plan.svg', width: 16, height: 10 },
  ...other,
})
const corner = { x: 0, y: 0 }
const points = [corner, corner, corner]

test('floors are in the order of the building; those without a level follow, garages last', () => {
  const floors = [floor('p1', 0, 'garage'), floor('new', 1), floor('old', 0), floor('upper', 5), floor('street', 9)]
  const plans = [plan('upper', { map: map(1) }), plan('street', { map: map(0) }), plan('old')]
  expect(floorsInOrder(floors, plans).map((one) => one.floor.id)).toEqual(['street', 'upper', 'old', 'new', 'p1'])
})

test('what is drawn is counted, and what is missing named', () => {
  const door = { id: 'door', at: corner, kind: 'open', stepFree: true } as const
  const empty = plan('empty')
  expect(missingOn(empty)).toEqual(['units', 'walkways', 'scale'])
  const areas = [{ areaId: 'A1', points, doors: [door] }]
  const scale = { from: corner, to: { x: 1, y: 0 }, metres: 10 }
  const whole = plan('whole', {
    areas,
    map: { ...map(0), scale, walkways: [{ id: 'hall', shape: 'line', points, stepFree: true }] },
  })
  expect(missingOn(whole)).toEqual([])
  expect(missingOn({ ...whole, areas: [{ areaId: 'A1', points }] })).toEqual(['doors'])
  expect(drawnOn(whole, 2)).toEqual({ units: 1, doors: 1, walkways: 1, connectors: 2, amenities: 0 })
})
