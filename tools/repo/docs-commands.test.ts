import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './imports'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
const { scripts } = JSON.parse(read('package.json'))

const named = (pattern: RegExp) =>
  pages.flatMap((page) => [...read(page).matchAll(pattern)].map(([, name = '']) => ({ page, name })))

test('each `npm run` of the docs is a script of the workspace or of the package', () => {
  const found = named(/npm run ([a-z:-]+)/g)
  expect(found.length).toBeGreaterThan(80)
  const isPlaceholder = (name: string) => name === 'x'
  const isOfPackage = ({ page, name }: { page: string; name: string }) => {
    const manifest = page.replace('README.md', 'package.json')
    return page.endsWith('README.md') && existsSync(join(root, manifest)) && name in JSON.parse(read(manifest)).scripts
  }
  expect(found.filter((one) => !(one.name in scripts) && !isPlaceholder(one.name) && !isOfPackage(one))).toEqual([])
})

test('each file that a command of the docs starts exists', () => {
  const found = named(/\bnode ([\w.-]+\/[\w./-]+\.m?[jt]s)\b/g)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
})

test('each script is on a page of the docs', () => {
  const all = pages.map(read).join()
  expect(Object.keys(scripts).filter((name) => !all.includes(name))).toEqual([])
})

test('docs/operating.md lists the commands as the command itself does', () => {
  const [, help = ''] = /^const HELP = `([^`]+)`/m.exec(read('apps/server/src/commands/command.ts')) ?? []
  expect(help).toContain('create-user')
  expect(read('docs/operating.md')).toContain(help)
})
