// The keys for encryption at rest: reading, creating and replacing the key file.

import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SecretKeys } from '../secrets'
import { StartError } from './start-error'

type Given = {
  secretKey?: string | undefined
  secretKeyPrevious?: string | undefined
  secretKeyFile?: string | undefined
  dataDir: string
}

/** Minimum length of a key; shorter ones could be guessed. */
export const shortestKey = 32

/** One key per line: the first encrypts, all decrypt. */
async function readKeys(path: string): Promise<string[]> {
  const keys = (await readFile(path, 'utf8')).split('\n').flatMap((line) => line.trim() || [])
  if (keys.length === 0 || keys.some((key) => key.length < shortestKey)) {
    throw new StartError(`${path} holds no key: it needs ${shortestKey} letters at least.`)
  }
  return keys
}

/** Creates the key file. Of several servers that start at once, the others use the key of the first. */
async function makeKey(path: string): Promise<void> {
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `${newKey()}\n`, { mode: 0o600 })
  try {
    await link(own, path)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** The path of the key file, or `undefined` when the key is in the settings. */
export const keyFileOf = ({ secretKey, secretKeyFile, dataDir }: Given): string | undefined =>
  secretKey === undefined ? (secretKeyFile ?? join(dataDir, 'secret.key')) : undefined

/** The keys for encryption at rest, from the settings or from a file that only its owner can read. */
export async function secretKeysOf(given: Given): Promise<string[]> {
  const { secretKey, secretKeyPrevious, secretKeyFile, dataDir } = given
  if (secretKey !== undefined) return secretKeyPrevious === undefined ? [secretKey] : [secretKey, secretKeyPrevious]
  if (secretKeyFile !== undefined) {
    return readKeys(secretKeyFile).catch((cause) => {
      if (cause instanceof StartError) throw cause
      throw new StartError(`SECRET_KEY_FILE cannot be read (${cause.code}): ${secretKeyFile}`, { cause })
    })
  }
  const path = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  try {
    return await readKeys(path)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  }
  await makeKey(path)
  return readKeys(path)
}

/** Reads the keys at each use, so that a running server follows a rotation. Uses the last keys when the file is unreadable. */
export async function secretKeys(given: Given): Promise<SecretKeys> {
  let last = await secretKeysOf(given)
  const file = keyFileOf(given)
  if (file === undefined) return async () => last
  return async () => {
    last = await readKeys(file).catch(() => last)
    return last
  }
}

/** Replaces the key file atomically, with the same owner and mode. */
export async function writeKeys(path: string, keys: readonly string[]): Promise<void> {
  const { uid, gid } = await stat(path)
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    await file.writeFile(`${keys.join('\n')}\n`)
    if (process.getuid?.() === 0) await file.chown(uid, gid)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    const folder = await open(dirname(path))
    await folder.sync()
    await folder.close()
  } finally {
    await rm(unfinished, { force: true })
  }
}

export const newKey = () => randomBytes(32).toString('base64url')
