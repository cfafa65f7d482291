import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Files } from '../seams'
import { diskFiles } from './disk-files'

const BYTES = new TextEncoder().encode('a picture of a bakery')
const HASH = createHash('sha256').update(BYTES).digest('hex')

let folder: string
let files: Files

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'))
  files = diskFiles(join(folder, 'media'))
})
afterEach(() => rm(folder, { recursive: true }))

test('what was put can be opened, whole or in part', async () => {
  await files.put(HASH, BYTES)
  const stored = await files.open(HASH)
  expect(stored?.size).toBe(BYTES.length)
  expect(stored && (await text(stored.stream()))).toBe('a picture of a bakery')
  expect(stored && (await text(stored.stream({ start: 2, end: 8 })))).toBe('picture')
})

test('the same bytes are kept once, also when two put them at the same time', async () => {
  await Promise.all([files.put(HASH, BYTES), files.put(HASH, BYTES)])
  await files.put(HASH, BYTES)
  expect(await readdir(join(folder, 'media', HASH.slice(0, 2)))).toEqual([HASH])
})

test('what was never put is not there, and a name that is no hash is refused', async () => {
  expect(await files.open(HASH)).toBeUndefined()
  await expect(files.open('../../etc/passwd')).rejects.toThrow('sha-256')
})
