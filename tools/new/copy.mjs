// A copy of the sources, to try new files in without touching the checkout.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../workspace.mjs'
import { listKind } from './new.mjs'

const notNeeded = [':!*/__screenshots__/*', ':!*.md', ':!docs']

/** Copies the sources as git has them to a new folder, on the packages that are installed here. */
export function copySources() {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-admin-copy-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '.', ...notNeeded], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  // what a package of the workspace is imported by leads to the copy: these links are relative
  const own = ['node_modules/@kiosk-admin', ...globSync('{apps,packages}/*/node_modules', { cwd: root })]
  for (const links of own) cpSync(join(root, links), join(folder, links), { recursive: true, verbatimSymlinks: true })
  const installed = readdirSync(join(root, 'node_modules')).filter(
    (name) => !name.startsWith('.') && name !== '@kiosk-admin',
  )
  for (const name of ['.bin', '.pnpm', ...installed]) link(folder, join('node_modules', name))
  mkdirSync(join(folder, 'node_modules/.cache'))
  link(folder, 'node_modules/.cache/kiosk-admin-browser')
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

const link = (folder, path) => symlinkSync(join(root, path), join(folder, path))

/** Puts the kind of the example into a copy; returns the paths of its files. */
export function addOwnKind(folder) {
  const example = join(root, 'apps/admin/examples/own-kind')
  const files = globSync('**/*.{ts,tsx}', { cwd: example })
  cpSync(example, folder, { recursive: true })
  listKind('lost-property', folder)
  return files
}

const execute = promisify(execFile)

/** Runs Node or a program of the workspace in a folder of a copy; resolves to its output. */
export async function runIn(folder, program, args, env = {}) {
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env } }
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
  const { stdout } = await execute(path, args, options).catch((error) => {
    throw new Error(`${program} failed in the copy:\n${error.stdout}${error.stderr}`)
  })
  return stdout
}

/** Builds the product in a copy, without the compressed forms of its files. */
export async function buildIn(folder) {
  const builds = { admin: ['vite', 'build'], kiosk: ['vite', 'build'], server: ['node', 'build.ts'] }
  await Promise.all(
    Object.entries(builds).map(([app, [program, ...args]]) =>
      runIn(join(folder, 'apps', app), program, args, { NODE_ENV: 'production' }),
    ),
  )
}
