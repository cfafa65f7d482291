import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Files, NewFile } from '../../dependencies'
import { startEmbeddedPostgres } from '../database/embedded-postgres'
import type { Log } from '../log'
import { type Restored, readBackup } from './restore'

const signals = ['SIGINT', 'SIGTERM'] as const

/** Hashes files without storing them. */
const hashingFiles: Pick<Files, 'begin'> = {
  async begin(): Promise<NewFile> {
    const hash = createHash('sha256')
    let size = 0
    return {
      async write(bytes) {
        hash.update(bytes)
        size += bytes.length
      },
      finish: async () => ({ sha256: hash.digest('hex'), size }),
      read: () => Promise.reject(new Error('What is only hashed cannot be read again')),
      keep: async () => {},
      drop: async () => {},
    }
  },
}

/** Restores an archive into a temporary PostgreSQL, reads the rows and compares them. */
export async function verifyBackup(archive: Readable, log: Log, postgresBinaries?: string): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-admin-verify-'))
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log, postgresBinaries })
    // removes its leftovers when it is interrupted
    const end = () => archive.destroy(new Error('The verification was ended'))
    for (const signal of signals) process.once(signal, end)
    try {
      return await readBackup({ connection: postgres.connection, files: hashingFiles, compare: true }, archive)
    } finally {
      for (const signal of signals) process.off(signal, end)
      await postgres.stop()
    }
  } finally {
    archive.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}
