import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { Secrets } from '../../secrets'
import {
  type AuditKeys,
  type ChainEnd,
  type EndStore,
  type Ends,
  type EntryTexts,
  hashOfEntry,
  hashOfPart,
  type KeptEnd,
  macOfErasure,
  type PersonalPart,
  personalParts,
  readEnds,
  readKeys,
  selectTexts,
} from './chain'

export type AuditProblem =
  /** The ends of the chain are missing or were changed. */
  | { kind: 'ends' }
  /** Entries between two places are gone. */
  | { kind: 'missing'; from: string; to: string }
  /** An entry, one of its personal parts or its hash was changed. */
  | { kind: 'changed'; sequence: string; part: 'entry' | PersonalPart }
  /** An entry that no server with the secret key wrote, or that was changed before it was sealed. */
  | { kind: 'inserted'; sequence: string }
  /** Entries sealed with a key that this server's secret key cannot decrypt. */
  | { kind: 'key'; from: string; to: string }
  /** Entries stay unsealed. */
  | { kind: 'unsealed'; count: number }
  /** The chain does not contain the expected entry. */
  | { kind: 'unexpected'; sequence: string }
  /** The chain does not contain the end that this server keeps outside the database, or lacks its key. */
  | { kind: 'setBack'; sequence: string }

export type AuditReport = {
  sealed: number
  /** Parts that were erased. */
  erased: number
  /** The last entry that retention removed; 0 for none. */
  anchor: string
  head: ChainEnd
  problems: AuditProblem[]
}

type Options = {
  db: Db
  secrets: Secrets
  /** An end that was printed before. */
  expected?: ChainEnd | undefined
  /** The end outside the database. */
  kept?: EndStore | undefined
  /** Waits for as long as the writer may take. */
  wait(): Promise<void>
}

const batch = 2000

/** Recomputes every hash of the audit. Reads one snapshot, so that the server may run meanwhile. */
export async function verifyAudit({ db, secrets, expected, kept, wait }: Options): Promise<AuditReport> {
  // before the snapshot, because the server may write meanwhile
  const seen = await kept?.read()
  const report = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => verifyChain(tx, secrets, { expected, seen }))
  const unsealed = await unsealedIds(db)
  if (unsealed.length === 0) return report
  await wait()
  const later = new Set(await unsealedIds(db))
  const count = unsealed.filter((id) => later.has(id)).length
  if (count > 0) report.problems.push({ kind: 'unsealed', count })
  return report
}

const unsealedIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('audit').select('id').where('sequence', 'is', null).execute()).map(({ id }) => String(id))

/** Copies of earlier ends: printed before, and kept by this server. */
type Copies = { expected?: ChainEnd | undefined; seen?: KeptEnd | undefined }

/** Verifies what a transaction sees. */
export async function verifyChain(tx: Db, secrets: Secrets, { expected, seen }: Copies = {}): Promise<AuditReport> {
  const keys = await readKeys(tx, secrets)
  const known = await readEnds(tx, keys)
  const ends: Ends = known?.ends ?? {
    ...{ anchor_sequence: '0', anchor_hash: '', sequence: '0', hash: '', broken_sequence: null, unsigned_until: null },
  }
  const problems: AuditProblem[] = []
  const report = { sealed: 0, erased: 0, anchor: ends.anchor_sequence, head: endOf(ends), problems }
  const unknown = known ? known.authentic !== true : keys.stored.size > 0
  if (unknown || ends.broken_sequence !== null) problems.push({ kind: 'ends' })

  const erasures = await readErasures(tx)
  let last: ChainEnd = { sequence: ends.anchor_sequence, hash: ends.anchor_hash }
  let missing = [expected, seen].filter((copy) => copy !== undefined && !isSame(last, copy))
  for (let from = '0'; ; ) {
    const condition = sql`sequence > ${from}::bigint order by audit.sequence limit ${batch}`
    const { rows } = await selectTexts(condition).execute(tx)
    for (const row of rows) {
      const entry = { ...row, sequence: row.sequence ?? '', hash: row.hash ?? '' }
      const next = BigInt(last.sequence) + 1n
      if (BigInt(entry.sequence) > next) {
        problems.push({ kind: 'missing', from: String(next), to: String(BigInt(entry.sequence) - 1n) })
      }
      problems.push(...(await problemsOf(keys, last.hash, entry, erasures)))
      report.sealed += 1
      report.erased += Object.keys(entry.erased ?? {}).length
      last = { sequence: entry.sequence, hash: entry.hash }
      missing = missing.filter((copy) => copy && !isSame(last, copy))
    }
    if (rows.length < batch) break
    from = last.sequence
  }
  if (BigInt(last.sequence) < BigInt(ends.sequence)) {
    problems.push({ kind: 'missing', from: String(BigInt(last.sequence) + 1n), to: ends.sequence })
  } else if (!isSame(last, endOf(ends)) && !problems.some(({ kind }) => kind === 'ends')) {
    problems.push({ kind: 'ends' })
  }
  // retention has removed what lies before the anchor
  const isLost = (copy: ChainEnd) => missing.includes(copy) && BigInt(copy.sequence) >= BigInt(ends.anchor_sequence)
  if (expected && isLost(expected)) problems.push({ kind: 'unexpected', sequence: expected.sequence })
  if (seen && (isLost(seen) || !keys.byId.has(seen.keyId))) problems.push({ kind: 'setBack', sequence: seen.sequence })
  report.problems = joined(problems)
  return report
}

const endOf = ({ sequence, hash }: Ends): ChainEnd => ({ sequence, hash })
const isSame = (one: ChainEnd, other: ChainEnd) => one.sequence === other.sequence && one.hash === other.hash

/** The ids of the entries that record erasures. */
async function readErasures(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('audit').select('id').where('action', '=', 'erase').execute()
  return new Set(rows.map(({ id }) => String(id)))
}

type Sealed = EntryTexts & ChainEnd

async function problemsOf(
  keys: AuditKeys,
  before: string,
  entry: Sealed,
  erasures: ReadonlySet<string>,
): Promise<AuditProblem[]> {
  const { sequence } = entry
  const key = keys.byId.get(entry.key_id ?? '')
  if (!key) return [{ kind: 'key', from: sequence, to: sequence }]
  const problems: AuditProblem[] = []
  if ((await hashOfEntry(key, before, sequence, entry)) !== entry.hash) {
    problems.push({ kind: 'changed', sequence, part: 'entry' })
  }
  if (entry.flaw !== null) problems.push({ kind: 'inserted', sequence })
  for (const part of personalParts) {
    if (!(await isPartGood(keys, entry, part, erasures))) problems.push({ kind: 'changed', sequence, part })
  }
  return problems
}

async function isPartGood(keys: AuditKeys, entry: Sealed, part: PersonalPart, erasures: ReadonlySet<string>) {
  const key = keys.byId.get(entry.key_id ?? '')
  if (!key) return false
  const erased = entry.erased?.[part]
  if (!erased) return (await hashOfPart(key, part, entry)) === entry.hashes[part]
  const values = entry.personal?.values[part]
  if (!values || entry.personal?.salts[part] !== null || !erasures.has(erased.by)) return false
  // a later key may have been in use when it was erased
  for (const one of keys.byId.values()) {
    if ((await macOfErasure(one, { id: entry.id, part, by: erased.by, values })) === erased.mac) return true
  }
  return false
}

/** Joins problems of the same kind with neighbouring places. */
function joined(problems: readonly AuditProblem[]): AuditProblem[] {
  const all: AuditProblem[] = []
  for (const problem of problems) {
    const last = all.at(-1)
    if (problem.kind === 'key' && last?.kind === 'key' && BigInt(last.to) + 1n === BigInt(problem.from)) {
      last.to = problem.to
    } else all.push({ ...problem })
  }
  return all
}
