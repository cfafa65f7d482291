import { expect, test } from 'vitest'
import { type DeliveryStation, deliveryStops } from './delivery'

const station = (number: number, state: DeliveryStation['state'], since?: string): DeliveryStation => ({
  id: `s${number}`,
  code: `K${number}`,
  state,
  since: since ? new Date(since) : undefined,
})

test('stations that show it share a stop, with the latest time', () => {
  const stops = deliveryStops([
    station(1, 'online', '2026-11-19T15:42:00Z'),
    station(2, 'online', '2026-11-19T15:43:00Z'),
    station(3, 'online'),
    station(8, 'offline'),
    station(7, 'behind'),
  ])
  expect(stops.map(({ codes, state }) => [codes, state])).toEqual([
    ['K1–K3', 'online'],
    ['K7', 'behind'],
    ['K8', 'offline'],
  ])
  expect(stops[0]?.since).toEqual(new Date('2026-11-19T15:43:00Z'))
  expect(stops[1]?.ids).toEqual(['s7'])
})

test('several waiting stations share a stop, too', () => {
  const stops = deliveryStops([1, 2, 3, 4].map((number) => station(number, 'offline')))
  expect(stops.map(({ codes }) => codes)).toEqual(['K1–K4'])
})

test('there are no stops without stations', () => {
  expect(deliveryStops([])).toEqual([])
})
