import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndStore, KeptEnd } from '../db/audit/chain'

const isKeptEnd = (value: unknown): value is KeptEnd =>
  typeof value === 'object' &&
  value !== null &&
  ['sequence', 'hash', 'keyId'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Keeps the last end of the history beside the secret key, out of reach of somebody with the database alone. */
export function auditEndFile(dataDir: string): EndStore & { remove(): Promise<void> } {
  const path = join(dataDir, 'audit-end.json')
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (text === undefined) return undefined
      const value: unknown = JSON.parse(text)
      if (!isKeptEnd(value)) throw new Error(`${path} is damaged: remove it if you know why.`)
      return value
    },
    async write(end) {
      const unfinished = `${path}.${process.pid}`
      await mkdir(dataDir, { recursive: true })
      await writeFile(unfinished, `${JSON.stringify(end)}\n`, { mode: 0o600 })
      // a command that root runs leaves it readable for the server
      const { uid, gid } = await stat(dataDir)
      if (process.getuid?.() === 0) await chown(unfinished, uid, gid)
      await rename(unfinished, path)
    },
    remove: () => rm(path, { force: true }),
  }
}
