// The packed packages in an empty project, checked as other teams do: their manifests, and their types with three TypeScripts.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from '../workspace.mjs'

/** The fastest first. */
export const compilers = ['typescript-native', 'typescript', 'typescript-5']

/** An error that users make: it must be reported, and nothing else. */
const example = `import type { Status } from '@kiosk-admin/api-client'

export const on: Status = 'Active'
export const off: Status = 'Off'
`
const mistake = /^example\.ts\(4,14\): error TS2322: /

const settings = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: [],
}

const isExact = (range) => /^\d/.test(range)

/** Faults of a packed manifest: paths that are not packed, and versions that only one release has. */
export function manifestFaults({ imports = {}, dependencies = {} }, hasFile) {
  const paths = Object.values(imports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  )
  return [
    ...paths.filter((path) => !hasFile(path)).map((path) => `imports name ${path}, which is not packed`),
    ...Object.entries(dependencies)
      .filter(([, range]) => isExact(range))
      .map(([name, range]) => `${name} is pinned to ${range}`),
  ]
}

/** The addresses of a package's entries with types. */
function entriesOf(folder, { name, exports }) {
  return Object.entries(exports).flatMap(([path, { types }]) => {
    if (!types) return []
    const address = join(name, path)
    if (!path.includes('*')) return address
    const [before, after] = types.split('*')
    return readdirSync(join(folder, before), { recursive: true })
      .filter((file) => file.endsWith(after))
      .map((file) => address.replace('*', file.slice(0, -after.length)))
  })
}

function link(from, to) {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/**
 * Compiles every entry of the packed packages, and an example with an error.
 * @param {{ folder: string, manifest: object, tarball: string }[]} packages
 * @param {string} project An empty folder.
 * @param {string[]} names The compilers, from `compilers`.
 */
export async function compileAsConsumer(packages, project, names) {
  const modules = join(project, 'node_modules')
  const results = []
  const entries = []
  for (const { folder, manifest, tarball } of packages) {
    const installed = join(modules, manifest.name)
    mkdirSync(installed, { recursive: true })
    const unpacked = await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], { quiet: true })
    if (unpacked.code !== 0) return [{ name: `${manifest.name}: unpack`, ...unpacked }]
    const { dependencies, peerDependencies, devDependencies } = manifest
    const types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'))
    for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...types]) {
      if (!name.startsWith('@kiosk-admin/')) link(join(root, folder, 'node_modules', name), join(modules, name))
    }
    const published = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const faults = manifestFaults(published, (path) => existsSync(join(installed, path)))
    results.push({ name: `${manifest.name}: manifest`, code: faults.length, output: faults.join('\n') })
    entries.push(...entriesOf(installed, published))
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, include: ['*.ts'] }))
  writeFileSync(join(project, 'example.ts'), example)
  const all = entries.map((address, index) => `export * as entry${index} from '${address}'\n`)
  writeFileSync(join(project, 'entries.ts'), all.join(''))
  for (const name of names) {
    const tsc = join(root, 'node_modules', name, 'bin/tsc')
    const { output } = await run(tsc, ['-p', '.', '--pretty', 'false'], { quiet: true, cwd: project })
    // not errors within other libraries
    const errors = output.split('\n').filter((line) => {
      const [, file] = /^(.+)\(\d+,\d+\): error TS/.exec(line) ?? []
      return file
        ? !file.includes('node_modules/') || file.includes('node_modules/@kiosk-admin/')
        : /^error TS/.test(line)
    })
    const isRight = errors.length === 1 && mistake.test(errors[0])
    results.push({
      name: `${name}: the example's one error`,
      code: isRight ? 0 : 1,
      output: errors.join('\n') || output,
    })
  }
  return results
}
