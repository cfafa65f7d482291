import type { FloorPlan } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { partsOf } from './parts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]
const door = (id: string, x: number, y: number) => ({ id, at: { x, y }, kind: 'open', stepFree: true }) as const
const walkway = (id: string, points: { x: number; y: number }[], shape: 'area' | 'line' = 'area') =>
  ({ id, shape, points, stepFree: true }) as const

const plan: FloorPlan = {
  ...{ id: 'floor', garageId: null, name: { en: 'Level 1' }, areaId: null },
  picture: { url: '/media/plan.svg', width: 16, height: 10 },
  areas: [
    { areaId: 'A1', points: box(0, 0, 0.4, 0.4), doors: [door('d1', 0.2, 0.4), door('d2', 0.3, 0.4)] },
    { areaId: 'A2', points: box(0.4, 0, 1, 0.4), doors: [door('d3', 0.9, 0.4), door('d4', 1, 0.1)] },
  ],
  map: {
    ...{ ordinal: 0, spoken: {}, control: [], obstacles: [], amenities: [] },
    walkways: [
      walkway('w1', box(0, 0.4, 0.6, 0.6)),
      walkway(
        'w2',
        [
          { x: 0.6, y: 0.5 },
          { x: 1, y: 0.45 },
        ],
        'line',
      ),
    ],
  },
}

test('doors are named by their area and the nearest walkway, and numbered only if two are alike', () => {
  const doors = partsOf(plan, 1.6).flatMap((part) =>
    part.kind === 'door' ? [[part.id, part.areaId, part.walkway, part.number]] : [],
  )
  expect(doors).toEqual([
    ['d1', 'A1', 1, 1],
    ['d2', 'A1', 1, 2],
    ['d3', 'A2', 2, 1],
    ['d4', 'A2', 2, 2],
  ])
})

test('a plan without walkways has doors without them', () => {
  const [part] = partsOf({ ...plan, map: null }, 1.6).filter(({ kind }) => kind === 'door')
  expect(part).toMatchObject({ areaId: 'A1', walkway: undefined, number: 1 })
})
