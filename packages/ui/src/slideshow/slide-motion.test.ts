import { expect, it } from 'vitest'
import { motions, transitionOf } from './slide-motion'

it('takes the lesser part of a slide’s time', () => {
  expect([1000, 3000, 600_000].map((time) => transitionOf('fade', time))).toEqual([1000 / 3, 600, 600])
  expect(transitionOf('none', 3000)).toBe(0)
})

it('moves nothing but what the compositor moves by itself, and paints nothing larger than it is', () => {
  const keyframes = Object.values(motions).flatMap(({ come, go }) => [...come, ...go])
  expect(new Set(keyframes.flatMap(Object.keys))).toEqual(new Set(['opacity', 'transform']))
  const scales = keyframes.flatMap(({ transform }) => /scale\((.*)\)/.exec(String(transform))?.[1] ?? [])
  expect(Math.max(...scales.map(Number))).toBeLessThanOrEqual(1)
})

it('ends as a slide is drawn at rest', () => {
  for (const { come } of Object.values(motions)) {
    expect([{ opacity: 1 }, { transform: 'none' }, { opacity: 1, transform: 'none' }]).toContainEqual(come.at(-1))
  }
})
