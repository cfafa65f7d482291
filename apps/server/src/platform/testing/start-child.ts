import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabaseConnection } from '../database/embedded-postgres'
import type { Account } from '../postgres/account'

export const repository = fileURLToPath(new URL('../../../../../', import.meta.url))
const script = fileURLToPath(new URL('postgres-child.ts', import.meta.url))
const hook = join(repository, 'tools/typescript.mjs')

type ChildMessage = { ready?: DatabaseConnection; refused?: string; acknowledged?: string; error?: string }

/** A server process under test and its output so far. */
export class Child {
  readonly acknowledged: string[] = []
  readonly #process: ChildProcess
  readonly #firstWord: Promise<ChildMessage>
  readonly #ended: Promise<unknown>
  #complaints = ''
  #onAcknowledged = () => {}

  constructor(dataDir: string, task: 'wait' | 'write' = 'wait', account?: Account, postgresBinaries?: string) {
    this.#process = spawn(process.execPath, ['--import', hook, script, dataDir, task], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // without the options of the test runner's workers
      env: { ...process.env, NODE_OPTIONS: '', POSTGRES_BINARIES: postgresBinaries },
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    this.#ended = once(this.#process, 'close')
    this.#process.stderr?.on('data', (text) => {
      this.#complaints += text
    })
    const { stdout } = this.#process
    if (!stdout) throw new Error('spawned without a pipe')
    const lines = createInterface(stdout)
    this.#firstWord = new Promise((resolve, reject) => {
      lines.on('line', (line) => {
        const message: ChildMessage = JSON.parse(line)
        if (message.acknowledged) {
          this.acknowledged.push(message.acknowledged)
          this.#onAcknowledged()
        }
        resolve(message)
      })
      this.#process.on('close', () => reject(new Error(this.#complaints)))
    })
  }

  async connection(): Promise<DatabaseConnection> {
    const { ready, refused } = await this.#firstWord
    if (!ready) throw new Error(refused)
    return ready
  }

  async refusal(): Promise<string | undefined> {
    return (await this.#firstWord).refused
  }

  /** Resolves after this number of acknowledged writes; further ones are pending. */
  afterWrites(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onAcknowledged = () => {
        if (this.acknowledged.length >= count) resolve()
      }
      this.#onAcknowledged()
    })
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#process.kill(signal)
    await this.#ended
  }
}

/** The pid in PostgreSQL's lock file. */
export const postmasterPid = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
