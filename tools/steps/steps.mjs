// Runs the steps of a check in order, prints their results and sums their counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, run, seconds } from '../workspace.mjs'
import { showProgress } from './progress.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ counts: Counts, output: string }} Result What to show when something failed.
 * @typedef {(done: number, total: number) => void} OnProgress
 * @typedef {object} Step
 * @property {string} name
 * @property {(onProgress: OnProgress) => Promise<Result>} work
 * @property {string[]} [needs] Steps whose results it uses. It is skipped when one of them failed or was skipped.
 * @property {1 | 2} [cores] How many cores it keeps busy; `CORES` by default.
 * @property {number} [seconds] Its typical duration, from which the time left is estimated.
 * @property {boolean} [divides] Whether each shard runs a part of it.
 */

/** Steps that keep as many cores busy run at the same time. */
const CORES = 2

const none = { passed: 0, failed: 0, skipped: 0 }
const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped })

export const formatCounts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Counts a step as one check. */
export const one = (good, output = '') => ({ counts: { ...none, [good ? 'passed' : 'failed']: 1 }, output })

/** A step that is one command: exit code 0 passes. */
export const command = (name, program, args, options = {}) => ({
  name,
  async work() {
    const { code, output } = await run(program, args, { ...options, quiet: true })
    return one(code === 0, output)
  },
})

/**
 * Runs every step, also after one failed, except those that need its result. A step starts when the steps that it needs
 * have ended and its cores are free, earlier ones of the list first.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  const progress = showProgress(steps)
  const isListed = new Set(steps.map(({ name }) => name))
  const ended = new Set()
  const unavailable = new Set()
  const running = new Set()
  let waiting = [...steps]
  let free = CORES
  let total = none

  /** Runs a step and prints its result. */
  async function runStep({ name, work, needs = [] }) {
    const missing = needs.filter((need) => unavailable.has(need))
    if (missing.length > 0) {
      unavailable.add(name)
      progress.print(`${name} skipped, because it needs ${missing.join(' and ')}`)
      return { ...none, skipped: 1 }
    }
    const started = Date.now()
    const { counts, output } = await work((done, all) => progress.update(name, done, all)).catch((error) =>
      one(false, String(error?.stack ?? error)),
    )
    if (counts.failed > 0) unavailable.add(name)
    const details = counts.passed + counts.failed + counts.skipped > 1 ? `: ${formatCounts(counts)}` : ''
    if (counts.failed > 0) progress.print(`${output.trimEnd()}\n`)
    else if (output.startsWith('note: ')) progress.print(output.trimEnd())
    progress.print(`${name} ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds(started)}${details}`)
    return counts
  }

  async function start(step) {
    const { name, cores = CORES } = step
    waiting = waiting.filter((other) => other !== step)
    free -= cores
    const counts = await runStep(step)
    total = add(total, counts)
    free += cores
    ended.add(name)
    progress.end(name)
  }

  const canStart = ({ needs = [], cores = CORES }) =>
    cores <= free && needs.every((need) => ended.has(need) || !isListed.has(need))

  while (waiting.length > 0 || running.size > 0) {
    for (let step = waiting.find(canStart); step; step = waiting.find(canStart)) {
      const run = start(step).then(() => running.delete(run))
      running.add(run)
    }
    await Promise.race(running)
  }
  progress.close()
  return total
}

/**
 * The steps of one of several machines: its part of those that divide, its share of the others, and what these need.
 * @param {Step[]} steps
 */
export function stepsOfShard(steps, { index, count }) {
  const isNeeded = new Set(steps.flatMap(({ needs = [] }) => needs))
  const shared = steps.filter(({ name, divides }) => !divides && !isNeeded.has(name))
  const own = shared.filter((_, place) => place % count === index - 1)
  const chosen = new Set([...steps.filter(({ divides }) => divides), ...own])
  for (const { needs = [] } of chosen) {
    for (const need of needs) chosen.add(steps.find(({ name }) => name === need))
  }
  return steps.filter((step) => chosen.has(step))
}

/** A step whose runner reports its counts, as `reporters/report.mjs` writes them. */
function counted(name, work) {
  return {
    name,
    async work(onProgress) {
      const folder = mkdtempSync(join(tmpdir(), 'report-'))
      const file = join(folder, 'report.json')
      const look = setInterval(() => {
        const { done, total } = readReport(file) ?? { total: 0 }
        if (total > 0) onProgress(done, total)
      }, 1000)
      try {
        const { code, output } = await work(file)
        const { passed, failed, skipped } = readReport(file) ?? { ...none, failed: 1 }
        const counts = { passed, failed, skipped }
        // the runner itself failed
        if (code !== 0 && counts.failed === 0) counts.failed = 1
        return { counts, output }
      } finally {
        clearInterval(look)
        rmSync(folder, { recursive: true })
      }
    },
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // not written yet
  }
}

/**
 * @typedef {object} Selection Which tests run.
 * @property {boolean} [all] Those tagged `nightly` too.
 * @property {string[]} [filters] Parts of the paths of files.
 * @property {string} [shard] `1/4`
 */

/** Arguments that Vitest and Playwright have in common. */
const argumentsOf = (projects, { filters = [], shard }) => [
  ...filters,
  ...projects.flatMap((project) => ['--project', project]),
  ...(shard ? [`--shard=${shard}`] : []),
]

/** Some of Vitest's projects. @param {string[]} projects Names, with `*` or after `!`. @param {Selection} selection */
export const vitest = (name, projects = [name], { all = false, ...selection } = {}) =>
  counted(name, (file) => {
    const args = [
      'run',
      ...argumentsOf(projects, selection),
      '--passWithNoTests',
      ...(all ? [] : ['--tags-filter', '!nightly']),
      '--reporter=minimal',
      '--reporter=./tools/reporters/vitest.mjs',
    ]
    return run('vitest', args, { quiet: true, env: { TEST_REPORT: file, TEST_ALL: all ? 'true' : undefined } })
  })

/** Pages of the built Storybook, as designers and Chromatic get them; it stays in `folder`. */
export const storybook = (folder, { all = false } = {}) =>
  counted('storybook', (file) =>
    run(node, ['tools/storybook.mjs', '--output', folder, ...(all ? ['--plays'] : [])], {
      quiet: true,
      env: { TEST_REPORT: file },
    }),
  )

/**
 * Some of Playwright's projects.
 * @param {string[]} projects
 * @param {Selection} [selection]
 * @param {Record<string, string>} [env] Where earlier steps have put their results.
 */
export const playwright = (name, projects = [name], { all = false, ...selection } = {}, env = {}) =>
  counted(name, (file) => {
    const args = [
      'test',
      ...argumentsOf(projects, selection),
      '--pass-with-no-tests',
      ...(all ? [] : ['--grep-invert', '@nightly']),
      '--reporter=./tools/reporters/playwright.mjs',
    ]
    return run('playwright', args, { quiet: true, env: { TEST_REPORT: file, TEST_STEP: name, ...env } })
  })
