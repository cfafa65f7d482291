// npm test: the checks, from a fresh clone. Its last line is the sum over all runners.
// `npm test -- offers` runs the tests of files with "offers" in their path, `npm run test:all` (`--all`) also what is tagged
// `nightly`, `--shard 1/4` a quarter.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nightly } from './reporters/report.mjs'
import { checks } from './steps/checks.mjs'
import { formatCounts, one, playwright, runSteps, stepsOfShard, storybook, vitest } from './steps/steps.mjs'
import { install, inTemporaryFolder, main, node, root, run, Stop } from './workspace.mjs'

const inContinuousIntegration = Boolean(process.env.CI) && process.env.CI !== 'false'

const installation = {
  name: 'install',
  seconds: 18,
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

/** Everything. */
function allSteps(folder, selection) {
  const [built, packed] = ['storybook', 'packages'].map((name) => join(folder, name))
  const packages = { PACKAGES_FOLDER: packed }
  const steps = checks(packed, selection)
  // the longest of those that keep one core busy, and what they need, come first: the last one would run alone
  const first = steps.findIndex(({ name }) => name === 'build') + 1
  return [
    browser,
    ...steps.slice(0, first),
    { ...vitest('proofs', ['proofs'], selection), needs: ['build'], cores: 1, seconds: 200, divides: true },
    { ...storybook(built, selection), needs: ['browser'], cores: 1, seconds: 120 },
    ...steps.slice(first),
    {
      ...playwright('examples', ['examples', 'clients'], selection, packages),
      needs: ['browser', 'build', 'published'],
      cores: 1,
      seconds: 30,
    },
    { ...vitest('stories', ['stories-*'], selection), needs: ['browser'], seconds: 450, divides: true },
    { ...playwright('journeys', ['journeys'], selection), needs: ['browser', 'build'], seconds: 160, divides: true },
    {
      ...playwright('docs', ['docs'], selection, { STORYBOOK_FOLDER: built }),
      needs: ['browser', 'storybook'],
      seconds: selection.all ? 60 : 1,
    },
  ]
}

const patterns = {
  stories: /\.stories\.tsx$/,
  tests: /\.test\.(ts|tsx|mjs)$/,
  examples: /\/examples\/.*\.e2e\.ts$/,
  docs: /\/e2e\/docs\/.*\.e2e\.ts$/,
  journeys: /\/e2e\/(?!docs\/).*\.e2e\.ts$/,
}

function* filesIn(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // links in it lead around in circles
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** The tests with one of the filters in their path. */
const testsWith = (filters) =>
  ['packages', 'apps', 'tools', '.storybook']
    .flatMap((folder) => [...filesIn(folder)])
    .filter((path) => filters.some((filter) => path.includes(filter)))
    .filter((path) => Object.values(patterns).some((pattern) => pattern.test(path)))

/** The tests of some files, after the steps that they need. */
function stepsFor(filters, folder, selection) {
  const files = testsWith(filters)
  if (files.length === 0) throw new Stop(`No test has ${filters.join(' or ')} in its path.`)
  const hasNightly = files.some((path) => readFileSync(join(root, path), 'utf8').includes(nightly))
  if (hasNightly && !selection.all) {
    console.log(`Tests tagged ${nightly} are left out: npm run test:all -- ${filters.join(' ')} runs them, too.`)
  }
  const names = Object.keys(patterns).filter((name) => files.some((path) => patterns[name].test(path)))
  const all = allSteps(folder, { ...selection, filters })
  const tests = vitest('tests', ['!stories-*'], { ...selection, filters })
  const find = (name) => (name === 'tests' ? tests : all.find((step) => step.name === name))
  const needed = (step) => (step.needs ?? []).flatMap((name) => [...needed(find(name)), find(name)])
  return [...new Set(names.map(find).flatMap((step) => [...needed(step), step]))]
}

const { values, positionals: filters } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
  allowPositionals: true,
})

/** @returns {{ index: number, count: number } | undefined} */
function readShard(text) {
  if (text === undefined) return undefined
  const [index, count] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : []
  if (!index || !count || index > count) throw new Stop(`--shard is ${text}. Set it to a part of all, as 1/4.`)
  return { index, count }
}

await main(async () => {
  const shard = readShard(values.shard)
  const selection = { all: values.all, shard: values.shard }
  const counts = await inTemporaryFolder('kiosk-admin-test', (folder) => {
    const steps = filters.length > 0 ? stepsFor(filters, folder, selection) : allSteps(folder, selection)
    const own = shard ? stepsOfShard(steps, shard) : steps
    const installed = own.map((step) => ({ ...step, needs: ['install', ...(step.needs ?? [])] }))
    return runSteps([installation, ...installed])
  })
  if (counts.failed > 0) process.exitCode = 1
  console.log(formatCounts(counts))
})
