import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const bundle = resolve(import.meta.dirname, '../../../server/dist/main.js')

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

type Options = {
  demo?: boolean
  stations?: boolean
  /** Further variables of its environment. */
  settings?: Readonly<Record<string, string>>
  /** A data folder to start with a copy of; without it the start is the first one. */
  data?: string
}

const run = promisify(execFile)

/** The product as it ships: the built server with its own PostgreSQL and a data folder that only this journey uses. */
export class KioskServer {
  readonly url: string
  readonly #port: number
  readonly #dataDir: string
  readonly #demo: boolean
  readonly #stations: boolean
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | undefined
  #said = ''

  private constructor(port: number, dataDir: string, { demo, stations, settings }: Required<Omit<Options, 'data'>>) {
    this.#port = port
    this.#dataDir = dataDir
    this.#demo = demo
    this.#stations = stations
    this.#settings = settings
    this.url = `http://127.0.0.1:${port}`
  }

  /** With the demo, unless told otherwise; its stations are simulated only where a journey asks for them. */
  static async start({ demo = true, stations = false, settings = {}, data }: Options = {}): Promise<KioskServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'kiosk-journey-'))
    // with its owners: PostgreSQL does not run as root
    if (data) await run('cp', ['-a', `${data}/.`, dataDir])
    const server = new KioskServer(await freePort(), dataDir, { demo, stations, settings })
    await server.start()
    return server
  }

  /** The data folder that the first start with the demo leaves. */
  static async demoData(): Promise<string> {
    const server = await KioskServer.start()
    await server.#end('SIGTERM')
    return server.#dataDir
  }

  /** Starts it on the same port and data as before, and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [bundle], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        DEMO: this.#demo ? 'on' : 'off',
        DEMO_STATIONS: this.#stations ? 'on' : 'off',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    const hear = (chunk: Buffer) => {
      this.#said += chunk
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    await new Promise<void>((ready, fail) => {
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${this.#said}`)))
      child.stdout.on('data', () => {
        // the last thing that a start prints
        if (this.#said.includes(this.url) || this.#said.includes(`:${this.#port}`)) ready()
      })
    })
  }

  /** What the server has printed since its start, as far as this finds it. */
  printed(what: RegExp): string | undefined {
    return what.exec(this.#said)?.[0]
  }

  /** As a power cut would: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops it in order and forgets its data. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM')
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    this.#said = ''
  }
}
