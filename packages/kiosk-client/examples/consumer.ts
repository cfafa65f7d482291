// Fixture that runs the README examples like another team: from the packed packages, in an empty project, against a server.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { packed } from '../../../tools/steps/packed.mjs'
import { pnpm, root } from '../../../tools/workspace.mjs'

async function succeed(task: string, running: Promise<{ code: number; output: string }>) {
  const { code, output } = await running
  if (code !== 0) throw new Error(`${task} failed:\n${output}`)
}

/** File names of the README examples by package. */
const examples = { 'api-client': 'offers.mjs', 'kiosk-client': 'station.mjs' }

/** Installs both packages, packed, in an empty project. */
async function install(folder: string) {
  const dependencies: Record<string, string> = {}
  for (const name of Object.keys(examples)) {
    dependencies[`@kiosk-admin/${name}`] = `file:${await packed(name, folder)}`
  }
  // one depends on the other's version, which is in no registry yet
  const overrides = `overrides:\n  '@kiosk-admin/api-client': '${dependencies['@kiosk-admin/api-client']}'\n`
  await writeFile(join(folder, 'pnpm-workspace.yaml'), `packages: []\n${overrides}`)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  await succeed('Installing', pnpm(['install', '--prefer-offline'], { cwd: folder, quiet: true }))
  for (const [name, file] of Object.entries(examples)) {
    const readme = await readFile(join(root, 'packages', name, 'README.md'), 'utf8')
    const [, code = ''] = new RegExp(`\`\`\`js packages/${name}/examples/${file}\n(.*?)\`\`\``, 's').exec(readme) ?? []
    await writeFile(join(folder, file), code)
  }
}

/** A child process with a `waitFor` on its output. */
export class Process {
  output = ''
  readonly #child: ChildProcess

  constructor(args: string[], cwd: string, env: Record<string, string> = {}) {
    const { PATH = '' } = process.env
    this.#child = spawn(process.execPath, args, { cwd, env: { PATH, ...env }, stdio: 'pipe' })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        this.output += text
      })
    }
  }

  /** Waits for a match in the output since the previous match. */
  async waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    await expect.poll(() => this.output).toMatch(pattern)
    const found = pattern.exec(this.output)
    if (!found) throw new Error('Unreachable: the output matched')
    this.output = this.output.slice(found.index + found[0].length)
    return found
  }

  type(line: string) {
    this.#child.stdin?.write(`${line}\n`)
  }

  async kill(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill(signal)
    await exited
  }

  /** Resolves with the exit code when the process exits by itself. */
  async exitCode(): Promise<number | null> {
    return this.#child.exitCode ?? (await once(this.#child, 'exit'))[0]
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // never a path for a TCP server
  probe.close()
  await once(probe, 'close')
  return port
}

type Installed = {
  url: string
  /** Starts the server, each time on the same data. */
  serve: () => Process
  /** Runs a file of the folder. */
  run: (file: string, args: string[], env: Record<string, string>) => Process
  /** Starts the station, which stores its data in a folder of that name. */
  station: (key: string, name?: string) => Process
}

export const test = base.extend<{ installed: Installed }, { project: string }>({
  /** The project, in which the examples of both packages are installed. */
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kiosk-client-'))
      await install(folder)
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  installed: async ({ project }, use) => {
    const data = await mkdtemp(join(tmpdir(), 'kiosk-client-data-'))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const started: Process[] = []
    const start = (...args: ConstructorParameters<typeof Process>) => {
      const process = new Process(...args)
      started.push(process)
      return process
    }
    const main = ['--import', './tools/typescript.mjs', 'apps/server/src/main.ts', '--no-pages']
    const settings = { PORT: String(port), DATA_DIR: data }
    try {
      await use({
        url,
        serve: () => start(main, root, settings),
        run: (file, args, env) => start([file, ...args], project, env),
        station: (key, name = 'station-data') => start(['station.mjs', url, name], project, { STATION_KEY: key }),
      })
    } finally {
      for (const process of started.reverse()) await process.kill()
      await rm(data, { recursive: true, force: true })
    }
  },
})
