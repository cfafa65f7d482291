import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../workspace.mjs'
import { lists, writeCall, writeKind, writePart } from './new.mjs'

const copy = mkdtempSync(join(tmpdir(), 'kiosk-admin-new-'))
const command = (name, ...args) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })

let kind
let files

/** The sources as git has them, on the packages that are installed here. */
beforeAll(() => {
  const sources = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', '*.json', '*.ts', '*.tsx', '*.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  for (const file of sources.trim().split('\n')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // their links are relative: they lead to the packages of the copy
  for (const folder of globSync('{apps,packages}/*/node_modules', { cwd: root })) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true })
  }
  kind = writeKind('lost-property', copy)
  files = [...kind, ...writePart('rating', copy), ...writeCall('welcome-text', copy)]
})

afterAll(() => rmSync(copy, { recursive: true }))

test('a new kind is at most ten files', () => {
  expect(kind.length).toBeLessThanOrEqual(10)
})

test('new files pass lint', () => {
  command('biome', 'check', '--write', '--vcs-enabled=false', ...files, ...lists)
})

// the admin's program includes the contract and the server
test.each(['apps/admin', 'packages/ui'])('new files compile in %s', (folder) => {
  expect(command('../typescript-native/bin/tsc', '-p', folder, '--noEmit')).toBe('')
})

test('a new call answers', () => {
  const output = command('vitest', 'run', '--project', 'server', 'apps/server/src/routes/content/welcome-text.test.ts')
  expect(output).toContain('1 passed')
})
