import { expect, test } from 'vitest'
import { area, at, box, door, floor, unit } from '../testing/building'
import { unitReach } from './unit-reach'

const corridor = area('w', box(0, 20, 100, 30))
const shop = (code: string, left: number) =>
  unit(code, box(left, 10, left + 10, 20), { doors: [door(`${code}-door`, at(left + 5, 20))] })
const reachOf = (...floors: ReturnType<typeof floor>[]) => unitReach({ floors, connectors: [], stations: [] })

test('units at one corridor reach each other, those of other floors do not without a connector', () => {
  expect(reachOf(floor('0', 0, { walkways: [corridor], areas: [shop('a', 0), shop('b', 50)] }))).toEqual({
    units: 2,
    pairs: 1,
    missing: 0,
    apart: [],
  })
  const upper = floor('1', 1, { walkways: [corridor], areas: [shop('c', 0)] })
  const street = floor('0', 0, { walkways: [corridor], areas: [shop('a', 0), shop('b', 50)] })
  expect(reachOf(street, upper)).toEqual({ units: 3, pairs: 3, missing: 2, apart: [{ floorId: '1', index: 0 }] })
})

test('units of one code are counted apart; rooms count only where there are no tenants', () => {
  const island = unit('a', box(40, 40, 50, 48))
  const room = unit('r', box(80, 40, 90, 48), { use: 'room' })
  const drawn = floor('0', 0, { walkways: [corridor], areas: [shop('a', 0), island, room] })
  expect(reachOf(drawn)).toEqual({ units: 2, pairs: 1, missing: 1, apart: [{ floorId: '0', index: 1 }] })
  const rooms = [shop('a', 0), shop('b', 50)].map((one) => ({ ...one, use: 'room' as const }))
  expect(reachOf(floor('0', 0, { walkways: [corridor], areas: rooms }))).toMatchObject({ units: 2, missing: 0 })
})

test('units of other floors are not counted, while ways lead over them', () => {
  const lifts = [1, 2].map((number) => ({
    ...{ id: `lift-${number}`, kind: 'lift' as const, direction: 'both' as const, stepFree: true },
    stops: ['0', '1'].map((floorId) => ({ floorId, at: at(number === 1 ? 5 : 95, 25) })),
  }))
  const halves = [area('left', box(0, 20, 10, 30)), area('right', box(50, 20, 100, 30))]
  const street = floor('0', 0, { walkways: halves, areas: [shop('a', 0), shop('b', 60)] })
  const upper = floor('1', 1, { walkways: [corridor], areas: [shop('c', 30)] })
  const building = { floors: [street, upper], connectors: lifts, stations: [] }
  expect(unitReach(building, ['0'])).toEqual({ units: 2, pairs: 1, missing: 0, apart: [] })
  expect(unitReach({ ...building, connectors: [] }, ['0'])).toMatchObject({ units: 2, missing: 1 })
})

test('a building without units has no pairs', () => {
  expect(unitReach({ floors: [], connectors: [], stations: [] })).toEqual({ units: 0, pairs: 0, missing: 0, apart: [] })
})
