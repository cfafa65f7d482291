import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './imports'

/** Code of the docs that names the file it is from: ```` ```tsx apps/admin/examples/… ````. */
const quoted = globSync(['docs/*.md', 'packages/*/README.md'], { cwd: root }).flatMap((page) => {
  const source = readFileSync(join(root, page), 'utf8')
  const blocks = source.matchAll(/^```\w+ (\S+\/\S+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, file = '', code = '']) => ({ page, file, code: code.trimEnd() }))
})

test('there is some', () => expect(quoted.length).toBeGreaterThan(5))

test.each(quoted)('$page quotes $file as it is', ({ file, code }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(code)
})

const tests = globSync('{packages,apps,tools,deploy}/**/*.{test,stories}.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules'],
})

test('each test that the docs name exists', () => {
  const named = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root }).flatMap((page) => {
    const found = readFileSync(join(root, page), 'utf8').matchAll(/`([\w./-]+\.(?:test|stories)\.(?:ts|tsx|mjs))`/g)
    return [...found].map(([, name = '']) => ({ page, name }))
  })
  expect(named.length).toBeGreaterThan(100)
  const isPlaceholder = (name: string) => /^x\./.test(name) // `x.test.ts` beside `x.ts`
  const missing = named.filter(
    ({ name }) => !isPlaceholder(name) && !tests.some((file) => `/${file}`.endsWith(`/${name}`)),
  )
  expect(missing).toEqual([])
})
