// Starts, finds and stops the main process of the embedded PostgreSQL.

import { execFile, spawn } from 'node:child_process'
import { open, readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './account'
import { folderArgument, spawnOptions } from './cluster'
import type { Binaries } from './packaged-binaries'

/** The socket is inside the cluster, which only its owner may enter: no port, no password, no conflict. */
export const SOCKET = '.s.PGSQL.5432'

const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: '.', // relative to the cluster, so no path is too long for PostgreSQL
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '60',
  // Set explicitly, because acknowledged writes depend on them; they override postgresql.conf.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  jit: 'off', // the binaries come without LLVM
  // The server reports failed statements itself, with a request id; here they would repeat people's data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

const LOG_LIMIT = 5_000_000

const has = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return has(error, 'EPERM')
  }
}

const PID_FILE = 'postmaster.pid'

async function pidIn(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (has(error, 'ENOENT')) return ''
    throw error
  })
  return Math.abs(Number.parseInt(text, 10)) || undefined
}

/**
 * Whether the process runs in this cluster. A pid alone is not enough, because another process may have it after a
 * reboot.
 */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (!alive(pid)) return false
  if (process.platform === 'linux') {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return cwd === (await realpath(cluster))
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes(`-D ${cluster}`)
}

/** Whether the socket accepts connections; also true for a postmaster in another container that shares the folder. */
const listens = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** The pid of this cluster's postmaster, or 'elsewhere' if it responds but cannot be signalled from here. */
export async function livingPostmaster(
  cluster: string,
  socketFolder: string,
): Promise<number | 'elsewhere' | undefined> {
  const pid = await pidIn(join(cluster, PID_FILE))
  if (pid && (await worksIn(pid, cluster))) return pid
  if (await listens(join(socketFolder, SOCKET))) return 'elsewhere'
  return undefined
}

/**
 * Removes lock files with a pid that now belongs to another process or a zombie, which PostgreSQL would mistake for a
 * running postmaster. PostgreSQL itself handles unused pids.
 */
export async function removeStaleLockFiles(cluster: string): Promise<void> {
  for (const file of [join(cluster, PID_FILE), join(cluster, `${SOCKET}.lock`)]) {
    const pid = await pidIn(file)
    if (pid && alive(pid) && !(await worksIn(pid, cluster))) await rm(file, { force: true })
  }
}

/** Ends busy backends of a killed postmaster, because no new one can start while they run. */
export async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const pid of (await readdir('/proc')).map(Number).filter(Number.isInteger)) {
    const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    if (command.trim() === 'postgres' && (await worksIn(pid, cluster))) process.kill(pid, 'SIGKILL')
  }
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT) await rename(path, `${path}.1`)
  return open(path, 'a', 0o600)
}

/** The end of PostgreSQL's log, for the error of a failed start. */
export const readLogTail = async (logFile: string) =>
  (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' ')

/** Starts the main process of PostgreSQL; `ended` becomes true when it exits. */
export async function spawnPostmaster(options: {
  cluster: string
  binaries: Binaries
  account: Account | undefined
  logFile: string
}): Promise<{ readonly ended: boolean }> {
  const { cluster, binaries, account, logFile } = options
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await openLog(logFile)
  const state = { ended: false }
  const child = spawn(binaries.postgres, ['-D', folderArgument(cluster, account), ...settings], {
    ...spawnOptions(cluster, account),
    // Its own process group: Ctrl-C in the terminal must not stop the database before the server has finished.
    detached: true,
    // A file, not a pipe: the postmaster outlives a server that is killed.
    stdio: ['ignore', log.fd, log.fd],
  })
  const end = () => {
    state.ended = true
  }
  child.on('exit', end)
  child.on('error', end)
  child.unref()
  await log.close()
  return state
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is flushed. */
export async function stopPostmaster(pid: number, cluster: string, patience = 60_000): Promise<void> {
  const deadline = Date.now() + patience
  process.kill(pid, 'SIGINT')
  while (await worksIn(pid, cluster)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT') // it recovers from the log at its next start
      return
    }
    await pause(10)
  }
}
