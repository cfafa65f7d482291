// The clients' examples as another team would run them: from the packed packages, in an empty project, against a whole server.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { pnpm, root, run } from '../../../tools/workspace.mjs'

async function done(what: string, running: Promise<{ code: number; output: string }>) {
  const { code, output } = await running
  if (code !== 0) throw new Error(`${what} failed:\n${output}`)
}

/** What each package's README shows, under the name that it has there. */
const examples = { 'api-client': 'offers.mjs', 'kiosk-client': 'station.mjs' }

/** Builds and packs both packages, and installs them where there is nothing else. */
async function install(folder: string) {
  const dependencies: Record<string, string> = {}
  for (const name of Object.keys(examples)) {
    const cwd = join(root, 'packages', name)
    await done(`The build of ${name}`, run('tsup', [], { cwd, quiet: true }))
    await done(`Packing ${name}`, pnpm(['pack', '--pack-destination', folder], { cwd, quiet: true }))
    const tarball = (await readdir(folder)).find((file) => file.includes(name) && file.endsWith('.tgz'))
    dependencies[`@kiosk-admin/${name}`] = `file:./${tarball}`
  }
  // the one asks for the other by its version, which no registry has yet
  const overrides = `overrides:\n  '@kiosk-admin/api-client': '${dependencies['@kiosk-admin/api-client']}'\n`
  await writeFile(join(folder, 'pnpm-workspace.yaml'), `packages: []\n${overrides}`)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  await done('Installing', pnpm(['install', '--prefer-offline'], { cwd: folder, quiet: true }))
  for (const [name, file] of Object.entries(examples)) {
    const readme = await readFile(join(root, 'packages', name, 'README.md'), 'utf8')
    const [, code = ''] = /```js\n(.*?)```/s.exec(readme) ?? []
    await writeFile(join(folder, file), code)
  }
}

/** A process whose words can be waited for. */
export class Talking {
  said = ''
  readonly #child: ChildProcess

  constructor(args: string[], cwd: string, env: Record<string, string> = {}) {
    const { PATH = '' } = process.env
    this.#child = spawn(process.execPath, args, { cwd, env: { PATH, ...env }, stdio: 'pipe' })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        this.said += text
      })
    }
  }

  /** Waits until it has said this since the last time. */
  async hears(words: RegExp): Promise<RegExpExecArray> {
    await expect.poll(() => this.said).toMatch(words)
    const found = words.exec(this.said)
    if (!found) throw new Error('It was there just now')
    this.said = this.said.slice(found.index + found[0].length)
    return found
  }

  type(line: string) {
    this.#child.stdin?.write(`${line}\n`)
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill(signal)
    await gone
  }

  /** Resolves with its exit code when it ends by itself. */
  async ends(): Promise<number | null> {
    return this.#child.exitCode ?? (await once(this.#child, 'exit'))[0]
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // of a TCP server it is never a path
  probe.close()
  await once(probe, 'close')
  return port
}

type Installed = {
  folder: string
  url: string
  /** Starts the server on the same data as before. */
  serve: () => Talking
  /** Runs an example, or what else lies in the folder. */
  run: (file: string, args: string[], env: Record<string, string>) => Talking
  /** Starts the station; it keeps what it has in a folder of that name. */
  station: (key: string, name?: string) => Talking
}

export const test = base.extend<{ installed: Installed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  installed: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kiosk-client-'))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const started: Talking[] = []
    const start = (...args: ConstructorParameters<typeof Talking>) => {
      const talking = new Talking(...args)
      started.push(talking)
      return talking
    }
    const main = ['--import', './tools/typescript.mjs', 'apps/server/src/main.ts', '--no-pages']
    const settings = { PORT: String(port), DATA_DIR: join(folder, 'data') }
    try {
      await install(folder)
      await use({
        folder,
        url,
        serve: () => start(main, root, settings),
        run: (file, args, env) => start([file, ...args], folder, env),
        station: (key, name = 'kept') => start(['station.mjs', url, name], folder, { STATION_KEY: key }),
      })
    } finally {
      for (const talking of started.reverse()) await talking.end()
      await rm(folder, { recursive: true, force: true })
    }
  },
})
