import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { createOwnDatabase } from './own-database'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

type Options = {
  /** Use the PostgreSQL of DATABASE_URL, if set, with a database of its own. */
  given?: boolean
}

/** Runs whole servers and commands as child processes, with a port and a folder for each test file. */
export function wholeServers({ given = false }: Options = {}) {
  const { DATABASE_URL } = process.env
  let folder = ''
  let port = 0
  let database: { url: string; drop: () => Promise<void> } | undefined
  const children = new Set<ChildProcess>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'whole-server-'))
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    port = (probe.address() as AddressInfo).port // of a TCP server it is never a path
    probe.close()
    await once(probe, 'close')
    if (given && DATABASE_URL) database = await createOwnDatabase(DATABASE_URL)
  })
  afterEach(async () => {
    // processes of a failed test would still use the port
    await Promise.all([...children].map((child) => child.kill('SIGKILL') && once(child, 'close')))
  })
  afterAll(async () => {
    await database?.drop()
    await rm(folder, { recursive: true })
  })

  return {
    port: () => port,
    /** Undefined where the servers run their own PostgreSQL, in the folder's `data`. */
    databaseUrl: () => database?.url,
    inFolder: (name: string) => join(folder, name),

    /** Runs a source file of the server; the folder defaults to `data`. */
    run(file: 'main.ts' | 'commands/command.ts', args: string[], env: Record<string, string> = {}) {
      const { PATH = '' } = process.env
      const settings = {
        ...{ PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO_STATIONS: 'off' },
        ...(database ? { DATABASE_URL: database.url } : {}),
        ...env,
      }
      const call = ['--import', './tools/typescript.mjs', `apps/server/src/${file}`, ...args]
      const child = spawn(process.execPath, call, { cwd: root, env: settings, stdio: 'pipe' })
      children.add(child)
      return child.once('close', () => children.delete(child))
    },

    post: (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),

    get: (path: string, token: string) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { authorization: `Bearer ${token}` } }),

    socketUrl: () => `ws://127.0.0.1:${port}/socket?mallId=main&stationId=main`,
  }
}

/** Waits for the line `last` and returns the output up to it. */
export async function waitForOutput(child: ChildProcess, last: string): Promise<string> {
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (more) => {
    output += more
  })
  await vi.waitFor(() => expect(output).toContain(last), { timeout: 50_000 })
  return output
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}
