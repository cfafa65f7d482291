import { expect, test } from 'vitest'
import { createScrollScale, MAX_HEIGHT, type ScrollScale, type ScrollStep } from './scroll-scale'

const view = 800
const total = 44_000_000
const scale = createScrollScale(total) as ScrollScale

test('a list that an element can hold is not scaled', () => {
  expect(createScrollScale(440_000)).toBeUndefined()
})

test('a higher list reaches from the first row to the last', () => {
  expect(scale.height).toBe(MAX_HEIGHT)
  expect(scale.positionAt(0)).toBe(0)
  expect(scale.positionAt(MAX_HEIGHT - view)).toBe(total - view)
  expect(scale.positionAt(MAX_HEIGHT / 2)).toBeCloseTo(total / 2)
})

test('positions grow with the scroll position, and lead back to it', () => {
  let before = -1
  for (let scrolled = 0; scrolled <= MAX_HEIGHT; scrolled += 49_999) {
    const position = scale.positionAt(scrolled)
    expect(position).toBeGreaterThan(before)
    expect(scale.scrollOf(position)).toBeCloseTo(scrolled, 3)
    before = position
  }
})

/** Scrolls in steps as a browser does, within the element; returns the position in the rows after each. */
function scroll(from: number, steps: readonly number[]): number[] {
  let at = { scrolled: from, offset: scale.positionAt(from) - from }
  return steps.map((by) => {
    const scrolled = Math.min(Math.max(at.scrolled + by, 0), MAX_HEIGHT - view)
    const step: ScrollStep = { scrolled, by: scrolled - at.scrolled, view, offset: at.offset }
    const { offset, scrollTo = scrolled } = scale.step(step)
    at = { scrolled: scrollTo, offset }
    return scrollTo + offset
  })
}

test('a short way moves the rows by the same pixels, also over the ends of the proportion', () => {
  for (const by of [100, -100]) {
    const positions = scroll(7_000_000, Array(5_000).fill(by))
    for (const [index, position] of positions.entries()) {
      if (index > 0) expect(position - (positions[index - 1] as number)).toBeCloseTo(by, 3)
    }
  }
})

test('short ways reach both ends', () => {
  const near = scale.scrollOf(total - 600_000)
  expect(scroll(near, Array(10_000).fill(100)).at(-1)).toBe(total - view)
  expect(scroll(scale.scrollOf(600_000), Array(10_000).fill(-100)).at(-1)).toBe(0)
})

test('a long way moves the rows in proportion', () => {
  expect(scroll(0, [7_500_000])).toEqual([22_000_000])
  expect(scroll(7_000_000, [MAX_HEIGHT])).toEqual([total - view])
  expect(scroll(7_000_000, [-MAX_HEIGHT])).toEqual([0])
})
