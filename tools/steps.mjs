// Runs the steps of a check in order, prints their results and sums their counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, run, seconds } from './workspace.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ counts: Counts, output: string }} Result What to show when something failed.
 * @typedef {{ name: string, work: () => Promise<Result> }} Step
 */

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

/** Runs a step and prints its result; `label` names it where several run at the same time. */
async function runStep({ work }, label = '') {
  const started = Date.now()
  const { counts, output } = await work().catch((error) => one(false, String(error?.stack ?? error)))
  const details = counts.passed + counts.failed + counts.skipped > 1 ? `: ${formatCounts(counts)}` : ''
  if (counts.failed > 0) console.log(`${output.trimEnd()}\n`)
  else if (output.startsWith('note: ')) console.log(`  ${output.trimEnd()}`)
  console.log(`  ${label}${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds(started)}${details}`)
  return counts
}

/**
 * Runs every step, also after one failed. The steps of a group, an array, run at the same time.
 * @param {(Step | Step[])[]} steps
 */
export async function runSteps(steps) {
  let total = none
  for (const step of steps) {
    const group = Array.isArray(step) ? step : [step]
    console.log(`${group.map(({ name }) => name).join(', ')} …`)
    const results = group.map((one) => runStep(one, group.length > 1 ? `${one.name} ` : ''))
    for (const counts of await Promise.all(results)) total = add(total, counts)
  }
  return total
}

/** Creates a step whose runner writes a JSON report; `count` reads it. */
function counted(name, work, count) {
  return {
    name,
    async work() {
      const folder = mkdtempSync(join(tmpdir(), 'report-'))
      const file = join(folder, 'report.json')
      try {
        const { code, output } = await work(file)
        const counts = readReport(file, count)
        // The runner itself failed: a file that could not be loaded, an error outside any test, no report at all.
        if (code !== 0 && counts.failed === 0) counts.failed = 1
        return { counts, output }
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { ...none, failed: 1 }
  }
}

/** One of Vitest's projects, or those of a pattern. */
export const vitest = (name, project = name) =>
  counted(
    name,
    (file) => {
      const args = ['run', '--project', project, '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`]
      return run('vitest', args, { quiet: true })
    },
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  )

/** Pages of the built Storybook, as designers and Chromatic get them; it stays in `folder`. */
export const storybook = (folder) =>
  counted(
    'storybook',
    (file) => run(node, ['tools/storybook.mjs', '--report', file, '--output', folder], { quiet: true }),
    (counts) => ({ ...none, ...counts }),
  )

/** Playwright's journeys, with the Storybook of `folder`; one that only passed when it was tried again is a bug. */
export const journeys = (folder) =>
  counted(
    'journeys',
    (file) =>
      run('playwright', ['test', '--reporter=list,json'], {
        quiet: true,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, STORYBOOK_FOLDER: folder },
      }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  )
