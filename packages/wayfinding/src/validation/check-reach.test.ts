import { expect, test } from 'vitest'
import { createGraph } from '../graph/graph'
import { area, at, box, connector, floor, station } from '../testing/building'
import { checkReach } from './check-reach'

const hall = area('hall', box(0, 20, 60, 30))
const yard = area('yard', box(80, 20, 100, 30))
const toilet = (id: string, x: number, y: number) => ({ id, kind: 'toilet' as const, at: at(x, y) })
const lift = (id: string, x: number, y: number) =>
  connector(id, 'lift', [
    ['street', at(x, y)],
    ['upper', at(x, 25)],
  ])

const warningsOf = (amenities: ReturnType<typeof toilet>[], lifts: ReturnType<typeof lift>[], withStation = true) => {
  const building = {
    floors: [floor('street', 0, { walkways: [hall, yard], amenities }), floor('upper', 1, { walkways: [hall, yard] })],
    connectors: lifts,
    stations: withStation ? [station('kiosk', at(10, 25))] : [],
  }
  return checkReach(building, createGraph(building), withStation ? ['kiosk'] : []).map(({ name, floorId, id }) => [
    name,
    floorId,
    id,
  ])
}

test('what stands at the walkway of a station is reached', () => {
  expect(warningsOf([toilet('t', 30, 31)], [lift('l', 50, 25)])).toEqual([])
})

test('an amenity or a stop away from all walkways is not, with or without stations', () => {
  for (const withStation of [true, false]) {
    expect(warningsOf([toilet('t', 30, 45)], [lift('l', 50, 45)], withStation)).toEqual([
      ['noWay', 'street', 't'],
      ['noWay', 'street', 'l'],
    ])
  }
})

test('what stands at a walkway that no way leads to is not reached from the stations', () => {
  expect(warningsOf([toilet('t', 90, 25)], [lift('l', 90, 25)])).toEqual([
    ['noWay', 'street', 't'],
    ['noWay', null, 'l'],
  ])
  expect(warningsOf([toilet('t', 90, 25)], [lift('l', 90, 25)], false)).toEqual([])
})
