import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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

/** The product as it ships: the built server with its own PostgreSQL and a data folder that only this journey uses. */
export class KioskServer {
  readonly url: string
  readonly #port: number
  readonly #dataDir: string
  readonly #demo: boolean
  #process: ChildProcess | undefined
  #said = ''

  private constructor(port: number, dataDir: string, demo: boolean) {
    this.#port = port
    this.#dataDir = dataDir
    this.#demo = demo
    this.url = `http://127.0.0.1:${port}`
  }

  /** With the demo, unless told otherwise. */
  static async start({ demo = true } = {}): Promise<KioskServer> {
    const server = new KioskServer(await freePort(), await mkdtemp(join(tmpdir(), 'kiosk-journey-')), demo)
    await server.start()
    return server
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
