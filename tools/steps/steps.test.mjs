import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { command, formatCounts, one, runSteps, stepsOfShard } from './steps.mjs'

let lines
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const counting = (name, counts) => ({ name, work: async () => ({ counts, output: 'what went wrong' }) })

test('adds up all steps, also those after one that failed', async () => {
  const counts = await runSteps([
    { name: 'install', work: async () => one(true) },
    counting('unit', { passed: 40, failed: 2, skipped: 1 }),
    {
      name: 'stories',
      work: async () => {
        throw new Error('no browser')
      },
    },
    counting('journeys', { passed: 5, failed: 0, skipped: 0 }),
  ])
  expect(formatCounts(counts)).toBe('46 passed, 3 failed, 1 skipped')
  expect(lines.join('\n')).toContain('what went wrong')
  expect(lines.join('\n')).toContain('no browser')
})

test('shows what a command said only when it failed', async () => {
  const say = (text, code) =>
    command(text, process.execPath, ['-e', `console.log('${text}'.toUpperCase()); process.exit(${code})`])
  expect(await runSteps([say('good', 0), say('bad', 3)])).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(lines.join('\n')).not.toContain('GOOD')
  expect(lines.join('\n')).toContain('BAD')
})

test('a program that is not there fails its step', async () => {
  expect(await runSteps([command('lint', 'no-such-program', [])])).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('runs steps at the same time that keep one core busy each, with a result of each', async () => {
  const { promise, resolve } = Promise.withResolvers()
  const waiting = { name: 'build', cores: 1, work: () => promise.then(() => one(false, 'what went wrong')) }
  const ending = {
    name: 'packages',
    cores: 1,
    work: async () => {
      resolve()
      return one(true)
    },
  }
  expect(await runSteps([waiting, ending])).toEqual({ passed: 1, failed: 1, skipped: 0 })
  const text = lines.join('\n')
  expect(text).toContain('what went wrong')
  expect(text).toMatch(/build FAILED in .* s/)
  expect(text).toMatch(/packages passed in .* s/)
})

/** Steps that note when they run; those of `failing` fail. */
function recordedSteps(list, failing = []) {
  const events = []
  const steps = list.map((step) => ({
    ...step,
    work: async () => {
      events.push(`${step.name} starts`)
      await Promise.resolve()
      events.push(`${step.name} ends`)
      return one(!failing.includes(step.name))
    },
  }))
  return { steps, events }
}

test('starts a step when what it needs has ended, and never more than two cores are busy', async () => {
  const { steps, events } = recordedSteps([
    { name: 'build', cores: 1 },
    { name: 'journeys', needs: ['build'] },
    { name: 'unit', cores: 1 },
    { name: 'server', cores: 1 },
  ])
  await runSteps(steps)
  expect(events.slice(0, 2)).toEqual(['build starts', 'unit starts'])
  const at = (event) => events.indexOf(event)
  expect(at('journeys starts')).toBeGreaterThan(at('build ends'))
  const alone = events.slice(at('journeys starts'), at('journeys ends') + 1)
  expect(alone).toEqual(['journeys starts', 'journeys ends'])
})

test('skips the steps that need the result of one that failed, and those that need them', async () => {
  const { steps, events } = recordedSteps(
    [
      { name: 'build' },
      { name: 'packages' },
      { name: 'sizes', needs: ['build', 'packages'] },
      { name: 'report', needs: ['sizes'] },
      { name: 'published', needs: ['packages'] },
    ],
    ['build'],
  )
  expect(await runSteps(steps)).toEqual({ passed: 2, failed: 1, skipped: 2 })
  expect(events.filter((event) => event.endsWith('starts'))).toEqual([
    'build starts',
    'packages starts',
    'published starts',
  ])
  expect(lines).toContain('sizes skipped, because it needs build')
  expect(lines).toContain('report skipped, because it needs sizes')
})

test('shards divide the steps: together they run each, with what it needs before it', () => {
  const step = (name, needs, divides = false) => ({ name, needs, divides })
  const steps = [
    step('lint'),
    step('types'),
    step('build'),
    step('packages'),
    step('sizes', ['build', 'packages']),
    step('journeys', ['build'], true),
  ]
  const shards = [1, 2].map((index) => stepsOfShard(steps, { index, count: 2 }).map(({ name }) => name))
  expect(shards).toEqual([
    ['lint', 'build', 'packages', 'sizes', 'journeys'],
    ['types', 'build', 'journeys'],
  ])
})
