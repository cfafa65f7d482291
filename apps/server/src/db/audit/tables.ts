import type { ColumnType, Generated } from 'kysely'

/** Filled by the database itself, never written. */
type Derived<T> = ColumnType<T, never, never>

/** An entry of the audit, without personal values. The seal's columns are null until it is sealed. */
export type AuditTable = {
  /** In the order of writing. */
  id: Derived<string>
  mall_id: string | null
  at: Date
  area: string
  action: string
  resource: string
  record_id: string
  /** Its place in the chain, from 1. */
  sequence: ColumnType<string | null, never, string>
  hash: ColumnType<string | null, never, string>
  author_hash: ColumnType<string | null, never, string>
  record_hash: ColumnType<string | null, never, string>
  changes_hash: ColumnType<string | null, never, string>
  key_id: ColumnType<string | null, never, string>
  /** `unsigned`: no server with the secret key wrote it. */
  flaw: ColumnType<string | null, never, string>
}

/** The personal values of an entry, which can be erased. */
export type AuditPersonalTable = {
  entry_id: string
  by: { id: string; name: string }
  /** Network address of the author. */
  address: string | null
  client: string | null
  record_name: unknown
  changes: { path: string; before: unknown; after: unknown }[]
  /** Null once the part is erased. */
  author_salt: Generated<string | null>
  record_salt: Generated<string | null>
  changes_salt: Generated<string | null>
  /** The erasures of parts, by part. */
  erased: ColumnType<Record<string, { by: string; mac: string }> | null, never, unknown>
  mac: string | null
  /** Names of author and record, folded to be searched. */
  search_text: Derived<string>
}

/** A key of the chain, as `Secrets` seal it. */
export type AuditKeyTable = { id: string; sealed: string; created_at: Date }

/** The ends of the chain: one row. */
export type AuditChainTable = {
  id: Generated<boolean>
  /** The last entry that retention removed. */
  anchor_sequence: string
  anchor_hash: string
  /** The newest sealed entry. */
  sequence: string
  hash: string
  /** The newest entry when a change of this row was noticed; the last that may be unsigned, from an earlier version. */
  broken_sequence: string | null
  unsigned_until: string | null
  key_id: string
  mac: string
}
