import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { secretKeys, secretKeysOf, writeKeys } from './secret-key'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kiosk-admin-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('is created once, readable by its owner only', async () => {
  const folder = join(dataDir, 'data')
  const keys = await Promise.all([1, 2, 3].map(() => secretKeysOf({ dataDir: folder })))
  keys.push(await secretKeysOf({ dataDir: folder }))
  expect(new Set(keys.flat()).size).toBe(1)
  expect(keys[0]?.[0]).toMatch(/^[\w-]{43}$/)
  expect(await readdir(folder)).toEqual(['secret.key'])
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
})

it('comes from the settings or the file', async () => {
  const secretKey = 'x'.repeat(32)
  expect(await secretKeysOf({ secretKey, dataDir })).toEqual([secretKey])
  const secretKeyFile = join(dataDir, 'key')
  await writeFile(secretKeyFile, ` ${'y'.repeat(40)}\n`)
  expect(await secretKeysOf({ secretKeyFile, dataDir })).toEqual(['y'.repeat(40)])
  await writeFile(secretKeyFile, 'short')
  await expect(secretKeysOf({ secretKeyFile, dataDir })).rejects.toThrow('32 letters')
  await expect(secretKeysOf({ secretKeyFile: join(dataDir, 'none'), dataDir })).rejects.toThrow('SECRET_KEY_FILE')
  expect(await readdir(dataDir)).toEqual(['key'])
})

it('is reloaded when its file changes', async () => {
  const keys = await secretKeys({ dataDir })
  const [first = ''] = await keys()
  const file = join(dataDir, 'secret.key')
  await writeKeys(file, ['n'.repeat(43), first])
  expect(await keys()).toEqual(['n'.repeat(43), first])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
  await rm(file)
  expect(await keys()).toEqual(['n'.repeat(43), first])
})

it('can have a previous key', async () => {
  const [secretKey, secretKeyPrevious] = ['n'.repeat(32), 'o'.repeat(32)]
  expect(await secretKeysOf({ secretKey, secretKeyPrevious, dataDir })).toEqual([secretKey, secretKeyPrevious])
})
