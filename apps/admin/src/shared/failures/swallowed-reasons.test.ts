import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../../', import.meta.url)
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((path) => !/\.(stories|test)\./.test(path))
const textOf = (path: string) => readFileSync(new URL(path, source), 'utf8')

/** A rejection handled without its error, by a toast. */
const swallowed = /(?:,\s*\(\) =>|catch\(\(\) =>|catch \{)\s*\{?[^{}]*\btoastError\(/

/** What fails there is no call of the server. */
const local = [
  'features/statistics/export-menu.tsx', // the browser draws the picture
  'features/users/group-fields.tsx', // the clipboard
  'shared/record/copy-field.tsx', // the clipboard
]

it('reports no failed call without its reason', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => swallowed.test(textOf(path))).sort()).toEqual(local)
})

it('blames the connection only where the server was not reached, or nothing has loaded', () => {
  const blaming = files.filter((path) => /\/en\.ts$/.test(path) && /[Cc]heck your connection/.test(textOf(path)))
  expect(blaming.sort()).toEqual([
    'features/login/messages/en.ts',
    'shared/failures/failure-messages/en.ts',
    'shell/boundary-messages/en.ts',
    'shell/messages/en.ts',
  ])
})
