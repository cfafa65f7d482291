import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeKind } from './new.mjs'
import { root } from './workspace.mjs'

const copy = mkdtempSync(join(tmpdir(), 'kiosk-admin-new-'))
const command = (name, ...args) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: copy, encoding: 'utf8' })

const lists = ['packages/api-client/src/contract/content-types.ts', 'apps/admin/src/features/index.ts']
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
  files = writeKind('lost-property', copy)
})

afterAll(() => rmSync(copy, { recursive: true }))

test('a new kind is at most ten files', () => {
  expect(files.length).toBeLessThanOrEqual(10)
})

// the program of the admin has the contract and the server in it
test('passes lint and compiles everywhere', () => {
  command('biome', 'check', '--write', '--vcs-enabled=false', ...files, ...lists)
  expect(command('tsc', '-p', 'apps/admin', '--noEmit')).toBe('')
})
