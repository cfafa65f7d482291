import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { importSigningKey, type Secrets, type SigningKey, toBase64url } from '../../secrets'
import { auditKeyContext, lockSealing } from '../sealed'
import type { AuditChainTable, AuditTable } from './tables'

/** Advisory lock of whoever changes sealed entries or the chain's ends; must be the same in every version. */
const chainLock = sql`${7_205_764}::bigint`

/** Waits until no other server or command changes the chain. */
export const lockChain = (tx: Db) => sql`select pg_advisory_xact_lock(${chainLock})`.execute(tx)

/** Whether this transaction got the lock; another server holds it otherwise. */
export async function tryLockChain(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${chainLock}) as held`.execute(tx)
  return rows[0]?.held === true
}

export type AuditKey = { id: string; key: CryptoKey }

/** The keys that this server's secret key opens or derives, by id. */
export type AuditKeys = {
  byId: ReadonlyMap<string, AuditKey>
  /** Seals new entries. */
  current: SigningKey
  /** The ids of stored keys; there are none before the first entry is sealed. */
  stored: ReadonlySet<string>
}

export async function readKeys(db: Db, secrets: Secrets): Promise<AuditKeys> {
  const byId = new Map<string, AuditKey>()
  const rows = await db.selectFrom('audit_key').selectAll().orderBy('created_at').orderBy('id').execute()
  for (const { id, sealed } of rows) {
    const text = await secrets.open(sealed, auditKeyContext(id))
    if (text !== undefined) byId.set(id, { id, key: await importSigningKey(text) })
  }
  const derived = await secrets.signingKeys()
  for (const { id, key } of derived) byId.set(id, { id, key })
  const [current] = derived
  if (!current) throw new Error('There is no secret key')
  return { byId, current, stored: new Set(rows.map(({ id }) => id)) }
}

/** Stores a key, encrypted, to verify its entries after a rotation of the secret key. */
export async function storeKey(tx: Db, secrets: Secrets, { id, text }: SigningKey, now: Date): Promise<void> {
  await lockSealing(tx)
  const sealed = await secrets.seal(text, auditKeyContext(id))
  const row = { id, sealed, created_at: now }
  await tx
    .insertInto('audit_key')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute()
}

/** An entry's place in the chain and its hash, to compare with a copy that is kept elsewhere. */
export type ChainEnd = { sequence: string; hash: string }

/** The end of the chain as it was sealed last, and its key. */
export type KeptEnd = ChainEnd & { keyId: string }

/** A place for the end of the chain outside the database. */
export type EndStore = { read(): Promise<KeptEnd | undefined>; write(end: KeptEnd): Promise<void> }

const encoder = new TextEncoder()

/** HMAC-SHA-256 over a list of texts. JSON keeps their borders. */
export async function hashOf({ key }: AuditKey, texts: readonly (string | null)[]): Promise<string> {
  const bytes = encoder.encode(JSON.stringify(texts))
  return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)))
}

/** The parts of the personal values, which are hashed and erased separately. */
export const personalParts = ['author', 'record', 'changes'] as const
export type PersonalPart = (typeof personalParts)[number]

/** An entry as text, so that every stored byte counts: dates to the microsecond, JSON as the database writes it. */
export type EntryTexts = Pick<
  Selectable<AuditTable>,
  'id' | 'mall_id' | 'area' | 'action' | 'resource' | 'record_id' | 'sequence' | 'hash' | 'key_id' | 'flaw'
> & {
  at: string
  hashes: Record<PersonalPart, string | null>
  /** Null when the row of personal values is missing. */
  personal: { values: Record<PersonalPart, (string | null)[]>; salts: Record<PersonalPart, string | null> } | null
  erased: Record<string, { by: string; mac: string }> | null
  mac: string | null
}

/** Selects entries as text; `condition` selects rows of `audit`. */
export const selectTexts = (condition: RawBuilder<unknown>) => sql<EntryTexts>`
  select audit.id::text as id, mall_id, area, action, resource, record_id, sequence::text as sequence, hash, key_id,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
    jsonb_build_object('author', author_hash, 'record', record_hash, 'changes', changes_hash) as hashes,
    case when entry_id is not null then jsonb_build_object(
      'values', jsonb_build_object(
        'author', jsonb_build_array(by::text, address, client),
        'record', jsonb_build_array(record_name::text),
        'changes', jsonb_build_array(changes::text)
      ),
      'salts', jsonb_build_object('author', author_salt, 'record', record_salt, 'changes', changes_salt)
    ) end as personal,
    erased, mac, flaw
  from audit left join audit_personal on entry_id = audit.id
  where ${condition}
`

export const hashOfPart = (key: AuditKey, part: PersonalPart, { personal }: Pick<EntryTexts, 'personal'>) =>
  personal ? hashOf(key, ['part', part, personal.salts[part], ...personal.values[part]]) : null

type Link = Pick<EntryTexts, 'flaw' | 'id' | 'mall_id' | 'at' | 'area' | 'action' | 'resource' | 'record_id' | 'hashes'>

/** The hash of an entry in the chain, after the entry before it. */
export const hashOfEntry = (key: AuditKey, before: string, sequence: string, entry: Link) =>
  hashOf(key, [
    ...['entry', before, sequence, entry.id, entry.mall_id, entry.at, entry.area, entry.action, entry.resource],
    ...[entry.record_id, ...personalParts.map((part) => entry.hashes[part])],
    ...(entry.flaw === null ? [] : [entry.flaw]),
  ])

/** Proof that this server erased a part, and what it left there. */
export const macOfErasure = (
  key: AuditKey,
  { id, part, by, values }: { id: string; part: PersonalPart; by: string; values: readonly (string | null)[] },
) => hashOf(key, ['erased', id, part, by, ...values])

export type Ends = Omit<Selectable<AuditChainTable>, 'id' | 'mac' | 'key_id'>

const macOfEnds = (key: AuditKey, ends: Ends) =>
  hashOf(key, [
    ...['ends', ends.anchor_sequence, ends.anchor_hash, ends.sequence, ends.hash, ends.broken_sequence],
    ...(ends.unsigned_until === null ? [] : [ends.unsigned_until]),
  ])

/** The stored ends. `authentic` is false when they were changed without the key, and undefined when their key is lost. */
export async function readEnds(db: Db, keys: AuditKeys): Promise<{ ends: Ends; authentic?: boolean } | undefined> {
  const row = await db.selectFrom('audit_chain').selectAll().executeTakeFirst()
  if (!row) return undefined
  const { mac, key_id } = row
  // PGlite reads such integers as numbers
  const ends = {
    anchor_sequence: String(row.anchor_sequence),
    anchor_hash: row.anchor_hash,
    sequence: String(row.sequence),
    hash: row.hash,
    broken_sequence: row.broken_sequence === null ? null : String(row.broken_sequence),
    unsigned_until: row.unsigned_until === null ? null : String(row.unsigned_until),
  }
  const key = keys.byId.get(key_id)
  return key ? { ends, authentic: (await macOfEnds(key, ends)) === mac } : { ends }
}

export async function writeEnds(tx: Db, key: AuditKey, ends: Ends): Promise<void> {
  const row = { ...ends, key_id: key.id, mac: await macOfEnds(key, ends) }
  await tx
    .insertInto('audit_chain')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
