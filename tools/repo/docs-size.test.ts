import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './imports'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Pages that consist of tables: clauses of the specification, terms in four languages. */
const tables = ['docs/specification-coverage.md', 'docs/terms.md']

/** Words outside of code blocks and tables. */
const wordsOf = (text: string): number =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^\|.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length

test('the documentation stays short enough to be read', () => {
  const pages = globSync('{*.md,docs/**/*.md,packages/*/README.md,.changeset/*.md}', { cwd: root })
  const words = pages.filter((page) => !tables.includes(page)).map((page) => wordsOf(read(page)))
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20_000)
})

test('decisions fit on twenty pages', () => {
  expect(globSync('docs/decisions/*.md', { cwd: root }).length).toBeLessThanOrEqual(20)
})

test('the glossary has at most forty words of the domain', () => {
  const entries = read('GLOSSARY.md').match(/^\| (?!---|word)/gm) ?? []
  expect(entries.length).toBeGreaterThan(10)
  expect(entries.length).toBeLessThanOrEqual(40)
})
