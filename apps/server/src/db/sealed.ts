import { sql } from 'kysely'
import type { Db } from '../dependencies'
import type { Secrets } from '../secrets'
import { inTransaction } from '../store/transaction'

/** What a mall's password for text messages is sealed for: moved to another mall it does not open. */
export const smsContext = (mallId: string) => `sms ${mallId}`

/** Every column whose values are sealed, with what each value is sealed for. */
export const sealedColumns = [
  { table: 'sms_settings', id: 'mall_id', column: 'password_sealed', context: smsContext },
] as const

/** Any number, the same in every version: shared by who seals, held alone by who seals everything anew. */
const sealLock = 7_205_762

/** Before a value is sealed to be kept: until the transaction ends nobody seals everything anew. */
export const lockSealing = (tx: Db) => sql`select pg_advisory_xact_lock_shared(${sealLock}::bigint)`.execute(tx)

/** Seals every kept value with the first key, in one transaction; those that no key opens stay as they are. */
export const sealAnew = (db: Db, secrets: Secrets): Promise<{ sealed: number; unreadable: number }> =>
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
