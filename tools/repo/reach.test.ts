import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, root, sourceFiles } from './imports'

// Each subpath of the kit is one file in exports/.
const subpaths = sourceFiles('packages/ui/src/exports/**/*.{ts,tsx}').filter((file) => !/\.test(-d)?\.ts$/.test(file))
const nameOf = (file: string) => file.replace('packages/ui/src/exports/', '').replace(/\.tsx?$/, '')

/** Packages that a file loads at run time, statically or lazily, with the import path to each. */
function reachedFrom(start: string): Map<string, string> {
  const packages = new Map<string, string>()
  const ways = new Map([[start, start]])
  for (const [file, way] of ways) {
    for (const { specifier, to, typeOnly } of importsOf(file)) {
      if (typeOnly) continue
      if (to) {
        if (!ways.has(to)) ways.set(to, `${way} → ${basename(to)}`)
      } else if (!packages.has(specifier)) packages.set(specifier, `${way} → ${specifier}`)
    }
  }
  return packages
}

const reached = new Map(subpaths.map((file) => [nameOf(file), reachedFrom(file)]))

/** Heavy packages, and the subpaths that may load them. */
const heavy: [what: string, packages: RegExp, only: string[]][] = [
  ['the rich text editor', /^(@tiptap\/|prosemirror|y-prosemirror|lowlight|dompurify)/, ['rich-text']],
  ['the charts', /^(@visx\/|d3(-|$))/, ['charts']],
  ['the maps', /^(leaflet|react-leaflet|@googlemaps\/|maplibre-gl|mapbox-gl|ol$|ol\/)/, ['map']],
  ['the command palette', /^cmdk/, ['command']],
  ['cutting pictures', /^react-image-crop/, ['media']],
]

describe('each subpath reaches only what its users ask for', () => {
  test.each(heavy)('%s', (_, packages, only) => {
    const wrong = [...reached]
      .filter(([subpath]) => !only.includes(subpath))
      .flatMap(([, ways]) => [...ways].filter(([name]) => packages.test(name)).map(([, way]) => way))
    expect(wrong).toEqual([])
  })

  test('the packages that a subpath asks for are found, so the way to them was followed', () => {
    expect([...(reached.get('charts')?.keys() ?? [])]).toContain('@visx/shape')
    expect([...(reached.get('command')?.keys() ?? [])]).toContain('cmdk')
  })

  test('texts reach no package at all', () => {
    const labels = [...reached].filter(([subpath]) => subpath.startsWith('labels/'))
    expect(labels.map(([name]) => name)).toEqual([
      ...['en', 'is', 'no', 'se'].map((code) => `labels/basic/${code}`),
      'labels/en',
      'labels/is',
      'labels/no',
      'labels/se',
    ])
    expect(labels.flatMap(([, ways]) => [...ways.values()])).toEqual([])
  })

  test('what a subpath reaches is installed with the kit', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'))
    const installed = Object.keys({ ...dependencies, ...peerDependencies })
    const missing = [...reached.values()]
      .flatMap((ways) => [...ways])
      .filter(([name]) => !installed.some((one) => name === one || name.startsWith(`${one}/`)))
    expect(missing.map(([, way]) => way)).toEqual([])
  })
})

describe('each file in exports is a subpath, and each subpath a file in exports', () => {
  const { exports, publishConfig } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'))
  const pathOf = (name: string) => (name === 'index' ? '.' : `./${name.replace(/^labels\/.*/, 'labels/*')}`)
  const wanted = [...new Set(subpaths.map(nameOf).map(pathOf))].sort()
  const scripts = (paths: object) =>
    Object.keys(paths)
      .filter((path) => !path.endsWith('.css'))
      .sort()

  test('in the repository', () => expect(scripts(exports)).toEqual(wanted))
  test('when published', () => expect(scripts(publishConfig.exports)).toEqual(wanted))
  test('when built', () => {
    const config = readFileSync(join(root, 'packages/ui/build.ts'), 'utf8')
    expect(subpaths.filter((file) => !config.includes(`'${file.replace('packages/ui/', '')}'`))).toEqual([])
  })
})
