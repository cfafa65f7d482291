import { sql } from 'kysely'
import type { Db } from '../dependencies'
import type { Secrets } from '../secrets'
import { inTransaction } from '../store/transaction'

/** Encryption context of a mall's SMS password. A value moved to another mall cannot be decrypted. */
export const smsContext = (mallId: string) => `sms ${mallId}`

/** All columns with encrypted values, with the encryption context of a value. */
export const sealedColumns = [
  { table: 'sms_settings', id: 'mall_id', column: 'password_sealed', context: smsContext },
] as const

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
      const rows = await tx.selectFrom(table).select([id, column]).where(column, 'is not', null).forUpdate().execute()
      for (const row of rows) {
        const value = row[column]
        if (value === null) continue
        const text = await secrets.open(value, context(row[id]))
        if (text === undefined) {
          counts.unreadable += 1
          continue
        }
        const sealed = await secrets.seal(text, context(row[id]))
        await tx
          .updateTable(table)
          .set({ [column]: sealed })
          .where(id, '=', row[id])
          .execute()
        counts.sealed += 1
      }
    }
    return counts
  })
