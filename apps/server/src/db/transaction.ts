import { Refusal } from '../refusal'
import type { Db } from '../seams'

const conflicts = ['40001', '40P01']
const missingReference = '23503'
const mostTries = 5

/** Runs `work` in a transaction; when the database breaks a deadlock by ending it, nothing was done and it runs again. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  // within another's transaction it is part of that one
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string }
      // the mall was deleted while this was under way
      if (code === missingReference && constraint?.endsWith('_mall_id_fkey')) throw new Refusal('not_found')
      if (tries === mostTries || !conflicts.includes(code ?? '')) throw error
    }
  }
}
