import type { FloorPlan } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { spotOf } from './spot'

const square = (left: number, top: number) => [
  { x: left, y: top },
  { x: left + 0.2, y: top },
  { x: left + 0.2, y: top + 0.2 },
  { x: left, y: top + 0.2 },
]
const plan = (id: string, areas: FloorPlan['areas']): FloorPlan => ({
  id,
  garageId: null,
  name: { en: id },
  areaId: null,
  picture: { url: '/media/plan.svg', width: 16, height: 10 },
  areas,
  map: null,
})
const plans = [
  plan('1', [{ areaId: 'A1', points: square(0.1, 0.1) }]),
  plan('2', [
    { areaId: 'A1', points: square(0.5, 0.5) },
    { areaId: 'B1', points: square(0, 0) },
  ]),
]

const near = (x: number, y: number) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) })

test('finds a code on any plan, or on the given floor only', () => {
  expect(spotOf(plans, { areaId: 'A1' })).toMatchObject({ plan: { id: '1' }, position: near(0.2, 0.2) })
  expect(spotOf(plans, { areaId: 'A1', floorId: '2' })).toMatchObject({
    plan: { id: '2' },
    position: near(0.6, 0.6),
  })
  expect(spotOf(plans, { areaId: 'B1', floorId: '1' })).toBeUndefined()
  expect(spotOf(plans, { areaId: 'C1' })).toBeUndefined()
  expect(spotOf(plans, { areaId: null, floorId: '1' })).toBeUndefined()
})
