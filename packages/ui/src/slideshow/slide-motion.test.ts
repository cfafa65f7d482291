import { expect, it } from 'vitest'
import { motions, transitionOf } from './slide-motion'

it('takes the smaller part of a slide’s duration', () => {
  expect([1000, 3000, 600_000].map((time) => transitionOf('fade', time))).toEqual([1000 / 3, 600, 600])
  expect(transitionOf('none', 3000)).toBe(0)
})

it('uses compositor properties only, and never enlarges', () => {
  const keyframes = Object.values(motions).flatMap(({ enter, leave }) => [...enter, ...leave])
  expect(new Set(keyframes.flatMap(Object.keys))).toEqual(new Set(['opacity', 'transform']))
  const scales = keyframes.flatMap(({ transform }) => /scale\((.*)\)/.exec(String(transform))?.[1] ?? [])
  expect(Math.max(...scales.map(Number))).toBeLessThanOrEqual(1)
})

it('ends in the final state of a slide', () => {
  for (const { enter } of Object.values(motions)) {
    expect([{ opacity: 1 }, { transform: 'none' }, { opacity: 1, transform: 'none' }]).toContainEqual(enter.at(-1))
  }
})
