import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorAt, twoFloors } from '../exchange/testing/buildings'
import type { Building } from '../model'
import { waysFrom } from '../route/ways'
import { anyBuilding } from '../testing/random'
import { createGraph } from './graph'

/** The building with every list in the other order, but those whose order means something. */
function reversed({ floors, connectors, stations }: Building): Building {
  return {
    floors: floors.toReversed().map(({ areas, map, ...floor }) => ({
      ...floor,
      areas: areas.toReversed().map(({ doors, ...unit }) => ({ ...unit, doors: doors?.toReversed() })),
      map: map && {
        ...map,
        walkways: map.walkways.toReversed(),
        obstacles: map.obstacles.toReversed(),
        amenities: map.amenities.toReversed(),
      },
    })),
    connectors: connectors.toReversed(),
    stations: stations.toReversed(),
  }
}

test('the order of what is drawn does not change the graph', () => {
  fc.assert(
    fc.property(anyBuilding, (source) => {
      expect(createGraph(reversed(source))).toEqual(createGraph(source))
    }),
    { seed: 20261127, numRuns: 20 },
  )
})

test('a floor of another place, of a map that was imported as new floors, leaves the ways as they are', () => {
  const { floors, connectors, stations } = twoFloors()
  const far = floorAt('far', 2)
  const moved = far.map?.control.map((point) => ({ ...point, latitude: point.latitude - 20 }))
  const elsewhere = { ...far, ...(far.map && { map: { ...far.map, control: moved ?? [] } }) }
  const secondsIn = (building: Building) => waysFrom(createGraph(building), 's1').secondsTo({ code: '102' })
  const known = secondsIn({ floors, connectors, stations })
  expect(known).toBeGreaterThan(0)
  expect(secondsIn({ floors: [...floors, elsewhere], connectors, stations })).toBe(known)
})
