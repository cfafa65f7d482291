import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const product = resolve(import.meta.dirname, '../../../..')

/** A port that is probably free. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/** The parent folder of the data: in memory if there is room, so that copies are not written to the disk. */
async function dataRoot(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  return memory && memory.bavail * memory.bsize > 2_000_000_000 ? '/dev/shm' : tmpdir()
}

type Options = {
  demo?: boolean
  stations?: boolean
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>
  /** A data folder to copy; without it this is a first start. */
  data?: string
  /** Folder with the sources and their build. @default these sources */
  sources?: string
}

const run = promisify(execFile)

/** The built product with its own PostgreSQL and data folder. */
export class KioskServer {
  readonly url: string
  readonly #port: number
  readonly #dataDir: string
  readonly #demo: boolean
  readonly #stations: boolean
  readonly #env: Readonly<Record<string, string>>
  readonly #bundle: string
  #process: ChildProcess | undefined
  #output = ''

  private constructor(
    port: number,
    dataDir: string,
    { demo, stations, env, sources }: Required<Omit<Options, 'data'>>,
  ) {
    this.#port = port
    this.#dataDir = dataDir
    this.#demo = demo
    this.#stations = stations
    this.#env = env
    this.#bundle = join(sources, 'apps/server/dist/main.js')
    this.url = `http://127.0.0.1:${port}`
  }

  /** With demo data by default; stations are simulated on request only. */
  static async start({
    demo = true,
    stations = false,
    env = {},
    data,
    sources = product,
  }: Options = {}): Promise<KioskServer> {
    const dataDir = await mkdtemp(join(await dataRoot(), 'kiosk-journey-'))
    // keeps owners, because PostgreSQL does not run as root
    if (data) await run('cp', ['-a', `${data}/.`, dataDir])
    const server = new KioskServer(await freePort(), dataDir, { demo, stations, env, sources })
    await server.start()
    return server
  }

  /** The data folder after the first start with demo data. */
  static async demoData(): Promise<string> {
    const server = await KioskServer.start()
    await server.#end('SIGTERM')
    return server.#dataDir
  }

  /** Starts on the same port and data, and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#bundle], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        DEMO: this.#demo ? 'on' : 'off',
        DEMO_STATIONS: this.#stations ? 'on' : 'off',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    const collect = (chunk: Buffer) => {
      this.#output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    await new Promise<void>((ready, fail) => {
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${this.#output}`)))
      child.stdout.on('data', () => {
        if (/is ready: \S+\n/.test(this.#output)) ready()
      })
    })
  }

  /** Id of the process. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** The first match in the server's output since its start. */
  findOutput(pattern: RegExp): string | undefined {
    return pattern.exec(this.#output)?.[0]
  }

  /** Kills the process without cleanup, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops the server in order and deletes its data. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM')
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    this.#output = ''
  }
}
