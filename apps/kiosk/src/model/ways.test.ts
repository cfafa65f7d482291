import { createGraph, type Destination, nearbyIn } from '@kiosk-admin/wayfinding/ways'
import { describe, expect, test } from 'vitest'
import { wholePublication } from '../testing/guide-fixture'
import { drawnIds, drawnLocation, drawnPublication } from '../testing/wayfinding-fixture'
import { buildingOf, closedTargets, type WaysConditions, waysFromHere } from './ways'

const now = new Date('2026-11-21T14:45:00+01:00')

function ways(conditions: Partial<WaysConditions> = {}) {
  const building = buildingOf(drawnPublication, drawnLocation)
  if (!building) throw new Error('Nothing is drawn')
  const all = { stepFree: false, closed: [], now, timeZone: 'Europe/Stockholm', ...conditions }
  return waysFromHere(building, createGraph(building), all)
}
const connectors = (found: ReturnType<typeof ways>, destination: Destination) =>
  found.routeTo(destination)?.legs.flatMap(({ crossing }) => crossing?.kind ?? [])

test('a publication without maps has no building', () => {
  expect(buildingOf(wholePublication, drawnLocation)).toBeNull()
})

describe('the way to another floor', () => {
  const shop = { code: 'B04' }

  test('takes the stairs if they are faster, and the lift without steps', () => {
    expect(connectors(ways(), shop)).toEqual(['stairs'])
    expect(connectors(ways({ stepFree: true }), shop)).toEqual(['lift'])
    expect(ways().minutesTo(shop)).toBe(2)
    expect(ways({ stepFree: true }).minutesTo(shop)).toBe(3)
  })

  test('avoids what is out of order, and says why there is none', () => {
    expect(connectors(ways({ closed: [drawnIds.stairs] }), shop)).toEqual(['lift'])
    const withoutLift = ways({ stepFree: true, closed: [drawnIds.lift] })
    expect(withoutLift.routeTo(shop)).toBeUndefined()
    expect(withoutLift.whyNot(shop)).toBe('closed')
    expect(ways().whyNot({ code: 'Z99' })).toBe('notDrawn')
  })
})

test('what is near at hand is the nearest that is not out of order', () => {
  const toilet = { destination: { amenityId: drawnIds.toilet }, isSecond: false }
  expect(ways().nearest('toilet')).toEqual(toilet)
  const upper = { destination: { amenityId: drawnIds.upperToilet }, isSecond: true }
  expect(ways({ closed: [drawnIds.toilet] }).nearest('toilet')).toEqual(upper)
  expect(ways().nearest('exit')).toEqual({ destination: { amenityId: drawnIds.entrance }, isSecond: false })
  expect(ways().nearest('cashMachine')).toBeUndefined()
})

test('a way says what it goes around', () => {
  const shop = { code: 'B04' }
  expect(ways().detourTo(shop)).toBeUndefined()
  expect(ways({ closed: [drawnIds.stairs] }).detourTo(shop)?.connectors).toMatchObject([{ kind: 'stairs' }])
  expect(ways({ closed: [drawnIds.stairs], stepFree: true }).detourTo(shop)).toBeUndefined()
  expect(ways({ closed: [drawnIds.lift], stepFree: true }).detourTo(shop)?.connectors).toMatchObject([{ kind: 'lift' }])
})

test('only what is drawn is near at hand', () => {
  const building = buildingOf(drawnPublication, drawnLocation)
  expect(building && nearbyIn(building)).toEqual(['toilet', 'lift', 'exit'])
})

test('what is closed until a time is open from then on', () => {
  const state = {
    version: 3,
    closed: [{ target: 'lift', until: '2026-11-21T14:00:00.000Z' }, { target: 'stairs' }],
  }
  expect(closedTargets(state, now)).toEqual(['lift', 'stairs'])
  expect(closedTargets(state, new Date('2026-11-21T14:00:00Z'))).toEqual(['stairs'])
  expect(closedTargets(null, now)).toEqual([])
})
