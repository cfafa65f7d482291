import { expect, it } from 'vitest'
import { differences } from './compare'

it('lists fields by path, and lists as one field', () => {
  expect(
    differences({ name: { se: 'A', en: 'B' }, ids: ['a'] }, { name: { se: 'A', en: 'C' }, ids: ['a', 'b'] }),
  ).toEqual([
    { path: 'name.en', before: 'B', after: 'C' },
    { path: 'ids', before: ['a'], after: ['a', 'b'] },
  ])
})

it('lists a time, a location and a position as one value', () => {
  const before = { time: { hour: 12, minute: 0 }, location: { latitude: 1, longitude: 2 }, at: { x: 0, y: 1 } }
  const after = { time: { hour: 9, minute: 0 }, location: { latitude: 1, longitude: 3 }, at: { x: 0, y: 0.5 } }
  expect(differences(before, after).map(({ path, after }) => [path, after])).toEqual(Object.entries(after))
})
