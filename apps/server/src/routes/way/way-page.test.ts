import type { Floor, Point, Step } from '@kiosk-admin/wayfinding'
import { expect, test } from 'vitest'
import type { FoundWay } from './find-way'
import { pageLimit, wayPage } from './way-page'

const at = (x: number, y: number): Point => ({ x: x / 200, y: y / 200 })

/** A floor of 200 × 200 m with as many corners as the contract allows for units. */
const floorOf = (id: string, ordinal: number): Floor => ({
  ...{ id, name: { en: `Level ${ordinal}` }, picture: { width: 1000, height: 1000 } },
  areas: Array.from({ length: 1000 }, (_, index) => ({
    areaId: `${id}-${index}`,
    points: Array.from({ length: 200 }, (__, corner) => {
      const [angle, radius] = [(corner / 200) * 2 * Math.PI, corner % 2 === 0 ? 2.4 : 1.6]
      const [x, y] = [5 + 6 * (index % 32), 5 + 6 * Math.floor(index / 32)]
      return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    }),
  })),
  map: {
    ...{ ordinal, spoken: { en: `level ${ordinal}` }, control: [], obstacles: [], amenities: [] },
    scale: { from: at(0, 0), to: at(200, 0), metres: 200 },
    walkways: [{ id: `hall ${id}`, shape: 'area', points: [at(0, 0), at(200, 0), at(200, 200)], stepFree: true }],
  },
})

function wayThrough(floors: Floor[]): FoundWay {
  const goal = 'Bröd & Bageri'
  const legs = floors.map(({ id }, index) => ({
    ...{ floorId: id, points: [at(20, 20), at(180, 180)], corners: [], metres: 226, seconds: 180 },
    ...(index < floors.length - 1 && {
      crossing: { id: 'lift', kind: 'lift' as const, toFloorId: floors[index + 1]?.id ?? '', direction: 'up' as const },
    }),
  }))
  const steps = legs.map(({ floorId }, leg): Step => ({ kind: 'straight', metres: 40, floorId, leg, at: at(20, 20) }))
  const names = floors.flatMap(({ areas }) => areas.map(({ areaId }) => [areaId, `${goal} ${areaId}`] as const))
  return {
    ...{ language: 'en', languages: ['en'], mallName: 'Invented', stepFree: false, notices: [], hours: null },
    goal: { name: goal, areaId: `${floors.at(-1)?.id}-999` },
    building: { floors, connectors: [], stations: [] },
    station: { id: 'kiosk', floorId: floors[0]?.id ?? null, position: at(20, 20), bearing: 0 },
    names: new Map(names),
    way: {
      route: { profile: 'fastest', metres: 900, seconds: 720, legs },
      ...{ summary: '900 m, about 12 min', steps, sentences: steps.map(() => 'Walk 40 metres straight ahead.') },
    },
  }
}

function expectNearbyUnits(count: number) {
  const html = wayPage(wayThrough(Array.from({ length: count }, (_, index) => floorOf(`f${index}`, index))), '?')
  const size = new TextEncoder().encode(html).length
  expect(size).toBeGreaterThan(0.95 * pageLimit)
  expect(size).toBeLessThanOrEqual(pageLimit)
  expect(html.match(/class="way"/g)).toHaveLength(count)
  expect(html.match(/class="unit"/g)?.length).toBeGreaterThan(20)
  expect(html.match(/<li /g)).toHaveLength(count)
}

test('a floor with more corners than fit shows the units next to the way', () => expectNearbyUnits(1))

test('four such floors show them, too', { tags: ['nightly'] }, () => expectNearbyUnits(4))
