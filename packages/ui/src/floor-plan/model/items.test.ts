import { expect, test } from 'vitest'
import { emptyFloorPlan, type FloorArea, type FloorPlan, MAX_MARKERS } from '../floor-plan'
import {
  addCorner,
  addDoor,
  addItem,
  anchorOf,
  canAdd,
  changeItem,
  countOf,
  doorsOf,
  moveCorner,
  pointsOf,
  removeCorner,
  removeItem,
  shiftItem,
  withNorth,
  withoutDefaults,
} from './items'

const triangle = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0 },
  { x: 0.5, y: 0.5 },
]
const square = [
  { x: 0.2, y: 0.2 },
  { x: 0.4, y: 0.2 },
  { x: 0.4, y: 0.4 },
  { x: 0.2, y: 0.4 },
]
const marker = (text: string) => ({ label: { se: text }, position: { x: 0.5, y: 0.5 } })
const door = (id: string, x: number, y: number) => ({ id, at: { x, y }, kind: 'open', stepFree: true }) as const
const plan: FloorPlan = {
  markers: [marker('Hiss'), marker('Kassa'), marker('Hiss')],
  areas: [{ areaId: 'P1', points: triangle }],
  map: null,
}
const area = { kind: 'area', index: 0 } as const
const withArea = (one: Partial<FloorArea>): FloorPlan => ({
  ...plan,
  areas: [{ areaId: 'A', points: square, ...one }],
})

test('adds markers up to a limit and removes them by index', () => {
  const full = { ...emptyFloorPlan, markers: Array.from({ length: MAX_MARKERS }, () => marker('Hiss')) }
  expect(addItem(full, 'marker', marker('Kassa'))).toBe(full)
  expect(addItem(emptyFloorPlan, 'marker', marker('Kassa')).markers).toEqual([marker('Kassa')])
  expect(removeItem(plan, { kind: 'marker', index: 1 }).markers).toEqual([marker('Hiss'), marker('Hiss')])
})

test('moves, inserts and removes corners, down to three', () => {
  expect(moveCorner(plan, area, 1, { x: 0.6, y: 0 }).areas[0]?.points[1]).toEqual({ x: 0.6, y: 0 })
  const four = addCorner(plan, area, 2)
  expect(four.areas[0]?.points).toEqual([...triangle, { x: 0.25, y: 0.25 }])
  expect(removeCorner(four, area, 3)).toEqual(plan)
  expect(removeCorner(plan, area, 0)).toEqual(plan)
})

test('a line keeps two points and has no edge from its last one', () => {
  const line = { kind: 'walkway', index: 0 } as const
  const drawn = addItem(plan, 'walkway', { id: '1', shape: 'line', points: triangle, stepFree: true })
  expect(addCorner(drawn, line, 2)).toBe(drawn)
  const short = removeCorner(drawn, line, 2)
  expect(pointsOf(short, line)).toEqual(triangle.slice(0, 2))
  expect(removeCorner(short, line, 0)).toBe(short)
  expect(anchorOf(short, line)).toEqual({ x: 0.25, y: 0 })
})

test('the first thing that is drawn makes a map, and keeps what else a map has', () => {
  const drawn = addItem(plan, 'obstacle', square)
  expect(drawn.map).toEqual({ walkways: [], obstacles: [square], amenities: [] })
  const further = { ...plan, map: { walkways: [], obstacles: [], amenities: [], ordinal: 2 } }
  expect(addItem(further, 'obstacle', square).map).toMatchObject({ ordinal: 2 })
})

test('a new scale takes the place of the former one', () => {
  const [from, to] = [triangle[0], triangle[1]]
  if (!from || !to) throw new Error('Two points are missing')
  const first = addItem(plan, 'scale', { from, to, metres: 10 })
  const second = addItem(first, 'scale', { from, to, metres: 20 })
  expect(countOf(second, 'scale')).toBe(1)
  expect(second.map?.scale?.metres).toBe(20)
  expect(removeItem(second, { kind: 'scale', index: 0 }).map).not.toHaveProperty('scale')
})

test('doors are counted over all areas and leave no empty list', () => {
  const two: FloorPlan = {
    ...plan,
    areas: [
      { areaId: 'A', points: square, doors: [door('1', 0.3, 0.2)] },
      { areaId: 'B', points: square, doors: [door('2', 0.3, 0.4), door('3', 0.4, 0.3)] },
    ],
  }
  expect(doorsOf(two).map(({ door: { id }, area: of }) => [id, of])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 1],
  ])
  expect(removeItem(two, { kind: 'door', index: 0 }).areas[0]).toEqual({ areaId: 'A', points: square })
  const wide = changeItem(two, { kind: 'door', index: 2 }, (one) => ({ ...one, width: 2 }))
  expect(wide.areas[1]?.doors?.[1]).toMatchObject({ id: '3', width: 2 })
  expect(wide.areas[0]).toBe(two.areas[0])
})

test('an area has room for twenty doors', () => {
  const doors = Array.from({ length: 20 }, (_, index) => door(String(index), 0.3, 0.2))
  const full = withArea({ doors })
  expect(canAdd(full, 'door')).toBe(false)
  expect(addDoor(full, 0, door('20', 0.3, 0.2))).toEqual(full)
  expect(canAdd({ ...plan, areas: [] }, 'door')).toBe(false)
})

test('doors follow the edge they are on', () => {
  const open = withArea({ doors: [door('1', 0.3, 0.2)] })
  const moved = moveCorner(open, area, 1, { x: 0.6, y: 0.2 })
  expect(moved.areas[0]?.doors?.[0]?.at).toEqual({ x: 0.4, y: 0.2 })
  const fewer = removeCorner(open, area, 0)
  expect(fewer.areas[0]?.doors?.[0]?.at).toEqual({ x: 0.35, y: 0.25 })
})

test('a door is moved along the edges of its area only', () => {
  const open = withArea({ doors: [door('1', 0.3, 0.2)] })
  const moved = moveCorner(open, { kind: 'door', index: 0 }, 0, { x: 0.9, y: 0.35 })
  expect(moved.areas[0]?.doors?.[0]?.at).toEqual({ x: 0.4, y: 0.35 })
})

test('a whole area is moved with its holes and doors, as far as the picture reaches', () => {
  const hole = square.map(({ x, y }) => ({ x: (x + 0.3) / 2, y: (y + 0.3) / 2 }))
  const moved = shiftItem(withArea({ doors: [door('1', 0.3, 0.2)], holes: [hole] }), area, { x: -0.5, y: 0.1 })
  expect(moved.areas[0]?.points[0]).toEqual({ x: 0, y: 0.3 })
  expect(moved.areas[0]?.points[2]).toEqual({ x: 0.2, y: 0.5 })
  expect(moved.areas[0]?.doors?.[0]?.at).toEqual({ x: 0.1, y: 0.3 })
  expect(moved.areas[0]?.holes?.[0]?.[0]).toEqual({ x: 0.05, y: 0.35 })
})

test('north is a whole turn, and 0 the same as none', () => {
  expect(withNorth(plan, -15).map).toMatchObject({ north: 345 })
  expect(withNorth(withNorth(plan, 30), 360).map).not.toHaveProperty('north')
})

test('what means the same as its absence is absent', () => {
  expect(withoutDefaults({ use: 'tenant', through: true, width: undefined }, { use: 'tenant' })).toEqual({
    through: true,
  })
})
