// The command that removes private data from files of earlier versions.

import { randomBytes } from 'node:crypto'
import { commandAuthor, commandOrigin } from '../db/audit/authors'
import { mostUnused, removeUnused } from '../db/media/stored-files'
import { isMigrated } from '../db/migrate'
import type { Db } from '../dependencies'
import { openDatabase } from '../platform/database/database'
import { filmsInWorker } from '../platform/files/films-in-worker'
import { openFiles } from '../platform/files/open-files'
import { sharpPictures } from '../platform/files/sharp-pictures'
import type { Log } from '../platform/log'
import { StartError } from '../platform/start-error'
import { relayMessages } from '../relay/interprocess'
import { notifyProcesses } from '../relay/postgres-bus'
import { openRedisBus } from '../relay/redis-bus'
import type { Settings } from '../settings/settings'
import type { ChangeEvent, Transaction } from '../store/change'
import { type Cleaned, cleanMedia } from '../store/media/clean-media'
import { sealAfterCommand, secretsOf } from './audit'

/** The most names that the command prints. */
const maxNamed = 20

const filesIn = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`

const messagesOf = (events: readonly ChangeEvent[]) =>
  events.flatMap((event) => {
    if (event.kind !== 'changed') return []
    const { kind, id, ...change } = event
    return relayMessages('command', { kind, change: { ...change, ids: [id] } })
  })

function sentenceOf(all: readonly Cleaned[]): string {
  const of = (outcome: Cleaned['outcome']) => all.filter((one) => one.outcome === outcome)
  const named = (outcome: Cleaned['outcome'], reason: string) => {
    const rows = of(outcome)
    if (rows.length === 0) return ''
    const names = rows.slice(0, maxNamed).map(({ row }) => `“${row.name}”`)
    const more = rows.length - names.length
    return ` ${reason}: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  }
  const cleaned = of('cleaned').length
  return (
    (cleaned === 0
      ? `${filesIn(all.length)} checked: none has private data that can be removed.`
      : `${filesIn(all.length)} checked, ${cleaned} cleaned. Drafts have the clean ones; the kiosks show them after you publish.`) +
    named('refused', 'Unchanged, because uploads refuse them today') +
    named('missing', 'Missing')
  )
}

/** Removes private data from the files of all malls, and reads the format of films. Works beside a running server. */
export async function cleanStoredMedia(settings: Settings, log: Log): Promise<string> {
  const { db, close } = await openDatabase({ ...settings, log, beside: true })
  const [pictures, films] = [sharpPictures(), filmsInWorker()]
  const { redisUrl } = settings
  const redis = redisUrl === undefined ? undefined : await openRedisBus({ url: redisUrl, log })
  try {
    if (!(await isMigrated(db))) {
      throw new StartError('This database is from an older version: start the server once to update it.')
    }
    const files = await openFiles(settings)
    const now = new Date()
    const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) }
    const secrets = await secretsOf(settings)
    const cleaning = { db, files, pictures, films, random, secrets, now, by: commandAuthor, origin: commandOrigin }
    const unsent: string[] = []
    const notify = async ({ tx, events }: Transaction) => {
      if (redis) unsent.push(...messagesOf(events))
      else await notifyProcesses(tx, messagesOf(events))
    }
    const all: Cleaned[] = []
    for await (const cleaned of cleanMedia(cleaning, notify)) {
      all.push(cleaned)
      if (redis && unsent.length > 0) await redis.publish(unsent.splice(0))
    }
    await removeAllUnused(db, files, now)
    await sealAfterCommand(db, settings)
    return sentenceOf(all)
  } finally {
    await Promise.all([pictures.close(), films.close(), redis?.close()])
    await close()
  }
}

/** Deletes former bytes that no publication has. */
async function removeAllUnused(db: Db, files: Parameters<typeof removeUnused>[1], now: Date): Promise<void> {
  while ((await removeUnused(db, files, now)) === mostUnused);
}
