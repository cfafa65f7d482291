// Finds the browser for stories and journeys. Pictures are compared only in the one that the lock file pins; others run
// everything else.
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const shared = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const still = [
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]
const args = ['--no-sandbox', ...shared, ...still, '--disable-lcd-text', '--hide-scrollbars']

function executable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const cache = fileURLToPath(new URL('../node_modules/.cache/kiosk-admin-browser/', import.meta.url))

/** System libraries that a program requires and that are missing; empty when unknown. */
function missingLibraries(path, libraries) {
  const env = libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env
  const { stdout } = spawnSync('/usr/bin/ldd', [path], { encoding: 'utf8', env })
  return [...(stdout ?? '').matchAll(/(\S+) => not found/g)].map(([, name]) => name)
}

/** A bare machine lacks NSS; the package carries it, and a script of two lines starts the browser with it. */
function withItsLibraries(folder) {
  const path = join(folder, 'chromium')
  if (missingLibraries(path).length === 0) return path
  const libraries = join(folder, 'al2023', 'lib')
  const missing = missingLibraries(path, libraries)
  if (missing.length > 0) {
    console.warn(`The pinned browser cannot start: ${missing.join(', ')} must be installed.`)
    return undefined
  }
  const script = join(folder, 'chromium-with-libraries')
  writeFileSync(script, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${path}' "$@"\n`, { mode: 0o755 })
  return script
}

/** Unpacks beside its place and moves there when complete, so that neither a kill nor a second run leaves half of it. */
async function unpack(folder, bin) {
  const beside = mkdtempSync(`${folder}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = beside // where the package unpacks itself
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(bin, 'al2023.tar.br'))
    renameSync(beside, folder)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

async function pinned() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const home = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  mkdirSync(cache, { recursive: true })
  const folder = join(cache, version)
  if (!existsSync(folder)) await unpack(folder, join(home, 'bin'))
  const executablePath = withItsLibraries(folder)
  if (!executablePath || !executable(executablePath)) return undefined
  return { executablePath, args: ['--headless=shell', ...args], pinned: true }
}

async function ofPlaywright() {
  const { chromium } = await import('playwright')
  const executablePath = chromium.executablePath()
  return existsSync(executablePath) ? { executablePath, args, pinned: false } : undefined
}

/**
 * In this order: CHROMIUM_PATH, the pinned one (Linux x64), Playwright's own, the system's.
 * @returns {Promise<{ executablePath: string, args: string[], pinned: boolean }>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!executable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run. Set it to a Chromium.`)
    return { executablePath: named, args, pinned: false }
  }
  const found = (await pinned()) ?? (await ofPlaywright())
  if (found) return found
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(executable)
  if (system) return { executablePath: system, args, pinned: false }
  throw new Error('No browser was found. Run `npx playwright install chromium`, or set CHROMIUM_PATH to a Chromium.')
}
