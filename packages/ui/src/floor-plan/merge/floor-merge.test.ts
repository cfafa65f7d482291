import { expect, test } from 'vitest'
import { threeWay } from '../../internal/three-way/three-way'
import type { FloorArea, FloorPlan, FloorPoint } from '../floor-plan'
import { mapped } from '../floor-plan.fixture'
import { changeItem, moveCorner, removeItem, shiftItem, withPoints } from '../model/items'
import { floorMerge } from './floor-merge'

const at = (x: number, y: number): FloorPoint => ({ x, y })
const rules = {
  entries: {
    markers: floorMerge.markers.entries[''],
    areas: floorMerge.areas.entries[''],
    'map.walkways': floorMerge.map.entries.walkways,
    'map.obstacles': floorMerge.map.entries.obstacles,
    'map.amenities': floorMerge.map.entries.amenities,
    'map.control': floorMerge.map.entries.control,
  },
  whole: ['map.scale'],
}
const merge = (mine: FloorPlan, theirs: FloorPlan) => threeWay(mapped, mine, theirs, rules)
const area = (plan: FloorPlan, index: number, change: Partial<FloorArea>) =>
  changeItem(plan, { kind: 'area', index }, (before) => ({ ...before, ...change }))

test('changes of different areas merge', () => {
  const mine = moveCorner(mapped, { kind: 'area', index: 1 }, 2, at(0.45, 0.32))
  const theirs = removeItem(area(mapped, 2, { areaId: 'R-9', use: 'tenant' }), { kind: 'area', index: 0 })
  const { merged, conflicts } = merge(mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged.areas).toEqual([mine.areas[1], theirs.areas[1], mapped.areas[3]])
})

test('the same area is a conflict, also when its code, its doors or its place changed', () => {
  const mine = area(mapped, 0, { areaId: 'A-111' })
  for (const theirs of [
    shiftItem(mapped, { kind: 'area', index: 0 }, at(0.1, 0.1)),
    moveCorner(mapped, { kind: 'area', index: 0 }, 0, at(0.05, 0.1)),
    removeItem(mapped, { kind: 'door', index: 0 }),
    removeItem(mapped, { kind: 'area', index: 0 }),
  ]) {
    expect(merge(mine, theirs).conflicts).toMatchObject([{ path: 'areas.0', base: mapped.areas[0] }])
    expect(merge(theirs, mine).conflicts).toMatchObject([{ path: 'areas.0', base: mapped.areas[0] }])
  }
})

test('walkways, obstacles, amenities and the scale merge one by one', () => {
  const mine = shiftItem(mapped, { kind: 'walkway', index: 0 }, at(0, 0.01))
  const theirs = [
    { kind: 'walkway', index: 1 } as const,
    { kind: 'obstacle', index: 0 } as const,
    { kind: 'amenity', index: 1 } as const,
    { kind: 'scale', index: 0 } as const,
  ].reduce((plan, item) => shiftItem(plan, item, at(0.01, 0)), mapped)
  const { merged, conflicts } = merge(mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged).toEqual(shiftItem(theirs, { kind: 'walkway', index: 0 }, at(0, 0.01)))
  const obstacle = { kind: 'obstacle', index: 0 } as const
  const both = merge(
    moveCorner(mapped, obstacle, 0, at(0.43, 0.42)),
    withPoints(theirs, { kind: 'scale', index: 0 }, [at(0.1, 0.9), at(0.3, 0.9)]),
  )
  expect(both.conflicts.map(({ path }) => path)).toEqual(['map.obstacles.0'])
  expect(
    merge(
      withPoints(mapped, { kind: 'scale', index: 0 }, [at(0.1, 0.93), at(0.28, 0.93)]),
      changeItem(mapped, { kind: 'scale', index: 0 }, (scale) => ({ ...scale, metres: 41 })),
    ).conflicts.map(({ path }) => path),
  ).toEqual(['map.scale'])
})

test('two new areas with one code are a conflict', () => {
  const added = (x: number): FloorPlan => ({
    ...mapped,
    areas: [...mapped.areas, { areaId: 'N-1', points: [at(x, 0.8), at(x + 0.1, 0.8), at(x, 0.9)] }],
  })
  expect(merge(added(0.1), added(0.3)).conflicts).toMatchObject([{ path: 'areas.4', base: undefined }])
  expect(merge(added(0.1), added(0.1)).conflicts).toEqual([])
})

test('a marker that moved is the same, and two markers may have one label', () => {
  const label = { se: 'Hiss' }
  const plan = (...positions: FloorPoint[]) => ({
    markers: positions.map((position) => ({ label, position })),
    areas: [],
  })
  const { merged, conflicts } = threeWay<FloorPlan>(
    plan(at(0.1, 0.1), at(0.2, 0.2)),
    plan(at(0.1, 0.1), at(0.3, 0.3)),
    plan(at(0.1, 0.1), at(0.2, 0.2), at(0.9, 0.9)),
    rules,
  )
  expect(conflicts).toEqual([])
  expect(merged).toEqual(plan(at(0.1, 0.1), at(0.3, 0.3), at(0.9, 0.9)))
})
