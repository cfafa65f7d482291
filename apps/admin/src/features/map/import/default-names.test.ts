import { expect, test } from 'vitest'
import { stubBrowser } from '../../../testing/browser'
import { smallFloor } from './map-file.fixture'

// the language is stored in the browser
stubBrowser()
const { namedLevel } = await import('./default-names')

const level = (name: Record<string, string>, ordinal: number) => {
  const floor = smallFloor(ordinal, ['X1', 'X2'])
  return { ...floor, name, ...(floor.map && { map: { ...floor.map, spoken: name } }) }
}

test.each([
  [0, 'Ground floor', 'Entréplan'],
  [2, 'Level 2', 'Plan 2'],
  [0.5, 'Level 0.5', 'Plan 0,5'],
  [-1, 'Basement 1', 'Källarplan 1'],
])('level %s that has its number only is called %s', async (ordinal, en, se) => {
  const { name, map } = await namedLevel(level({ is: `${ordinal}` }, ordinal), ['en', 'se'])
  expect(name).toEqual({ en, se })
  expect(map?.spoken).toEqual({ en, se })
})

test('a name of the file stays', async () => {
  const named = level({ en: 'Mezzanine' }, 1)
  expect(await namedLevel(named, ['en', 'se'])).toEqual(named)
})
