import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files } from '../seams'

const sync = async (path: string) => {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

/** Media in a folder; a file is there as a whole or not at all, and stays once `put` has answered. */
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
  return {
    async put(sha256, bytes) {
      const path = pathOf(sha256)
      if ((await sizeOf(path)) === bytes.length) return
      const shelf = dirname(path)
      await mkdir(shelf, { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}`
      try {
        const handle = await open(unfinished, 'wx', 0o600)
        await handle.writeFile(bytes)
        await handle.sync()
        await handle.close()
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await sync(shelf)
      await sync(folder)
    },
    async open(sha256) {
      const path = pathOf(sha256)
      const size = await sizeOf(path)
      if (size === undefined) return undefined
      // the same class under two names: Node's types and the web's differ in a detail of their overloads
      return { size, stream: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array> }
    },
  }
}
