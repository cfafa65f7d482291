// Checks that need no browser.
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import { inTemporaryFolder, node, packages, root, run, staleApps } from '../workspace.mjs'
import { compileAsConsumer, compilers } from './consumer.mjs'
import { pack, tarballIn } from './packed.mjs'
import { command, one, vitest } from './steps.mjs'

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
  seconds: 32,
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
  cores: 1,
  seconds: 30,
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

/** Packs a package into a folder, and inspects it as published, with its users' tools. */
async function inspectPackage({ folder, manifest }, packed) {
  const name = basename(folder)
  const { tarball, output } = await pack(name, join(packed, name))
  if (!tarball) return [{ name: `${manifest.name}: pack`, code: 1, output }]
  // Style sheets have no types to be wrong.
  const styles = Object.keys(manifest.exports).filter((path) => path.endsWith('.css'))
  const ignored = styles.flatMap((path) => ['--exclude-entrypoints', path.replace('./', '')])
  return [
    { name: `${manifest.name}: files`, ...missingFiles(output) },
    { name: `${manifest.name}: publint`, ...(await run('publint', ['--strict', tarball], quiet)) },
    {
      name: `${manifest.name}: attw`,
      ...(await run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...ignored], quiet)),
    },
  ]
}

/** Compiles the packed packages as their users do: with one TypeScript, or with all. */
const compile = (packed, all) => {
  const entries = published().map((entry) => ({ ...entry, tarball: tarballIn(join(packed, basename(entry.folder))) }))
  return inTemporaryFolder('kiosk-admin-consumer', (project) =>
    compileAsConsumer(entries, project, all ? compilers : compilers.slice(0, 1)),
  )
}

const inspectPackages = (packed, all) => ({
  name: 'published',
  needs: ['packages'],
  cores: 1,
  seconds: 18,
  async work() {
    const inspected = (await inParallel(published(), (entry) => inspectPackage(entry, packed))).flat()
    const failed = inspected.some(({ code }) => code !== 0)
    return gathered([...inspected, ...(failed ? [] : await compile(packed, all))])
  },
})

const build = {
  name: 'build',
  cores: 1,
  seconds: 27,
  async work() {
    const { code, output } = await run(node, ['tools/build.mjs'], quiet)
    return one(code === 0 && staleApps().length === 0, output)
  },
}

/**
 * Steps that need no browser; those that keep one core busy the longest first, so that none of them runs alone at the end.
 * @param {string} packed The folder for the packed packages, each in a folder of its name.
 * @param {import('./steps.mjs').Selection} [selection]
 */
export const checks = (packed, selection) => [
  { ...command('lint', 'biome', ['ci', '--colors=off', '.']), seconds: 8 },
  types,
  build,
  // one worker: a second one would import and set up the same again
  { ...vitest('server', ['server'], selection), cores: 1, seconds: 180, divides: true },
  { ...vitest('unit', ['unit'], selection), cores: 1, seconds: 90, divides: true },
  buildPackages,
  inspectPackages(packed, selection?.all),
  { ...command('sizes', node, ['tools/sizes.mjs']), needs: ['build', 'packages'], cores: 1, seconds: 20 },
  { ...command('reference', node, ['tools/api-reference.mjs']), cores: 1, seconds: 6 },
  { ...command('unused', 'knip', []), cores: 1, seconds: 6 },
  { ...command('licences', node, ['tools/licences.mjs']), cores: 1, seconds: 1 },
]
