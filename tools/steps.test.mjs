import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { command, formatCounts, one, runSteps } from './steps.mjs'

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

test('runs the steps of a group at the same time, each with its own result', async () => {
  const { promise, resolve } = Promise.withResolvers()
  const waiting = { name: 'build', work: () => promise.then(() => one(false, 'what went wrong')) }
  const ending = {
    name: 'packages',
    work: async () => {
      resolve()
      return one(true)
    },
  }
  expect(await runSteps([[waiting, ending]])).toEqual({ passed: 1, failed: 1, skipped: 0 })
  const text = lines.join('\n')
  expect(text).toContain('build, packages …')
  expect(text).toContain('what went wrong')
  expect(text).toMatch(/ {2}build FAILED in .* s/)
  expect(text).toMatch(/ {2}packages passed in .* s/)
})
