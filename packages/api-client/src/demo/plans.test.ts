import { checkPlans } from '@kiosk-admin/wayfinding/validation'
import { createGraph, type Destination, unreachableFrom } from '@kiosk-admin/wayfinding/ways'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../index'
import { type DemoMall, demoData } from './index'

const { malls } = demoData('2026-11-21')

/** The building of a mall, as the API answers. */
function buildingOf({ records, pictures, stations }: DemoMall) {
  const floors = records.floor.map(({ id, ...fields }) => {
    const { name, areaId, floorMapId, areas, map } = contentTypes.floor.body.parse(fields)
    const picture = pictures.find((one) => one.id === floorMapId)
    if (!picture) throw new Error(`${id} has no picture`)
    return { id, name, areaId, picture, areas, map }
  })
  const connectors = (records.connector ?? []).map(({ id, ...fields }) => ({
    id,
    ...contentTypes.connector.body.parse(fields),
  }))
  return { floors, connectors, stations: stations.map((station) => ({ floorId: null, ...station })) }
}

const distinct = (values: string[]) => [...new Set(values)]

describe.each(malls.map((mall) => [mall.name, mall] as const))('%s', (_, mall) => {
  const building = buildingOf(mall)
  const units = building.floors.flatMap(({ areas }) => areas)
  const tenants = mall.records.item.flatMap(({ areaId }) => areaId ?? [])
  const spots = mall.records.service.flatMap(({ areaId }) => areaId ?? [])

  it('draws every shop, restaurant and service company once, and every service', () => {
    expect(tenants).toHaveLength(mall.records.item.length)
    const drawn = units.map(({ areaId }) => areaId)
    expect(tenants.filter((code) => drawn.filter((one) => one === code).length !== 1)).toEqual([])
    expect(spots.filter((code) => !drawn.includes(code))).toEqual([])
  })

  it('has hardly a unit to let', () => {
    const toLet = units.filter(
      ({ areaId, use }) => use === undefined && !/^P/.test(areaId) && !tenants.includes(areaId),
    )
    expect(toLet.length).toBeLessThanOrEqual(2)
  })

  it('has plans without mistakes', () => {
    expect(checkPlans(building, [...tenants, ...spots])).toEqual([])
  })

  it('draws everything within the pictures', () => {
    for (const { areas, map } of building.floors) {
      const points = [
        ...areas.flatMap(({ points: corners, doors = [] }) => [...corners, ...doors.map(({ at }) => at)]),
        ...(map?.walkways ?? []).flatMap((walkway) => walkway.points),
        ...(map?.obstacles ?? []).flat(),
        ...(map?.amenities ?? []).map(({ at }) => at),
      ]
      expect(points.length).toBeGreaterThan(20)
      expect(points.filter(({ x, y }) => !(x > 0 && x < 1 && y > 0 && y < 1))).toEqual([])
    }
  })

  it('leads from every station to everything, without steps too', () => {
    const graph = createGraph(building)
    const destinations: Destination[] = [
      ...distinct(units.flatMap(({ areaId, use }) => (use === 'void' ? [] : areaId))).map((code) => ({ code })),
      ...building.floors.flatMap(({ map }) => (map?.amenities ?? []).map(({ id }) => ({ amenityId: id }))),
      ...building.stations.map(({ id }) => ({ stationId: id })),
    ]
    for (const { id } of building.stations) {
      for (const profile of ['fastest', 'stepFree'] as const) {
        expect(unreachableFrom(graph, id, destinations, { profile })).toEqual([])
      }
    }
  })

  it('has lifts, stairs and escalators in both directions between all shopping floors', () => {
    const shopping = mall.records.floor.filter(({ objectType }) => objectType === 'shopping').map(({ id }) => id)
    const between = (kind: string, direction: string, from?: string, to?: string) =>
      building.connectors.filter((connector) => {
        const floors = connector.stops.map(({ floorId }) => floorId)
        const isSuch = connector.kind === kind && connector.direction === direction
        return isSuch && floors.some((id) => id === from) && floors.some((id) => id === to)
      }).length
    for (const [index, to] of shopping.slice(1).entries()) {
      const from = shopping[index]
      expect(between('lift', 'both', from, to)).toBeGreaterThanOrEqual(2)
      expect(between('stairs', 'both', from, to)).toBeGreaterThanOrEqual(1)
      expect(between('escalator', 'up', from, to)).toBeGreaterThanOrEqual(1)
      expect(between('escalator', 'down', from, to)).toBeGreaterThanOrEqual(1)
    }
  })

  it('has stations that face the hall, on a picture of their floor', () => {
    expect(mall.stations.filter(({ position, bearing }) => !position || bearing === undefined)).toEqual([])
  })
})

it('has malls of two and three shopping floors', () => {
  const counts = malls.map(({ records }) => records.floor.filter(({ objectType }) => objectType === 'shopping').length)
  expect(counts).toEqual([2, 3])
})
