import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error'

type Given = { secretKey?: string | undefined; secretKeyFile?: string | undefined; dataDir: string }

/** Shorter ones can be guessed. */
export const shortestKey = 32

async function readKey(path: string): Promise<string> {
  const key = (await readFile(path, 'utf8')).trim()
  if (key.length < shortestKey) throw new StartError(`${path} holds no key: it needs ${shortestKey} letters at least.`)
  return key
}

/** Several servers that start at once in one folder make one key: whoever is second finds the first one's. */
async function makeKey(path: string): Promise<void> {
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    await link(own, path)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** The key of what is encrypted at rest: the one given, or a file in the data directory that only its owner reads. */
export async function secretKeyOf({ secretKey, secretKeyFile, dataDir }: Given): Promise<string> {
  if (secretKey !== undefined) return secretKey
  if (secretKeyFile !== undefined) {
    return readKey(secretKeyFile).catch((cause) => {
      if (cause instanceof StartError) throw cause
      throw new StartError(`SECRET_KEY_FILE cannot be read (${cause.code}): ${secretKeyFile}`, { cause })
    })
  }
  const path = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  try {
    return await readKey(path)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  }
  await makeKey(path)
  return readKey(path)
}
