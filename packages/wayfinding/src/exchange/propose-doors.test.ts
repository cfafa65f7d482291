import { describe, expect, test } from 'vitest'
import type { Floor } from '../model'
import { unitReach } from '../route/unit-reach'
import { at, box, door, floor, line, unit } from '../testing/building'
import { proposeDoors } from './propose-doors'

const path = line('path', [at(0, 25), at(100, 25)])
const walk = { ...path, id: 'walk', shape: 'area' as const, points: box(0, 20, 100, 30) }
const doorsOf = (drawn: Floor) => proposeDoors(drawn).floor.areas.map(({ doors }) => doors?.map((one) => one.at))
const missingIn = (drawn: Floor) => unitReach({ floors: [drawn], connectors: [], stations: [] }).missing

describe('a unit without a door', () => {
  test('gets one in the middle of its side at the walkway', () => {
    const drawn = floor('0', 0, { walkways: [walk], areas: [unit('a', box(10, 10, 20, 20))] })
    expect(doorsOf(drawn)).toEqual([[at(15, 20)]])
    expect(proposeDoors(drawn).proposed).toEqual(['a'])
  })

  test('gets a line to a walkway out of reach, and is reached', () => {
    const areas = [unit('a', box(10, 0, 20, 10)), unit('b', box(60, 35, 70, 45))]
    const drawn = floor('0', 0, { walkways: [path], areas })
    expect(missingIn(drawn)).toBe(1)
    const { floor: joined } = proposeDoors(drawn)
    expect(joined.map?.walkways.slice(1).map(({ points }) => points)).toEqual([
      [at(15, 10), at(15, 25)],
      [at(65, 35), at(65, 25)],
    ])
    expect(missingIn(joined)).toBe(0)
  })

  test('gets none behind another unit, too far away, as a void, or if it is a room that no walkway is near', () => {
    const drawn = floor('0', 0, {
      walkways: [line('short', [at(0, 30), at(20, 30)])],
      areas: [
        unit('behind', box(5, 2, 10, 8)),
        unit('between', box(0, 12, 20, 16), { doors: [door('d', at(10, 16))] }),
        unit('far', box(80, 10, 90, 20)),
        unit('void', box(0, 31, 5, 35), { use: 'void' }),
        unit('room', box(8, 36, 15, 40), { use: 'room' }),
      ],
    })
    expect(proposeDoors(drawn).proposed).toEqual([])
  })
})

test('a door out of reach of walkways gets a line, and stays', () => {
  const drawn = floor('0', 0, {
    walkways: [path],
    areas: [unit('a', box(10, 0, 20, 10), { doors: [door('d', at(12, 10))] })],
  })
  const { floor: joined, proposed } = proposeDoors(drawn)
  expect(joined.map?.walkways[1]?.points).toEqual([at(12, 10), at(12, 25)])
  expect(joined.areas).toEqual(drawn.areas)
  expect(proposed).toEqual([])
})

test('a room is walked through if others have their only doors there, one behind the other', () => {
  const room = (code: string, left: number, right: number, doors: readonly number[]) =>
    unit(code, box(left, 10, right, 20), { use: 'room', doors: doors.map((x) => door(`${code}-${x}`, at(x, 15))) })
  const first = { ...room('first', 0, 20, [20]), doors: [door('front', at(10, 20)), door('first-20', at(20, 15))] }
  const areas = [first, room('second', 20, 40, [20, 40]), room('third', 40, 60, [40]), room('alone', 70, 80, [])]
  const drawn = floor('0', 0, { walkways: [line('path', [at(0, 22), at(20, 22)])], areas })
  const { floor: joined } = proposeDoors(drawn)
  expect(joined.areas.map(({ through }) => through)).toEqual([true, true, undefined, undefined])
  expect(missingIn(joined)).toBe(3)
  expect(proposeDoors(drawn, new Set(['first'])).floor.areas.map(({ through }) => through)).toEqual(
    Array.from({ length: 4 }),
  )
})

test('a floor without a scale stays as it is', () => {
  const drawn = { ...floor('0', 0), map: null, areas: [unit('a', box(0, 0, 9, 9))] }
  expect(proposeDoors(drawn)).toEqual({ floor: drawn, proposed: [] })
})
