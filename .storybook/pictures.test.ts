import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { picturesOf } from './pictures'

const root = fileURLToPath(new URL('..', import.meta.url))
const homes = ['packages/ui/src', 'apps/admin/src', 'apps/kiosk/src']
const files = homes.flatMap((home) =>
  readdirSync(join(root, home), { recursive: true, encoding: 'utf8' }).map((file) => join(root, home, file)),
)

function picturesOfFile(file: string): string[] {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title ?? '' }).parse()
  const folder = join(dirname(file), '__screenshots__')
  return csf.indexInputs.flatMap(({ __id, tags = [] }) =>
    picturesOf({ id: __id ?? '', tags }).map(({ name }) => join(folder, `${name}.png`)),
  )
}

it('keeps no picture whose story is gone', () => {
  const wanted = new Set(files.filter((file) => file.endsWith('.stories.tsx')).flatMap(picturesOfFile))
  const kept = files.filter((file) => basename(dirname(file)) === '__screenshots__')
  const orphans = kept.filter((file) => !wanted.has(file))
  expect(orphans.map((file) => relative(root, file))).toEqual([])
})
