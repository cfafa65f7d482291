// Temporary files of uploads.

import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { NewFile } from '../../dependencies'

/** The age after which files of other machines are removed. */
const maxAgeMs = 24 * 3_600_000

/** File names contain host and process id, so that files of dead processes can be removed. */
const here = encodeURIComponent(hostname())
const mine = `${here}~${process.pid}~`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // the process exists, but belongs to another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The free disk space for this account, in bytes. */
export async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Removes temporary files of processes that have ended. */
export async function sweepSpool(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const [host, pid] = name.split('~')
    const path = join(folder, name)
    // files with this process id belong to an earlier process
    const ours = host === here && (Number(pid) === process.pid || !isRunning(Number(pid)))
    const old = async () => Date.now() - (await stat(path)).mtimeMs > maxAgeMs
    if (ours || (await old().catch(() => false))) await rm(path, { force: true })
  }
}

export type Spooled = Omit<NewFile, 'keep'> & { path: string; sha256(): string; size(): number }

/** Creates a temporary file in `folder`. */
export async function spool(folder: string): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, mine + randomUUID())
  const hash = createHash('sha256')
  let handle: FileHandle | undefined = await open(path, 'wx+', 0o600)
  let size = 0
  let sha256 = ''
  const opened = (): FileHandle => {
    if (!handle) throw new Error('This file has been dropped')
    return handle
  }
  return {
    path,
    sha256: () => sha256,
    size: () => size,
    async write(bytes) {
      hash.update(bytes)
      size += bytes.length
      for (let at = 0; at < bytes.length; ) at += (await opened().write(bytes, at)).bytesWritten
    },
    async finish() {
      await opened().sync()
      sha256 = hash.digest('hex')
      return { sha256, size }
    },
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await opened().read(bytes, at, bytes.length - at, start + at)
        if (bytesRead === 0) throw new Error('The file is shorter than what was written')
        at += bytesRead
      }
      return bytes
    },
    async drop() {
      const open = handle
      handle = undefined
      await open?.close()
      await rm(path, { force: true })
    },
  }
}
