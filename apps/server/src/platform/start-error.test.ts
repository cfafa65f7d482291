import { expect, test } from 'vitest'
import { StartError, withFileStartError } from './start-error'

const refusedWith = (code: string) =>
  withFileStartError('/data', async () => {
    throw Object.assign(new Error(`${code}: the system's words`), { code })
  })

test.each([
  ['EACCES', '/data cannot be written: set DATA_DIR to a folder that this account may write.'],
  ['EROFS', '/data cannot be written: set DATA_DIR to a folder that this account may write.'],
  ['ENOSPC', 'There is no space left on the disk of /data: free some, or set DATA_DIR to a folder on another disk.'],
  ['ENOTDIR', '/data is not a folder: set DATA_DIR to a folder.'],
])('explains %s in a sentence', async (code, sentence) => {
  await expect(refusedWith(code)).rejects.toEqual(new StartError(sentence))
})

test('rethrows other errors unchanged', async () => {
  await expect(refusedWith('EMFILE')).rejects.toThrow("EMFILE: the system's words")
})
