import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Building } from '../model'
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
