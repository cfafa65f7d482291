import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { auditEndFile } from './audit-end-file'

it('keeps the last end in a file that others cannot read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-end-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const file = auditEndFile(dataDir)
  expect(await file.read()).toBeUndefined()
  const end = { sequence: '7', hash: 'h', keyId: 'k' }
  await file.write(end)
  await file.write({ ...end, sequence: '8' })
  expect(await file.read()).toEqual({ ...end, sequence: '8' })
  expect(await readdir(dataDir)).toEqual(['audit-end.json'])
  expect((await stat(join(dataDir, 'audit-end.json'))).mode & 0o777).toBe(0o600)
  await writeFile(join(dataDir, 'audit-end.json'), '{}')
  await expect(file.read()).rejects.toThrow('is damaged')
  await file.remove()
  expect(await file.read()).toBeUndefined()
})
