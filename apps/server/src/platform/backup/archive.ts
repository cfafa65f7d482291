import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { extract, pack } from 'tar-stream'

/**
 * A back-up is a tar file: `manifest.json` first, then each table as `database/NAME/PART` in PostgreSQL's COPY text, the
 * files as `media/SHA256`, and `end.json` last. An archive without `end.json` is incomplete.
 */
export type Manifest = {
  format: 1
  madeAt: string
  /** Time zone of the times; archives of 0.1.0 use the database's. */
  timeZone?: 'UTC'
  /** The applied migrations, in order. */
  migrations: string[]
  tables: TableShape[]
  /** The partitions of partitioned tables. The name says which bounds one has; `bound` is read by 0.2.0 only. */
  partitions: { name: string; parent: string; bound: string }[]
}

export type TableShape = {
  name: string
  columns: string[]
  /** Columns with a sequence, which continues after the restored values. */
  numbered: string[]
}

/**
 * Summary at the end of the archive. `sha256` covers the text of all tables, because tar does not detect flipped bits.
 */
export type End = {
  rows: Record<string, number>
  files: number
  sha256: string
  /** Files that were already damaged in the storage. They are in the archive but are not restored. */
  damaged?: string[]
}

/** Size of the parts of a table; small enough for memory. */
const partSize = 4 * 1024 * 1024

export function writeArchive() {
  const archive = pack()
  const hash = createHash('sha256')
  const whole = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    })
  return {
    stream: archive as unknown as Readable, // a stream of streamx, which is compatible except for its types
    json: (name: string, value: Manifest | End) => whole(name, Buffer.from(JSON.stringify(value))),

    /** Writes a file of known size in chunks. */
    async file(name: string, size: number, bytes: AsyncIterable<Uint8Array>) {
      const entry = archive.entry({ name, size, mode: 0o600 })
      const done = once(entry, 'finish')
      for await (const piece of bytes) if (!entry.write(piece)) await once(entry, 'drain')
      entry.end(undefined)
      await done
    },

    /** Text of unknown length, as numbered parts. */
    async parts(name: string, text: AsyncIterable<Buffer>) {
      let held: Buffer[] = []
      let size = 0
      let number = 0
      const flush = async () => {
        number += 1
        await whole(`${name}/${String(number).padStart(6, '0')}`, Buffer.concat(held))
        held = []
        size = 0
      }
      for await (const piece of text) {
        held.push(piece)
        hash.update(piece)
        size += piece.length
        if (size >= partSize) await flush()
      }
      if (size > 0) await flush()
    },

    /** The hash of all parts so far. */
    sha256: () => hash.digest('hex'),

    finish: () => archive.finalize(),
  }
}

export type Entry = { name: string; bytes: AsyncIterable<Buffer> }

/** Iterates over the entries of an archive. Read each entry to its end before the next. */
export async function* readArchive(file: Readable): AsyncGenerator<Entry> {
  const archive = extract()
  file.on('error', (error) => archive.destroy(error))
  file.pipe(archive)
  for await (const entry of archive) yield { name: entry.header.name, bytes: entry as AsyncIterable<Buffer> }
}

/** The largest manifest or summary: it lists tables, partitions and damaged files. */
const jsonSize = 16 * 1024 * 1024

export async function jsonOf({ bytes }: Entry): Promise<unknown> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > jsonSize) throw new Error('A JSON file of the archive is too large')
    pieces.push(piece)
  }
  return JSON.parse(Buffer.concat(pieces).toString())
}
