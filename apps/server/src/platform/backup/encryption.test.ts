import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encrypted, openBackup } from './encryption'
import { createRowDigest } from './row-digest'

const passphrase = 'correct horse battery staple'
const chunk = 64 * 1024
const sealedChunk = chunk + 16
const plain = randomBytes(4 * chunk + 5000)

let folder: string
let whole: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encryption-'))
  // a low work factor, because these tests do not measure it
  whole = await buffer(Readable.from(encrypted(Readable.from([plain]), passphrase, 10)))
})
afterAll(() => rm(folder, { recursive: true }))

async function opened(bytes: Buffer, secret: string | undefined = passphrase): Promise<Buffer> {
  const path = join(folder, 'backup.tar.age')
  await writeFile(path, bytes)
  return buffer(await openBackup(path, secret))
}

/** Offset of the chunks: after the header and a nonce. */
const start = () => whole.length - 4 * sealedChunk - (5000 + 16)
const chunkAt = (at: number) => whole.subarray(start() + at * sealedChunk, start() + (at + 1) * sealedChunk)
const head = () => whole.subarray(0, start())
const tail = () => whole.subarray(start() + 4 * sealedChunk)
const turned = (at: number) => {
  const bytes = Buffer.from(whole)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

test('decrypts to the original bytes', async () => {
  expect((await opened(whole)).equals(plain)).toBe(true)
})

describe('is refused', () => {
  test.each<[string, () => Buffer]>([
    ['with a byte of a chunk changed', () => turned(start() + 2 * sealedChunk + 7)],
    ['with a byte of its last chunk changed', () => turned(whole.length - 100)],
    ['with a byte of its header changed', () => turned(start() - 40)],
    ['with its chunks in another order', () => Buffer.concat([head(), ...[0, 2, 1, 3].map(chunkAt), tail()])],
    ['without a chunk in the middle', () => Buffer.concat([head(), ...[0, 2, 3].map(chunkAt), tail()])],
    ['with a chunk twice', () => Buffer.concat([head(), ...[0, 0, 1, 2, 3].map(chunkAt), tail()])],
    ['without its last chunk', () => whole.subarray(0, whole.length - tail().length)],
    ['cut off within a chunk', () => whole.subarray(0, whole.length - 1000)],
    ['cut off within its header', () => whole.subarray(0, 60)],
    ['with more after its end', () => Buffer.concat([whole, tail()])],
  ])('%s', async (_, bytes) => {
    await expect(opened(bytes())).rejects.toThrow(/backup\.tar\.age is damaged or cut off: nothing was restored\.$/)
  })

  test('with a wrong or missing passphrase, and if it is unencrypted despite a passphrase', async () => {
    await expect(opened(whole, 'another passphrase')).rejects.toThrow(/^BACKUP_PASSPHRASE does not open /)
    await writeFile(join(folder, 'locked'), whole)
    await expect(openBackup(join(folder, 'locked'), undefined)).rejects.toThrow(/ is encrypted: set BACKUP_PASSPHRASE/)
    await expect(opened(plain)).rejects.toThrow(/ is not encrypted, though BACKUP_PASSPHRASE is set/)
    await expect(openBackup(join(folder, 'none'), passphrase)).rejects.toThrow(/can’t be read \(ENOENT\)/)
  })
})

test('a digest of rows depends on each row but not on their order', () => {
  const digest = (...pieces: string[]) => {
    const one = createRowDigest()
    for (const piece of pieces) one.push(Buffer.from(piece))
    return one.value()
  }
  expect(digest('a\nbc\n', 'd\n')).toBe(digest('d\nb', 'c\na\n'))
  expect(digest('a\na\n')).not.toBe(digest('a\n'))
  expect(digest('a\nb\n')).not.toBe(digest('a\nc\n'))
  expect(digest('ab\n')).not.toBe(digest('a\nb\n'))
})
