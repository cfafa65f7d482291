import { expect, test } from 'vitest'
import { drawnOf, emptyMap, withDrawing } from './floor-map'

const obstacle = [
  { x: 0, y: 0 },
  { x: 0.1, y: 0 },
  { x: 0.1, y: 0.1 },
]

test('the first drawing makes a map at street level, and undoing it leaves none', () => {
  const drawn = { ...emptyMap, obstacles: [obstacle] }
  expect(withDrawing(null, { obstacles: [obstacle] })).toEqual(drawn)
  expect(withDrawing(drawn, null)).toBeNull()
})

test('the fields of the form stay with another drawing', () => {
  const map = { ...emptyMap, ordinal: -1, spoken: { en: 'level P1' }, north: 20 }
  expect(withDrawing(map, { obstacles: [obstacle] })).toEqual({
    ...emptyMap,
    ...{ ordinal: -1, spoken: { en: 'level P1' }, obstacles: [obstacle] },
  })
  expect(withDrawing(map, null)).toEqual({ ...emptyMap, ordinal: -1, spoken: { en: 'level P1' } })
})

test('the editor gets what is drawn', () => {
  expect(drawnOf(null)).toBeNull()
  expect(drawnOf({ ...emptyMap, north: 20 })).toEqual({
    ...{ walkways: [], obstacles: [], amenities: [] },
    north: 20,
  })
  const control = [{ at: { x: 0, y: 0 }, latitude: 59.33, longitude: 18.06 }]
  expect(drawnOf({ ...emptyMap, control })).toMatchObject({ control })
})
