// Checks that need no browser.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, one, vitest } from './steps.mjs'
import { node, packages, pnpm, root, run, staleApps } from './workspace.mjs'

const quiet = { quiet: true }

/** Runs work over a list, as many at a time as there are cores. */
async function inParallel(list, work) {
  const waiting = [...list]
  const results = []
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length, 4) }, next))
  return results
}

const gathered = (results) => {
  const failures = results.filter(({ code }) => code !== 0)
  return one(failures.length === 0, failures.map(({ name, output }) => `${name}\n${output}`).join('\n'))
}

/** The native compiler: the JavaScript one, which tsup and the reference read programs with, takes three times as long. */
export const compiler = join(root, 'node_modules/typescript-native/bin/tsc')

const types = {
  name: 'types',
  async work() {
    const examples = ['packages/ui', 'packages/api-client', 'packages/kiosk-client', 'apps/admin'].map(
      (folder) => `${folder}/examples`,
    )
    const teams = ['one-feature', 'own-feature'].map((name) => `apps/admin/examples/${name}`)
    const projects = [...packages().map(({ folder }) => folder), '.storybook', 'tools', ...examples, ...teams]
    // results of unchanged files are cached
    const kept = (name) => join(root, 'node_modules', '.cache', 'types', `${name.replaceAll('/', '-')}.tsbuildinfo`)
    return gathered(
      await inParallel(projects, async (name) => {
        // As many programs as cores check at the same time: several checkers in each would resolve the same types again.
        const args = ['-p', name, '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', kept(name)]
        return { name, ...(await run(compiler, args, quiet)) }
      }),
    )
  },
}

const published = () => packages().filter(({ manifest }) => !manifest.private)

const buildPackages = {
  name: 'packages',
  async work() {
    return gathered(
      await inParallel(published(), async ({ folder, manifest }) => {
        const [program, ...args] = manifest.scripts.build.split(' ')
        return { name: manifest.name, ...(await run(program, args, { ...quiet, cwd: join(root, folder) })) }
      }),
    )
  },
}

/** Checks, in the output of `pack`, that a tarball has the texts that a registry shows, and source maps. */
function missingFiles(output) {
  const files = new Set(JSON.parse(output.slice(output.indexOf('{'))).files.map(({ path }) => path))
  const maps = [...files].filter((path) => path.endsWith('.js')).map((path) => `${path}.map`)
  const missing = ['LICENSE', 'README.md', 'package.json', ...maps].filter((path) => !files.has(path))
  return { code: missing.length, output: missing.map((path) => `${path} is missing`).join('\n') }
}

/** Inspects a package as published, with its users' tools. */
async function inspectPackage({ folder, manifest }) {
  const parcel = mkdtempSync(join(tmpdir(), 'pack-'))
  try {
    const packed = await pnpm(['pack', '--json', '--pack-destination', parcel], { ...quiet, cwd: join(root, folder) })
    const tarball = readdirSync(parcel).find((name) => name.endsWith('.tgz'))
    if (packed.code !== 0 || !tarball) return [{ name: `${manifest.name}: pack`, ...packed, code: 1 }]
    const file = join(parcel, tarball)
    // Style sheets have no types to be wrong.
    const styles = Object.keys(manifest.exports).filter((path) => path.endsWith('.css'))
    const ignored = styles.flatMap((path) => ['--exclude-entrypoints', path.replace('./', '')])
    return [
      { name: `${manifest.name}: files`, ...missingFiles(packed.output) },
      { name: `${manifest.name}: publint`, ...(await run('publint', ['--strict', file], quiet)) },
      {
        name: `${manifest.name}: attw`,
        ...(await run('attw', [file, '--profile', 'esm-only', '--no-emoji', ...ignored], quiet)),
      },
    ]
  } finally {
    rmSync(parcel, { recursive: true })
  }
}

const inspectPackages = {
  name: 'published',
  work: async () => gathered((await inParallel(published(), inspectPackage)).flat()),
}

const build = {
  name: 'build',
  async work() {
    const { code, output } = await run(node, ['tools/build.mjs'], quiet)
    return one(code === 0 && staleApps().length === 0, output)
  },
}

/** Steps, fastest first. Those of a group run at the same time: each uses one core, all the time or for a while. */
export const checks = [
  command('lint', 'biome', ['ci', '--colors=off', '.']),
  types,
  [
    command('reference', node, ['tools/api-reference.mjs']),
    command('unused', 'knip', []),
    command('licences', node, ['tools/licences.mjs']),
  ],
  [vitest('unit'), vitest('server')],
  [build, buildPackages],
  [inspectPackages, command('sizes', node, ['tools/sizes.mjs'])],
]
