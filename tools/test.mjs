// npm test: everything, from a fresh clone. Its last line is the sum over all runners.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { formatCounts, journeys, one, runSteps, storybook, vitest } from './steps.mjs'
import { install, main, node, root, run } from './workspace.mjs'

const inContinuousIntegration = Boolean(process.env.CI) && process.env.CI !== 'false'

const installation = {
  name: 'install',
  async work() {
    await install()
    return one(true)
  },
}

const browser = {
  name: 'browser',
  async work() {
    const script = `import { findBrowser } from './tools/browser.mjs'; console.log(JSON.stringify(await findBrowser()))`
    const { code, output } = await run(node, ['--input-type=module', '--eval', script], { quiet: true })
    if (code !== 0) return one(false, output)
    const { executablePath, pinned } = JSON.parse(output.trim().split('\n').at(-1))
    if (pinned) return one(true, `note: ${executablePath}`)
    const message = `Pictures are skipped: they are compared in the pinned browser only, and this is ${executablePath}.`
    if (inContinuousIntegration) return one(false, message)
    return { counts: { passed: 0, failed: 0, skipped: 1 }, output: `note: ${message}` }
  },
}

await main(async () => {
  // built once, for its own pages and for the hosted docs
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
  const walks = existsSync(join(root, 'playwright.config.ts')) ? [journeys(folder)] : []
  const counts = await runSteps([
    installation,
    browser,
    ...checks,
    vitest('stories', 'stories-*'),
    // proofs wait for servers that restart, and the Storybook is built on one core
    [vitest('proofs'), storybook(folder)],
    ...walks,
  ]).finally(() => rmSync(folder, { recursive: true }))
  if (counts.failed > 0) process.exitCode = 1
  console.log(formatCounts(counts))
})
