import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './imports'

const kit = join(root, 'packages/ui/src')
const read = (file: string) => readFileSync(join(kit, file), 'utf8')

/** Exported components of each subpath: capitalised values. */
const parts = globSync('exports/*.ts', { cwd: kit })
  .filter((file) => basename(file) !== 'headless.ts')
  .flatMap((file) => {
    const source = read(file)
    const named = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','))
    const grouped = [...source.matchAll(/export \* as (\w+)/g)].map(([, name = '']) => name)
    const names = [...named.map((name) => name.trim().replace(/^.* as /, '')), ...grouped]
    return names.filter((name) => /^[A-Z][a-z]\w*$/.test(name)).map((name) => ({ file, name }))
  })

/** The pages of the docs: stories of a part, which brings its own words, or with words of theirs. */
const pages = globSync('*/**/*.stories.tsx', { cwd: kit })
  .map((file) => ({ file, source: read(file) }))
  .filter(({ source }) => !source.includes("'!autodocs'") && /^const meta = \{[^}]*title:/m.test(source))

/** Pieces that are on the page of the part they are drawn in. */
const pieces: Record<string, string> = {
  SlideView: 'SlideshowPlayer',
  SlideshowStage: 'SlideshowPlayer',
  FormFieldContext: 'ContentForm',
}

const isOn = (name: string, source: string) => new RegExp(`\\b${name}\\b`).test(source)

test('every exported part is on a page of the docs with a live example', () => {
  expect(parts.length).toBeGreaterThan(80)
  const without = parts.filter(({ name }) => !pages.some(({ source }) => isOn(pieces[name] ?? name, source)))
  expect(without.map(({ file, name }) => `${name} of ${file}`)).toEqual([])
})
