import { expect, it } from 'vitest'
import { areasOf, matching, namesIn } from './area-choices'

const points = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
]
const area = (areaId: string, more = {}) => ({ areaId, points, ...more })
const plan = { areas: [area('A10'), area('A2'), area('A3'), area('E1', { use: 'room' }), area('A2')] }
const occupants = [
  { areaId: 'A2', name: 'Volt' },
  { areaId: 'A2', name: 'Grad' },
  { areaId: 'A3', name: 'Kajkanten' },
  { areaId: null, name: 'Nowhere' },
  { areaId: 'E1', name: 'Lost property' },
  { areaId: 'E1', name: 'Information' },
]

it('names who is where, what is free, and what several have; rooms are never free', () => {
  expect(areasOf(plan, occupants, true)).toEqual([
    { areaId: 'A2', names: ['Volt', 'Grad'], free: false, taken: false, several: true },
    { areaId: 'A3', names: ['Kajkanten'], free: false, taken: true, several: false },
    { areaId: 'A10', names: [], free: true, taken: false, several: false },
    { areaId: 'E1', names: ['Lost property', 'Information'], free: false, taken: false, several: false },
  ])
})

it('calls nothing free for those who do not see everybody', () => {
  expect(areasOf(plan, occupants, false).some(({ free }) => free)).toBe(false)
})

it('finds areas by code, name and state', () => {
  const areas = areasOf(plan, occupants, true)
  const codes = (search: string) => matching(areas, search, 'Free').map(({ areaId }) => areaId)
  expect(codes('')).toHaveLength(4)
  expect(codes('a1')).toEqual(['A10'])
  expect(codes(' kaj')).toEqual(['A3'])
  expect(codes('free')).toEqual(['A10'])
})

it('names who is in a unit, but not who shares a room', () => {
  expect(namesIn('A2', [plan], occupants)).toEqual(['Volt', 'Grad'])
  expect(namesIn('A10', [plan], occupants)).toEqual([])
  expect(namesIn('E1', [plan], occupants)).toEqual([])
  expect(namesIn('E1', [], occupants)).toEqual(['Lost property', 'Information'])
})
