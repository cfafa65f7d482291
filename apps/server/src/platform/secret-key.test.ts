import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { secretKeyOf } from './secret-key'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kiosk-admin-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('is made once, for its owner alone', async () => {
  const folder = join(dataDir, 'data')
  const keys = await Promise.all([1, 2, 3].map(() => secretKeyOf({ dataDir: folder })))
  keys.push(await secretKeyOf({ dataDir: folder }))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(await readdir(folder)).toEqual(['secret.key'])
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
})

it('is the one that is given, or in the file that is', async () => {
  const secretKey = 'x'.repeat(32)
  expect(await secretKeyOf({ secretKey, dataDir })).toBe(secretKey)
  const secretKeyFile = join(dataDir, 'key')
  await writeFile(secretKeyFile, ` ${'y'.repeat(40)}\n`)
  expect(await secretKeyOf({ secretKeyFile, dataDir })).toBe('y'.repeat(40))
  await writeFile(secretKeyFile, 'short')
  await expect(secretKeyOf({ secretKeyFile, dataDir })).rejects.toThrow('32 letters')
  await expect(secretKeyOf({ secretKeyFile: join(dataDir, 'none'), dataDir })).rejects.toThrow('SECRET_KEY_FILE')
  expect(await readdir(dataDir)).toEqual(['key'])
})
