import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Files } from '../../dependencies'
import { memoryFiles } from '../../in-browser/memory-files'
import { localS3 } from '../testing/local-s3'
import { diskFiles } from './disk-files'
import { s3Files } from './s3-files'
import { sweepSpool } from './spool'

const bytesOf = (words: string) => new TextEncoder().encode(words)
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const picture = bytesOf('a picture of a bakery')
const hash = hashOf(picture)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const s3 = localS3()
const stores: Record<string, () => { files: Files; unfinished?: string }> = {
  memory: () => ({ files: memoryFiles() }),
  disk: () => ({ files: diskFiles(join(folder, 'media')), unfinished: join(folder, 'media', 'unfinished') }),
  S3: () => ({ files: s3Files(s3.settings(), join(folder, 'uploads')), unfinished: join(folder, 'uploads') }),
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  let files: Files
  let unfinished: string | undefined
  beforeEach(() => {
    ;({ files, unfinished } = open())
  })
  const left = async () => (unfinished ? readdir(unfinished) : [])

  it('can be read, as a whole or in part', async () => {
    await files.put(hash, picture)
    const stored = await files.open(hash)
    expect(stored?.size).toBe(picture.length)
    expect(stored && (await text(stored.stream()))).toBe('a picture of a bakery')
    expect(stored && (await text(stored.stream({ start: 2, end: 8 })))).toBe('picture')
  })

  it('are written in pieces to temporary storage, and available once kept', async () => {
    const words = bytesOf(`a film of ${folder}`)
    const file = await files.begin()
    await file.write(words.subarray(0, 4))
    await file.write(words.subarray(4))
    expect(await file.finish()).toEqual({ sha256: hashOf(words), size: words.length })
    expect(await file.read(2, 6)).toEqual(words.slice(2, 6))
    expect(await file.read(words.length - 2, words.length + 9)).toHaveLength(2)
    expect(await files.open(hashOf(words))).toBeUndefined()
    await file.keep()
    await file.drop()
    const stored = await files.open(hashOf(words))
    expect(stored && (await text(stored.stream()))).toBe(`a film of ${folder}`)
    expect(await left()).toEqual([])
  })

  it('leave nothing behind when dropped at any point', async () => {
    const begun = await files.begin()
    await begun.write(picture)
    const finished = await files.begin()
    await finished.write(bytesOf('never kept'))
    const { sha256 } = await finished.finish()
    await Promise.all([begun.drop(), finished.drop()])
    expect(await files.open(sha256)).toBeUndefined()
    expect(await left()).toEqual([])
  })

  it('are stored once, also by concurrent writers of the same bytes', async () => {
    const both = await Promise.all([files.begin(), files.begin()])
    for (const file of both) {
      await file.write(picture)
      await file.finish()
    }
    await Promise.all([...both.map((file) => file.keep()), files.put(hash, picture)])
    await Promise.all(both.map((file) => file.drop()))
    const stored = await files.open(hash)
    expect(stored && (await text(stored.stream()))).toBe('a picture of a bakery')
    expect(await left()).toEqual([])
  })

  it('are removed idempotently', async () => {
    const words = bytesOf(`to go from ${folder}`)
    await files.put(hashOf(words), words)
    await files.remove(hashOf(words))
    await files.remove(hashOf(words))
    expect(await files.open(hashOf(words))).toBeUndefined()
  })

  it('are undefined if unknown', async () => {
    expect(await files.open('0'.repeat(64))).toBeUndefined()
  })
})

it.each(['disk', 'S3'])('an invalid hash is refused by %s', async (name) => {
  const files = stores[name]?.().files
  await expect(files?.open('../../etc/passwd')).rejects.toThrow('sha-256')
})

describe('leftovers of uploads', () => {
  const names = () => readdir(folder)
  const here = encodeURIComponent(hostname())

  it('are removed at the next start if their process has ended, or after a day if it was on another machine', async () => {
    // no process has this number: it is larger than any
    const dead = `${here}~4194305~a`
    const running = `${here}~${process.ppid}~b`
    const elsewhere = 'another~1~c'
    const longAgo = 'another~1~d'
    for (const name of [dead, running, elsewhere, longAgo]) await writeFile(join(folder, name), 'half')
    const before = new Date(Date.now() - 25 * 3_600_000)
    await utimes(join(folder, longAgo), before, before)
    await sweepSpool(folder)
    expect((await names()).sort()).toEqual([elsewhere, running].sort())
  })

  it('are ignored without the folder', async () => {
    await sweepSpool(join(folder, 'none'))
    expect(await names()).toEqual([])
  })
})
