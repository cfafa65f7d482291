import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AuditKind } from '@kiosk-admin/api-client'
import { auditRecordId, commandAuthor, commandOrigin } from '../db/audit/authors'
import type { ChainEnd } from '../db/audit/chain'
import { sealAudit, sealedWithin } from '../db/audit/seal'
import { type AuditProblem, verifyAudit } from '../db/audit/verify'
import { isMigrated } from '../db/migrate'
import type { Db } from '../dependencies'
import { auditEndFile } from '../platform/audit-end-file'
import { openDatabase } from '../platform/database/database'
import type { Log } from '../platform/log'
import { secretKeys } from '../platform/secret-key'
import { StartError } from '../platform/start-error'
import type { Random } from '../random'
import { createSecrets } from '../secrets'
import type { Settings } from '../settings/settings'
import { audit } from '../store/audit'

const random: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) }
const clock = { now: () => new Date() }

export const secretsOf = async (settings: Settings) => createSecrets(await secretKeys(settings), random)

/** Seals the entries of a command, because the server may be stopped. A failure leaves it to the server. */
export async function sealAfterCommand(db: Db, settings: Settings): Promise<void> {
  try {
    await sealAudit({ db, secrets: await secretsOf(settings), clock, kept: auditEndFile(settings.dataDir) })
  } catch {
    // the command itself has succeeded
  }
}

/** Records a command that is about the whole installation. */
export async function recordCommand(db: Db, settings: Settings, action: AuditKind): Promise<void> {
  const entry = { mallId: null, area: 'Mall', resource: 'Installation', id: auditRecordId, name: null, action } as const
  const secrets = await secretsOf(settings)
  await audit({ tx: db, now: clock.now(), by: commandAuthor, origin: commandOrigin, secrets }, [entry])
  await sealAfterCommand(db, settings)
}

function endIn(text: string | undefined): ChainEnd | undefined {
  if (text === undefined) return undefined
  const [, sequence, hash] = /^(\d{1,18}):([\w-]{43})$/.exec(text) ?? []
  if (!sequence || !hash) throw new StartError(`--expect is ${JSON.stringify(text)}: give what this command printed.`)
  return { sequence, hash }
}

const range = ({ from, to }: { from: string; to: string }) =>
  from === to ? `Entry ${from} is` : `Entries ${from} to ${to} are`

function sentenceOf(problem: AuditProblem): string {
  switch (problem.kind) {
    case 'ends':
      return 'The chain’s end was changed or removed.'
    case 'missing':
      return `${range(problem)} missing.`
    case 'changed':
      return `Entry ${problem.sequence} was changed (${problem.part}).`
    case 'inserted':
      return `Entry ${problem.sequence} was not written by Kiosk Admin, or was changed before it was sealed.`
    case 'key':
      return `${range(problem)} sealed with a key that this secret key does not open.`
    case 'unsealed':
      return `${problem.count} ${problem.count === 1 ? 'entry is' : 'entries are'} not sealed: start the server.`
    case 'unexpected':
      return `Entry ${problem.sequence} is not the one that was expected.`
    case 'setBack':
      return `Entry ${problem.sequence}, which audit-end.json names, is not in the history: the database was set back or rewritten.`
  }
}

/** More would not fit on a screen. */
const shownProblems = 20

/** Verifies the chain of the audit. Throws a sentence for each problem. */
export async function verifyHistory(settings: Settings, log: Log, expect: string | undefined): Promise<string> {
  const expected = endIn(expect)
  const { unlimited: db, close } = await openDatabase({ ...settings, log, beside: true })
  try {
    if (!(await isMigrated(db))) {
      throw new StartError('This database is from an older version: start the server once to update it.')
    }
    const secrets = await secretsOf(settings)
    const { problems, sealed, erased, anchor, head } = await verifyAudit({
      ...{ db, secrets, expected, kept: auditEndFile(settings.dataDir) },
      wait: () => setTimeout(sealedWithin),
    })
    if (problems.length > 0) {
      const sentences = problems.slice(0, shownProblems).map(sentenceOf)
      const rest = problems.length - sentences.length
      throw new StartError(
        [`The history is not whole.`, ...sentences, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'),
      )
    }
    const removed = anchor === '0' ? '' : ` Retention removed the first ${anchor}.`
    const parts = erased === 0 ? '' : ` ${erased} personal ${erased === 1 ? 'value was' : 'values were'} erased.`
    const kept =
      sealed === 0 ? '' : `\nKeep its end elsewhere, and compare later with --expect ${head.sequence}:${head.hash}`
    return `The history is whole: ${sealed} ${sealed === 1 ? 'entry' : 'entries'}.${removed}${parts}${kept}`
  } finally {
    await close()
  }
}
