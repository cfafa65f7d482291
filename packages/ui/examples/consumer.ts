// Installs the examples as another team would: from the packed kit, outside this repository.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { packed } from '../../../tools/steps/packed.mjs'
import { pnpm, root, run } from '../../../tools/workspace.mjs'

type Ran = { code: number; output: string }

const kit = join(root, 'packages/ui')

async function done(name: string, running: Promise<Ran>) {
  const { code, output } = await running
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
}

export type Consumer = {
  /** Where the examples are installed, each in a folder of its name. */
  folder: string
  /** Checks the types of an example against the published declarations and builds it. */
  build: (example: string) => Promise<void>
}

async function install(folder: string) {
  const tarball = await packed('ui', folder)
  const examples = join(kit, 'examples')
  for await (const file of glob('*/package.json', { cwd: examples })) {
    const name = dirname(file)
    const example = join(folder, name)
    await cp(join(examples, name), example, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path),
    })
    const manifest = JSON.parse(await readFile(join(example, 'package.json'), 'utf8'))
    manifest.dependencies['@kiosk-admin/ui'] = `file:${tarball}`
    await writeFile(join(example, 'package.json'), JSON.stringify(manifest))
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  // each example has the peers that it names
  const settings = ["packages: ['*']", 'allowBuilds: { esbuild: false, sharp: false }', 'dedupePeerDependents: false']
  await writeFile(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`)
  await done('Installing', pnpm(['install', '--prefer-offline'], { cwd: folder, quiet: true }))
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

const nonce = 'bm9uY2U='
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; connect-src 'self'`

/** Serves a built page as a careful server does. */
async function serve(folder: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const path = extname(pathname) ? pathname : '/index.html' // addresses of pages belong to the router
    const body = await readFile(join(folder, path)).catch(() => undefined)
    if (!body) return response.writeHead(204).end() // the browser's own question for an icon
    const html = extname(path) === '.html'
    response.writeHead(200, { 'content-type': types[extname(path)], 'content-security-policy': policy })
    return response.end(html ? body.toString().replaceAll('__NONCE__', nonce) : body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((closed) => server.close(closed)) }
}

/** Starts a built app of Next. */
async function start(folder: string) {
  const args = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0']
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (url) return { url: `${url}/`, close: () => (server.kill() ? once(server, 'exit') : Promise.resolve()) }
  }
  throw new Error('Next did not start')
}

type Opened = {
  /** Builds an example and opens it. */
  open: (example: string) => Promise<void>
  /** What the browser complained about so far: errors, warnings and breaches of the policy. */
  complaints: string[]
}

export const test = base.extend<Opened, { consumer: Consumer }>({
  consumer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kiosk-admin-examples-'))
      try {
        await install(folder)
        await use({
          folder,
          async build(example) {
            const cwd = join(folder, example)
            const env = { NEXT_TELEMETRY_DISABLED: '1' }
            await done(`The build of ${example}`, run('node', ['--run', 'build'], { cwd, quiet: true, env }))
          },
        })
      } finally {
        await rm(folder, { recursive: true })
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => use([]),
  open: async ({ page, consumer, complaints }, use) => {
    const closing: (() => Promise<unknown>)[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(async (example) => {
      await consumer.build(example)
      const folder = join(consumer.folder, example)
      const { url, close } = await (example === 'next' ? start(folder) : serve(join(folder, 'dist')))
      closing.push(close)
      await page.goto(url)
    })
    await page.close()
    for (const close of closing) await close()
  },
})
