import { expect, test } from 'vitest'
import { type FloorPlan, floorProblems, labelOf, middleOf, onPicture, sameLabel, shifted } from './floor-plan'

const square = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0 },
  { x: 0.5, y: 0.5 },
]
const marker = (text: string) => ({ label: { se: text }, position: { x: 0.5, y: 0.5 } })
const plan: FloorPlan = {
  markers: [marker('Hiss'), marker('Kassa'), marker('Hiss')],
  areas: [{ areaId: 'P1', points: square }],
}
const languages = [{ code: 'se' }, { code: 'en' }]

test('clamps and rounds positions', () => {
  expect(onPicture({ x: -0.2, y: 1.2 })).toEqual({ x: 0, y: 1 })
  expect(shifted({ x: 0.1, y: 0.7 }, { x: 0.2, y: 0.1 })).toEqual({ x: 0.3, y: 0.8 })
  expect(shifted({ x: 0.99, y: 0.01 }, { x: 0.05, y: -0.05 })).toEqual({ x: 1, y: 0 })
})

test('names are centred on the bounding box', () => {
  expect(middleOf(square)).toEqual({ x: 0.25, y: 0.25 })
})

test('uses the first available language of a label', () => {
  const position = { x: 0, y: 0 }
  expect(labelOf({ label: { se: ' ', en: 'Lift' }, position }, languages)).toBe('Lift')
  expect(labelOf({ label: { is: 'Lyfta' }, position }, languages)).toBe('Lyfta')
  expect(labelOf({ label: {}, position }, languages)).toBeUndefined()
})

test('finds markers with equal labels', () => {
  expect(sameLabel(plan.markers, 0, languages)).toEqual([2])
  expect(sameLabel(plan.markers, 1, languages)).toEqual([])
  expect(
    sameLabel(
      [
        { ...marker(''), label: {} },
        { ...marker(''), label: {} },
      ],
      0,
      languages,
    ),
  ).toEqual([])
})

test('requires a label of markers and a code of areas', () => {
  expect(floorProblems(plan, 'se')).toEqual([])
  expect(floorProblems({ markers: [marker('x'.repeat(121))], areas: [{ areaId: ' ', points: square }] }, 'se')).toEqual(
    [
      { kind: 'marker', index: 0, problem: 'longLabel' },
      { kind: 'area', index: 0, problem: 'noAreaId' },
    ],
  )
  expect(floorProblems(plan, 'en').map(({ problem }) => problem)).toEqual(['noLabel', 'noLabel', 'noLabel'])
})

test('limits the names of amenities', () => {
  const amenity = { id: '1', kind: 'toilet', at: { x: 0, y: 0 }, name: { en: 'x'.repeat(121) } } as const
  const map = { walkways: [], obstacles: [], amenities: [amenity] }
  expect(floorProblems({ ...plan, map }, 'se')).toEqual([{ kind: 'amenity', index: 0, problem: 'longLabel' }])
})
