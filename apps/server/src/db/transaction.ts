import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import type { Secrets } from '../secrets'
import type { Author } from './schema'

const conflicts = ['40001', '40P01']
const missingReference = '23503'
const mostTries = 5

/** Runs `work` in a transaction. Repeats it when the database rolled it back to break a deadlock. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  // a nested call joins the outer transaction
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string }
      // the mall was deleted concurrently
      if (code === missingReference && constraint?.endsWith('_mall_id_fkey')) throw new HttpError('not_found')
      if (tries === mostTries || !conflicts.includes(code ?? '')) throw error
    }
  }
}

/** Network address of an author, and the browser or other means of access. */
export type Origin = { address: string | null; client: string | null }

/** The transaction of a write, with its author and time, and the keys that sign its entries. */
export type Stamp = { tx: Db; now: Date; by: Author; origin: Origin; secrets: Pick<Secrets, 'signingKeys'> }
