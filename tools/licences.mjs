// Which licences everything has that this is made with: node tools/licences.mjs lists them.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages, root } from './workspace.mjs'

/** Licences that only require keeping their notice. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Exceptions by prefix of the package name, with a reason. */
const EXCEPTIONS = {
  '@img/sharp-libvips-': {
    shipped: true,
    why: 'a library of its own file, unchanged, that sharp loads: anyone may put another in its place',
  },
  'axe-core': { shipped: false, why: 'runs in the tests only' },
  'caniuse-lite': { shipped: false, why: 'tables of browsers that a build tool reads' },
  lightningcss: { shipped: false, why: 'writes style sheets in builds, and is in none of them' },
  opening_hours: { shipped: false, why: 'the tests compare our hours with its answers' },
  suncalc: { shipped: false, why: 'BSD-2-Clause by its LICENSE file; needed by opening_hours' },
}

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Resolves a package's folder from another one; undefined for optional ones of other platforms. */
function find(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
  }
}

const licenceOf = ({ license, licenses }) =>
  typeof license === 'string'
    ? license
    : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none said')

/** `(MIT OR GPL-2.0)` leaves the choice, `A AND B` does not. */
export const isFree = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(/ and /i).every((one) => FREE.has(one.trim())))

/** Collects direct and indirect dependencies with their licences. */
function gather(starts, fields) {
  const found = new Map()
  const visit = (folder, own) => {
    if (found.has(folder)) return
    const manifest = read(folder)
    found.set(folder, { name: manifest.name, version: manifest.version, licence: licenceOf(manifest) })
    for (const name of Object.keys(Object.assign({}, ...own.map((field) => manifest[field])))) {
      const needed = find(name, folder)
      if (needed) visit(needed, ['dependencies', 'optionalDependencies'])
    }
  }
  for (const folder of starts) visit(folder, fields)
  return [...found].filter(([folder]) => !starts.includes(folder)).map(([, one]) => one)
}

/** Lists all dependencies: `shipped` ones are part of the product, the others only of development. */
export function licences() {
  const own = packages().map(({ folder }) => realpathSync(join(root, folder)))
  const inAll = (fields) => gather([...own, root], fields)
  const shipped = new Set(
    gather(own, ['dependencies', 'optionalDependencies', 'peerDependencies']).map(
      ({ name, version }) => `${name}@${version}`,
    ),
  )
  return inAll(['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'])
    .map((one) => ({ ...one, shipped: shipped.has(`${one.name}@${one.version}`) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Lists forbidden licences, as sentences. */
export function wrongLicences(all = licences()) {
  const allowed = ({ name, shipped }) =>
    Object.entries(EXCEPTIONS).some(([start, exception]) => name.startsWith(start) && (exception.shipped || !shipped))
  return all
    .filter((one) => !isFree(one.licence) && !allowed(one))
    .map(({ name, version, licence, shipped }) => {
      const where = shipped ? 'is in what we ship' : 'is used in development'
      return `${name}@${version} ${where} under ${licence}: take another one, or say in tools/licences.mjs why it is no harm.`
    })
}

/** Unused exceptions. */
export const needless = (all = licences()) =>
  Object.keys(EXCEPTIONS).filter((start) => !all.some((one) => one.name.startsWith(start) && !isFree(one.licence)))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = licences()
  for (const [licence, some] of Object.entries(Object.groupBy(all, (one) => one.licence))) {
    console.log(`${licence}: ${some.map(({ name, shipped }) => (shipped ? name : `(${name})`)).join(', ')}`)
  }
  console.log('In brackets: used in development only.')
  const wrong = [...wrongLicences(all), ...needless(all).map((name) => `${name} needs no exception any more.`)]
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) process.exitCode = 1
}
