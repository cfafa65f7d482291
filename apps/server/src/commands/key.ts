// The command that rotates the key for encryption at rest.

import { randomBytes } from 'node:crypto'
import { isMigrated } from '../db/migrate'
import { reencrypt } from '../db/sealed'
import type { Db } from '../dependencies'
import { withAdvisoryLock } from '../platform/database/advisory-lock'
import { openDatabase } from '../platform/database/database'
import type { Log } from '../platform/log'
import { keyFileOf, newKey, secretKeysOf, writeKeys } from '../platform/secret-key'
import { StartError } from '../platform/start-error'
import { createSecrets } from '../secrets'
import type { Settings } from '../settings/settings'
import { recordCommand } from './audit'

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) }

/** Formats the result. */
const formatResult = ({ sealed, unreadable }: { sealed: number; unreadable: number }) => {
  const failed = `${unreadable} could not be read with the old one either: type those passwords again.`
  return `The key was changed: ${sealed} ${sealed === 1 ? 'secret is' : 'secrets are'} encrypted with the new one.${unreadable > 0 ? ` ${failed}` : ''}`
}

/** The advisory lock of a key rotation; the same number in every version. */
const rotationLock = 7_205_763

/** Runs a rotation exclusively: two at once would remove each other's new key. */
async function withRotationLock<T>(settings: Settings, log: Log, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, connection, close } = await openDatabase({ ...settings, log, beside: true })
  try {
    if (!(await isMigrated(db))) {
      throw new StartError('This database is from an older version: start the server once to update it.')
    }
    const locked = await withAdvisoryLock(connection, { key: rotationLock }, () => work(db))
    if (!locked.held) throw new StartError('The key is being changed already: wait until that is done.')
    return locked.result
  } finally {
    await close()
  }
}

/** Returns the new key and the current one. Creates the new key in a key file that has only one. */
async function bothKeys(settings: Settings, file: string | undefined): Promise<string[]> {
  const keys = await secretKeysOf(settings)
  // two keys: an interrupted or prepared rotation
  if (keys.length > 1) return keys
  if (file === undefined) {
    throw new StartError(
      'The key is in SECRET_KEY: set SECRET_KEY to a new one and SECRET_KEY_PREVIOUS to the old one, start every server anew, and run this again.',
    )
  }
  const both = [newKey(), ...keys]
  await writeKeys(file, both).catch((cause) => {
    throw new StartError(
      `${file} cannot be written (${cause.code}): put a new key on a line before the old one, start every server anew, and run this again.`,
      { cause },
    )
  })
  return both
}

/**
 * Rotates the key for encryption at rest. The file contains both keys until everything is encrypted with the new one, so
 * an interrupted rotation loses nothing and can be run again.
 */
export const rotateKey = (settings: Settings, log: Log): Promise<string> =>
  withRotationLock(settings, log, async (db) => {
    const file = keyFileOf(settings)
    const keys = await bothKeys(settings, file)
    const result = formatResult(
      await reencrypt(
        db,
        createSecrets(async () => keys, random),
      ),
    )
    await recordCommand(db, settings, 'rotateKey')
    if (file === undefined) return `${result} Take SECRET_KEY_PREVIOUS away now and start every server anew.`
    try {
      await writeKeys(file, keys.slice(0, 1))
      return `${result} It is the only one in ${file} now.`
    } catch (cause) {
      throw new StartError(`${result} Take all lines but the first out of ${file} now, which cannot be written.`, {
        cause,
      })
    }
  })
