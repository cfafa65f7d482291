import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table audit add column flaw text`,
  sql`alter table audit_personal add column mac text`,
  sql`alter table audit_chain add column unsigned_until bigint`,
  // entries of earlier versions that are not sealed yet have no signature
  sql`update audit_personal set mac = 'earlier' from audit where audit.id = entry_id and sequence is null`,
]

/** Entries of the audit are signed when they are written. */
export const signedEntries = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
