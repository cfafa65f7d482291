import { sql } from 'kysely'
import type { Clock, Db } from '../../dependencies'
import type { Log } from '../../platform/log'
import { createRepeatedWork, type RepeatedWork } from '../../platform/repeated-work'
import type { Secrets } from '../../secrets'
import { inTransaction } from '../transaction'
import {
  type AuditKey,
  type AuditKeys,
  type EndStore,
  type Ends,
  type EntryTexts,
  hashOfEntry,
  hashOfPart,
  lockChain,
  personalParts,
  readEnds,
  readKeys,
  selectTexts,
  storeKey,
  tryLockChain,
  writeEnds,
} from './chain'
import { earlier, isSigned, lastUnsigned } from './signatures'

/** `kept` is absent in a browser. */
export type Sealing = { db: Db; secrets: Secrets; clock: Clock; kept?: EndStore | undefined }

/** Entries of one transaction. */
const batch = 1000
/** An entry is sealed within this time after its commit, in ms. */
export const sealedWithin = 5_000
const sealEvery = 2_000

/** Seals all committed entries. Returns their number; 0 also while another server seals. */
export async function sealAudit(sealing: Sealing): Promise<number> {
  let total = 0
  for (;;) {
    const { count, chain } = await inTransaction(
      sealing.db,
      async (tx): Promise<Batch> => ((await tryLockChain(tx)) ? sealBatch(tx, sealing) : { count: 0 }),
    )
    if (chain) await keepEnd(sealing, chain)
    total += count
    if (count < batch) return total
  }
}

/** Keeps a later end than the kept one: an earlier one is that of a database that was set back. */
async function keepEnd({ kept }: Pick<Sealing, 'kept'>, { key, ends }: Chain): Promise<void> {
  const before = await kept?.read()
  const { sequence, hash } = ends
  if (before && BigInt(before.sequence) >= BigInt(sequence)) return
  await kept?.write({ sequence, hash, keyId: key.id })
}

type Chain = { keys: AuditKeys; key: AuditKey; ends: Ends & { unsigned_until: string } }
/** The number of sealed entries, and the chain after them. */
type Batch = { count: number; chain?: Chain }

/** Takes the lock and seals everything that the transaction sees. Returns the key and the ends. */
export async function lockAndSeal(tx: Db, sealing: Omit<Sealing, 'db'>): Promise<Chain> {
  await lockChain(tx)
  while ((await sealBatch(tx, sealing)).count === batch);
  const chain = await openChain(tx, sealing)
  await writeEnds(tx, chain.key, chain.ends)
  return chain
}

/** The newest key and the ends of the chain. Creates what is missing, and marks ends that cannot be trusted as broken. */
async function openChain(tx: Db, { secrets, clock, kept }: Omit<Sealing, 'db'>): Promise<Chain> {
  const keys = await readKeys(tx, secrets)
  const known = await readEnds(tx, keys)
  const seen = await kept?.read()
  const key = keys.current
  if (!keys.stored.has(key.id)) await storeKey(tx, secrets, key, clock.now())
  const stored = known?.ends ?? (await endsOfRows(tx))
  const ends = { ...stored, unsigned_until: stored.unsigned_until ?? (await lastUnsigned(tx)) }
  const isSetBack = seen !== undefined && BigInt(seen.sequence) > BigInt(ends.sequence)
  // a first start has no entries, no key and no kept end
  const isRemoved = !known && (keys.stored.size > 0 || ends.sequence !== '0' || seen !== undefined)
  const broken = known?.authentic === false || isRemoved || isSetBack
  return { keys, key, ends: broken ? { ...ends, broken_sequence: ends.sequence } : ends }
}

async function endsOfRows(tx: Db): Promise<Ends> {
  const last = await tx
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [sequence, hash] = [String(last?.sequence ?? 0), last?.hash ?? '']
  return { anchor_sequence: '0', anchor_hash: '', sequence, hash, broken_sequence: null, unsigned_until: null }
}

/** Seals the next entries in the order of their ids. The transaction holds the lock. */
async function sealBatch(tx: Db, sealing: Omit<Sealing, 'db'>): Promise<Batch> {
  const condition = sql`sequence is null order by audit.id limit ${batch}`
  const { rows } = await selectTexts(condition).execute(tx)
  if (rows.length === 0) return { count: 0 }
  const { keys, key, ends } = await openChain(tx, sealing)
  const isOwn = async (entry: EntryTexts) =>
    (await isSigned(keys, entry)) || (entry.mac === earlier && BigInt(entry.id) <= BigInt(ends.unsigned_until))
  let { sequence, hash } = ends
  // an entry that claims a place after the end is not overwritten
  const highest = (await endsOfRows(tx)).sequence
  if (BigInt(highest) > BigInt(sequence)) sequence = highest
  const seals: (Record<'sequence' | 'hash' | 'id', string> & Pick<EntryTexts, 'hashes' | 'flaw'>)[] = []
  for (const entry of rows) {
    const hashes = Object.fromEntries(
      await Promise.all(personalParts.map(async (part) => [part, await hashOfPart(key, part, entry)] as const)),
    ) as EntryTexts['hashes']
    sequence = String(BigInt(sequence) + 1n)
    // sealed all the same, so that it cannot vanish
    const flaw = (await isOwn(entry)) ? null : 'unsigned'
    hash = await hashOfEntry(key, hash, sequence, { ...entry, hashes, flaw })
    seals.push({ id: entry.id, sequence, hash, hashes, flaw })
  }
  await sql`
    update audit set sequence = seal.sequence, hash = seal.hash, key_id = ${key.id},
      author_hash = seal.hashes ->> 'author', record_hash = seal.hashes ->> 'record',
      changes_hash = seal.hashes ->> 'changes', flaw = seal.flaw
    from jsonb_to_recordset(${JSON.stringify(seals)}::text::jsonb)
      as seal (id bigint, sequence bigint, hash text, hashes jsonb, flaw text)
    where audit.id = seal.id
  `.execute(tx)
  // a signature would confirm a guess of an erased value
  await sql`update audit_personal set mac = null where entry_id = any(${seals.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  const chain = { keys, key, ends: { ...ends, sequence, hash } }
  await writeEnds(tx, key, chain.ends)
  return { count: rows.length, chain }
}

/** Seals entries while the server runs, on one of the servers that share a database at a time. */
export const createAuditSealer = ({ log, every, ...sealing }: Sealing & { log: Log; every?: RepeatedWork['every'] }) =>
  createRepeatedWork({
    everyMs: sealEvery,
    work: () => sealAudit(sealing),
    onError: (error) => log.error('The audit was not sealed', { error }),
    // a server that is stopped for long leaves nothing open
    runsAtStop: true,
    every,
  })
