import { expect, test } from 'vitest'
import { freePlace, isCovered } from './toast-place'

const area = { left: 0, top: 0, right: 1000, bottom: 600 }
const size = { width: 300, height: 60 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('uses the bottom corner at the inline end if free', () => {
  expect(freePlace(size, area, [])).toEqual(box(700, 540, 300, 60))
  expect(freePlace(size, area, [], true)).toEqual(box(0, 540, 300, 60))
})

test('moves above a toolbar at the bottom', () => {
  const place = freePlace(size, area, [box(0, 560, 1000, 40)])
  expect(place?.bottom).toBeLessThanOrEqual(556)
  expect(place?.left).toBe(700)
})

test('avoids a panel of controls at the end', () => {
  const controls = Array.from({ length: 15 }, (_, index) => box(650, index * 40, 340, 36))
  expect(freePlace(size, area, controls)).toEqual(box(0, 540, 300, 60))
})

test('uses the middle between buttons at both ends', () => {
  const controls = Array.from({ length: 15 }, (_, index) => [
    box(0, index * 40, 200, 36),
    box(900, index * 40, 100, 36),
  ]).flat()
  expect(freePlace(size, area, controls)).toEqual(box(350, 540, 300, 60))
})

test('finds no position if every row has a control', () => {
  const controls = Array.from({ length: 15 }, (_, index) => box(0, index * 40, 1000, 36))
  expect(freePlace(size, area, controls)).toBeUndefined()
})

test('never covers a control', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  let found = 0
  for (let round = 0; round < 500; round += 1) {
    const controls = Array.from({ length: random(40) }, () =>
      box(random(950), random(570), 20 + random(200), 20 + random(40)),
    )
    const place = freePlace(size, area, controls, round % 2 === 1)
    if (!place) continue
    found += 1
    expect(isCovered(place, controls)).toBe(false)
    expect(place.left >= area.left && place.right <= area.right && place.top >= area.top).toBe(true)
  }
  expect(found).toBeGreaterThan(100)
})
