import { expect, test } from 'vitest'
import { createProgress } from './progress.mjs'

const steps = [
  { name: 'types', seconds: 60 },
  { name: 'build', seconds: 60, cores: 1 },
  { name: 'packages', seconds: 60, cores: 1 },
  { name: 'stories', seconds: 240 },
]

test('says what is running, how many steps are done and how long the rest takes', () => {
  let now = 0
  const progress = createProgress(steps, () => now)
  expect(progress.describe()).toBe('0 of 4 steps done, about 6 minutes left')
  now = 60_000
  progress.end('types')
  expect(progress.describe()).toBe('1 of 4 steps done, about 5 minutes left')
  now = 120_000
  progress.end('build')
  progress.end('packages')
  progress.update('stories', 100, 200)
  now = 240_000
  expect(progress.describe()).toBe('stories 100 of 200, 3 of 4 steps done, about 2 minutes left')
})

test('expects the rest to be as slow as the machine was so far', () => {
  let now = 0
  const progress = createProgress(steps, () => now)
  progress.end('types')
  now = 180_000
  expect(progress.describe()).toBe('1 of 4 steps done, about 15 minutes left')
})

test('is never done before its steps are', () => {
  let now = 0
  const progress = createProgress(steps, () => now)
  for (const name of ['types', 'build', 'packages']) progress.end(name)
  progress.update('stories', 250, 200)
  now = 355_000
  expect(progress.describe()).toMatch(/about a minute left$/)
})
