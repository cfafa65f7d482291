// npm run new -- kind lost-property: writes the files of a new kind of content, and its line into the two lists.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contract, form, heavy, light, messages, messagesIndex, stories } from './new-kind.mjs'
import { main, root, run, Stop } from './workspace.mjs'

const codes = ['en', 'se', 'no', 'is']

/** `lost-property` as the parts of names: `lostProperty`, `LostProperty`, `Lost property`. */
function namesOf(name) {
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

/** Writes a kind of content into the sources below a folder; answers with the paths of the new files. */
export function writeKind(name, folder = root) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new Stop(`${name} is no name like lost-property`)
  const names = namesOf(name)
  const feature = `apps/admin/src/features/${name}`
  const files = {
    [`packages/api-client/src/contract/${name}.ts`]: contract(names),
    [`${feature}/index.ts`]: light(names),
    [`${feature}/feature.ts`]: heavy(names),
    [`${feature}/${name}-form.tsx`]: form(),
    [`${feature}/${name}.stories.tsx`]: stories(names),
    [`${feature}/messages/index.ts`]: messagesIndex(names),
    ...Object.fromEntries(codes.map((code) => [`${feature}/messages/${code}.ts`, messages(names, code)])),
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    if (existsSync(file)) throw new Stop(`${path} is there already`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { type, resource } = names
  addLine(
    join(folder, 'packages/api-client/src/contract/content-types.ts'),
    /^export/,
    `export { type Listed${resource}, ${type}, type ${resource} } from './${name}'`,
  )
  const list = join(folder, 'apps/admin/src/features/index.ts')
  addLine(list, /^ {2}places,$/, `  ${type},`)
  addLine(list, /^import/, `import { ${type} } from './${name}'`)
  return Object.keys(files)
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const [what, name] = process.argv.slice(2)
    if (what !== 'kind' || !name) throw new Stop('npm run new -- kind NAME, such as lost-property')
    const files = writeKind(name)
    await run(
      'biome',
      ['check', '--write', ...files, 'packages/api-client/src/contract', 'apps/admin/src/features/index.ts'],
      {
        cwd: root,
        quiet: true,
      },
    )
    console.log(
      `${files.join('\n')}\nTranslate the messages, and put the screen where it belongs in features/index.ts.`,
    )
  })
}
