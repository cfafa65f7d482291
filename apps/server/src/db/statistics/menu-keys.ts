import { sql } from 'kysely'
import type { Db } from '../../dependencies'

/** Maximum number of menu keys with separate figures in a mall, because stations may send any text as a key. */
const mostMenuKeys = 200

/** Returns the keys that a mall counts separately. New keys are added until the limit is reached. */
export async function countedMenuKeys(tx: Db, mallId: string, keys: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Set()
  const counted = await keysOf(tx, mallId)
  if (counted.size < mostMenuKeys && wanted.some((key) => !counted.has(key))) {
    // one after the other, or two stations would fill the same room
    await sql`select pg_advisory_xact_lock(hashtext(${`menu keys ${mallId}`}))`.execute(tx)
    const before = await keysOf(tx, mallId)
    const fresh = wanted.filter((key) => !before.has(key)).slice(0, mostMenuKeys - before.size)
    if (fresh.length > 0) {
      await tx
        .insertInto('statistic_menu_key')
        .values(fresh.map((key) => ({ mall_id: mallId, key })))
        .execute()
    }
    return new Set([...before, ...fresh])
  }
  return counted
}

async function keysOf(tx: Db, mallId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('statistic_menu_key').select('key').where('mall_id', '=', mallId).execute()
  return new Set(rows.map(({ key }) => key))
}
