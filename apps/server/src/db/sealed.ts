import { sql } from 'kysely'
import type { Db } from '../dependencies'
import type { Secrets } from '../secrets'
import { inTransaction } from './transaction'

/** Encryption context of a mall's SMS password. A value moved to another mall cannot be decrypted. */
export const smsContext = (mallId: string) => `sms ${mallId}`

/** Encryption context of a key of the audit's chain. */
export const auditKeyContext = (id: string) => `audit key ${id}`

type SealedColumn = { table: string; id: string; column: string; context: (id: string) => string }

/** All columns with encrypted values, with the encryption context of a value. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'sms_settings', id: 'mall_id', column: 'password_sealed', context: smsContext },
  { table: 'audit_key', id: 'id', column: 'sealed', context: auditKeyContext },
]

/** Advisory lock; must be the same in every version. Writers share it, re-encryption holds it exclusively. */
const sealLock = 7_205_762

/** Take it before encrypting a value for storage; prevents re-encryption until the transaction ends. */
export const lockSealing = (tx: Db) => sql`select pg_advisory_xact_lock_shared(${sealLock}::bigint)`.execute(tx)

/** Re-encrypts all stored values with the first key in one transaction. Values that no key decrypts stay unchanged. */
export const reencrypt = (db: Db, secrets: Secrets): Promise<{ sealed: number; unreadable: number }> =>
  inTransaction(db, async (tx) => {
    const counts = { sealed: 0, unreadable: 0 }
    await sql`select pg_advisory_xact_lock(${sealLock}::bigint)`.execute(tx)
    for (const { table, id, column, context } of sealedColumns) {
      const [sealedIn, value, key] = [sql.table(table), sql.ref(column), sql.ref(id)]
      const { rows } = await sql<{ id: string; value: string }>`
        select ${key} as id, ${value} as value from ${sealedIn} where ${value} is not null for update
      `.execute(tx)
      for (const row of rows) {
        const text = await secrets.open(row.value, context(row.id))
        if (text === undefined) {
          counts.unreadable += 1
          continue
        }
        const sealed = await secrets.seal(text, context(row.id))
        await sql`update ${sealedIn} set ${value} = ${sealed} where ${key} = ${row.id}`.execute(tx)
        counts.sealed += 1
      }
    }
    return counts
  })
