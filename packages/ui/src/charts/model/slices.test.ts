import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PiePart, sliceAt, slicesOf } from './slices'

const part = (name: string, value: number): PiePart => ({ id: name, name, value })

test('shows six parts, or the largest five and the rest', () => {
  const six = 'abcdef'.split('').map((name, index) => part(name, index + 1))
  expect(slicesOf(six, 'Other').map(({ name }) => name)).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
  const seven = slicesOf([...six, part('g', 7)], 'Other')
  expect(seven.map(({ name, value }) => `${name} ${value}`)).toEqual(['g 7', 'f 6', 'e 5', 'd 4', 'c 3', 'Other 3'])
  expect(seven.at(-1)?.parts?.map(({ name }) => name)).toEqual(['b', 'a'])
})

test('parts of zero have no slice', () => {
  expect(slicesOf([part('a', 0), part('b', -3)], 'Other')).toEqual([])
})

test('shares add up to one', () => {
  const values = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(values, (some) => {
      const slices = slicesOf(
        some.map((value, index) => part(String(index), value)),
        'Other',
      )
      expect(slices.length).toBeLessThanOrEqual(6)
      expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(some.some((one) => one > 0) ? 1 : 0)
    }),
  )
})

test('finds the slice at a position, and none in the hole', () => {
  const slices = slicesOf([part('half', 2), part('quarter', 1), part('last', 1)], 'Other')
  expect(sliceAt(slices, 70, 0, 54, 84)).toBe(0)
  expect(sliceAt(slices, -50, 50, 54, 84)).toBe(1)
  expect(sliceAt(slices, -50, -50, 54, 84)).toBe(2)
  expect(sliceAt(slices, 10, 10, 54, 84)).toBe(-1)
})
