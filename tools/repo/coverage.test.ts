import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './imports'

const lines = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| the specification says'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** Short paths of the document: those of the back-office come first. */
function placeOf(path: string): string | undefined {
  return ['apps/admin/src', 'apps/admin', '.'].map((folder) => join(root, folder, path)).find((one) => existsSync(one))
}

/** Text in backticks; an escaped backtick belongs to the title. */
const namedIn = (cell = '') =>
  [...cell.matchAll(/`((?:\\`|[^`])+)`/g)].map(([, name = '']) => name.replaceAll('\\`', '`'))

/** Stories are matched by export, tests by the start of their title. */
function isShown(reference: string): boolean {
  const [path = '', title = ''] = reference.split(/#(.*)/)
  const place = placeOf(path)
  if (!place || !title) return false
  const source = readFileSync(place, 'utf8')
  if (path.endsWith('.stories.tsx')) return new RegExp(`^export const ${title}\\b`, 'm').test(source)
  return ["'", '`', '"'].some(
    (quote) => source.includes(`(${quote}${title}`) || source.includes(`\n  ${quote}${title}`),
  )
}

describe('the coverage of the specification', () => {
  test('has a line for everything, and none is empty', () => {
    expect(lines.length).toBeGreaterThan(190)
    expect(lines.filter((cells) => cells.length !== 3 || cells.some((cell) => !cell || /^missing/.test(cell)))).toEqual(
      [],
    )
  })

  test('names only code that is there', () => {
    const wrong = lines.flatMap(([said, where]) =>
      namedIn(where).length === 0 ? [`${said}: nowhere`] : namedIn(where).filter((path) => !placeOf(path)),
    )
    expect(wrong).toEqual([])
  })

  test('names only stories and tests that are there', () => {
    const wrong = lines.flatMap(([said, , shown]) =>
      namedIn(shown).length === 0 ? [`${said}: not shown`] : namedIn(shown).filter((reference) => !isShown(reference)),
    )
    expect(wrong).toEqual([])
  })
})
