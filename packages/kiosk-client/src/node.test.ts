import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileStore } from './node'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'station-'))
})
afterEach(() => rm(folder, { recursive: true }))

const click = (id: string) =>
  ({ id, type: 4, view: 'pathfinder', refId: 'karta – ö', at: '2026-11-21T09:00:00.000Z' }) as const

test('stores values in a folder that it creates', async () => {
  const place = join(folder, 'k1', 'kept')
  const store = fileStore(place)
  expect(await store.get('publication')).toBeUndefined()
  expect(await store.clicks.count()).toBe(0)
  await store.set('publication', { etag: '"1"', publication: { number: 1 } })
  await store.set('publication', { etag: '"2"', publication: { number: 2 } })
  await store.set('restart', null)
  await store.clicks.append(click('a'))
  await store.clicks.append(click('b'))
  await store.clicks.removeUpTo(1)

  const again = fileStore(place)
  expect(await again.get('publication')).toEqual({ etag: '"2"', publication: { number: 2 } })
  expect(await again.get('restart')).toBeNull()
  expect(await again.clicks.oldest(10)).toEqual([{ position: 2, click: click('b') }])
  expect((await readdir(place)).sort()).toEqual(['clicks.log', 'publication.json', 'restart.json'])
})

test('ignores a line truncated within a character without affecting others', async () => {
  await fileStore(folder).clicks.append(click('a'))
  await appendFile(join(folder, 'clicks.log'), Buffer.from('00000000 2 {"id":"ö').subarray(0, -1))
  const store = fileStore(folder)
  await store.clicks.append(click('b'))
  expect((await fileStore(folder).clicks.oldest(10)).map((one) => one.click.id)).toEqual(['a', 'b'])
})

test('rejects for an unreadable publication', async () => {
  await writeFile(join(folder, 'publication.json'), '{"etag":')
  await expect(fileStore(folder).get('publication')).rejects.toThrow()
})

test('rejects if the folder is not writable', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(fileStore(join(folder, 'file')).clicks.append(click('a'))).rejects.toThrow()
})
