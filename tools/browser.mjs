// Finds the browser that stories and journeys run in. The pictures are compared in one browser only, the one that the
// lock file pins; any other still runs everything else.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
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

async function pinned() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // It unpacks itself into the system's temporary folder, where a copy of another user's may stand in the way.
  const before = process.env.TMPDIR
  process.env.TMPDIR = fileURLToPath(new URL('../node_modules/.cache/kiosk-admin-browser', import.meta.url))
  mkdirSync(process.env.TMPDIR, { recursive: true })
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  return executable(executablePath) ? { executablePath, args: ['--headless=shell', ...args], pinned: true } : undefined
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
