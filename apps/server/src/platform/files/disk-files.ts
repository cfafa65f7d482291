import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files } from '../../dependencies'
import { freeOf, type Spooled, spool, sweepSpool } from './spool'

const sync = async (path: string) => {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

/** Folder of unfinished files; on the same disk as the files, so that a move is atomic. */
const unfinishedIn = (folder: string) => join(folder, 'unfinished')

/** Removes temporary files of processes that have ended. */
export const sweepDiskFiles = (folder: string): Promise<void> => sweepSpool(unfinishedIn(folder))

/** Media in a folder. Files are written atomically and durably. */
export function diskFiles(folder: string): Files {
  const pathOf = (sha256: string) => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('Files are asked for by their sha-256')
    return join(folder, sha256.slice(0, 2), sha256)
  }
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => undefined,
    )

  async function keep(file: Spooled): Promise<void> {
    const path = pathOf(file.sha256())
    if ((await sizeOf(path)) === file.size()) return
    const shelf = dirname(path)
    await mkdir(shelf, { recursive: true, mode: 0o700 })
    await rename(file.path, path)
    await sync(shelf)
    await sync(folder)
  }

  async function begin() {
    const file = await spool(unfinishedIn(folder))
    return { ...file, keep: () => keep(file) }
  }

  return {
    begin,
    async put(sha256, bytes) {
      if ((await sizeOf(pathOf(sha256))) === bytes.length) return
      const file = await begin()
      try {
        await file.write(bytes)
        if ((await file.finish()).sha256 !== sha256) throw new Error('These bytes have another hash')
        await file.keep()
      } finally {
        await file.drop()
      }
    },
    async open(sha256) {
      const path = pathOf(sha256)
      const size = await sizeOf(path)
      if (size === undefined) return undefined
      // the same class; the types of Node and of the DOM differ in an overload
      return { size, stream: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array> }
    },
    async free() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return freeOf(folder)
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}
