// npm run new -- kind|part|call NAME: writes the files of a new kind of content, part of the kit or call, and its lines
// into the lists.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { main, root, run, Stop } from '../workspace.mjs'
import { callContract, route, routeTest } from './call.mjs'
import { contract, form, heavy, light, stories } from './kind.mjs'
import { part, partStories } from './part.mjs'

/** `lost-property` as the parts of names: `lostProperty`, `LostProperty`, `Lost property`. */
function namesOf(name) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new Stop(`${name} is no name like lost-property`)
  const words = name.split('-')
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
  const resource = words.map(capital).join('')
  const phrase = words.join(' ')
  return {
    file: name,
    resource,
    type: resource.charAt(0).toLowerCase() + resource.slice(1),
    phrase,
    title: capital(phrase),
  }
}

/** Puts a line into a file, after the last that fits. */
function addLine(path, fits, line) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const last = lines.findLastIndex((one) => fits.test(one))
  if (last < 0) throw new Stop(`${path} has no line like ${fits}`)
  writeFileSync(path, lines.toSpliced(last + 1, 0, line).join('\n'))
}

/** Writes new files below a folder, none over another; returns their paths. */
function writeFiles(files, folder) {
  const paths = Object.keys(files)
  const existing = paths.find((path) => existsSync(join(folder, path)))
  if (existing) throw new Stop(`${existing} exists already`)
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return paths
}

/** Writes a kind of content into the sources below a folder; returns the paths of the new files. */
export function writeKind(name, folder = root) {
  const names = namesOf(name)
  const feature = `apps/admin/src/features/${name}`
  const files = {
    [`packages/api-client/src/contract/${name}.ts`]: contract(names),
    [`${feature}/index.ts`]: light(names),
    [`${feature}/screen.ts`]: heavy(names),
    [`${feature}/${name}-form.tsx`]: form(),
    [`${feature}/${name}.stories.tsx`]: stories(names),
  }
  const written = writeFiles(files, folder)
  listKind(name, folder)
  return written
}

/** Puts a kind of content, whose files are there, into the lists below a folder. */
export function listKind(name, folder) {
  const { type } = namesOf(name)
  addLine(
    join(folder, 'packages/api-client/src/contract/content-types.ts'),
    /^export/,
    `export { ${type} } from './${name}'`,
  )
  const list = join(folder, 'apps/admin/src/features/index.ts')
  addLine(list, /^ {2}places,$/, `  ${type},`)
  addLine(list, /^import/, `import { ${type} } from './${name}'`)
}

/** Writes a part of the kit, and its line into the exports; returns the paths of the new files. */
export function writePart(name, folder = root) {
  const names = namesOf(name)
  const parent = `packages/ui/src/primitives/${name}`
  const written = writeFiles(
    { [`${parent}/${name}.tsx`]: part(names), [`${parent}/${name}.stories.tsx`]: partStories(names) },
    folder,
  )
  addLine(
    join(folder, 'packages/ui/src/exports/index.ts'),
    /^export .*'\.\.\/primitives\//,
    `export { ${names.resource}, type ${names.resource}Props } from '../primitives/${name}/${name}'`,
  )
  return written
}

/** Writes a call and its route, and its lines into the lists; returns the paths of the new files. */
export function writeCall(name, folder = root) {
  const names = namesOf(name)
  const { type } = names
  const written = writeFiles(
    {
      [`packages/api-client/src/contract/calls/${name}.ts`]: callContract(names),
      [`apps/server/src/routes/content/${name}.ts`]: route(names),
      [`apps/server/src/routes/content/${name}.test.ts`]: routeTest(names),
    },
    folder,
  )
  const calls = join(folder, 'packages/api-client/src/contract/calls/index.ts')
  addLine(calls, /^export \{ tellEditing \}/, `export { ${type} } from './${name}'`)
  const summaries = join(folder, 'apps/server/src/openapi/summaries.ts')
  addLine(summaries, /^ {2}tellEditing:/, `  ${type}: '${names.title} of a mall',`)
  const app = join(folder, 'apps/server/src/app.ts')
  addLine(app, /^import \{ editingRoutes \}/, `import { ${type}Routes } from './routes/content/${name}'`)
  addLine(app, /^ {4}\.\.\.editingRoutes\(/, `    ...${type}Routes(),`)
  return written
}

/** Lists that the writers change, to be formatted again. */
export const lists = [
  'packages/api-client/src/contract/content-types.ts',
  'packages/api-client/src/contract/calls/index.ts',
  'packages/ui/src/exports/index.ts',
  'apps/admin/src/features/index.ts',
  'apps/server/src/app.ts',
  'apps/server/src/openapi/summaries.ts',
]

const writers = { kind: writeKind, part: writePart, call: writeCall }
const nextSteps = {
  kind: 'Translate the names, and put the screen where it belongs in features/index.ts.',
  part: 'Write what it is for, its states and its stories. A part with texts has labels: see CONTRIBUTING.',
  call: 'Describe its access, parameters and answer in the contract, then write the route.',
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const [sort = '', name] = process.argv.slice(2)
    if (!Object.hasOwn(writers, sort) || !name)
      throw new Stop('npm run new -- kind|part|call NAME, such as kind lost-property')
    const files = writers[sort](name)
    await run('biome', ['check', '--write', ...files, ...lists], { cwd: root, quiet: true })
    console.log(`${files.join('\n')}\n${nextSteps[sort]}`)
  })
}
