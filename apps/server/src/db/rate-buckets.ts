import { sql } from 'kysely'
import type { Db } from '../dependencies'
import type { TakeTokens } from '../limits/shared-buckets'

const keptMs = 3_600_000
const sweepMs = 60_000

/** Token buckets that all servers of a database share. */
export function databaseTokenSource(db: Db): TakeTokens {
  let sweptAt = 0

  /** Deletes buckets that are full again after this time without use. */
  async function sweep(now: Date) {
    sweptAt = now.getTime()
    await db
      .deleteFrom('rate_bucket')
      .where('filled_at', '<', new Date(now.getTime() - keptMs))
      .execute()
  }

  return async (key, { burst, perSecond }, most, now) => {
    if (now.getTime() - sweptAt >= sweepMs) await sweep(now)
    const first = Math.min(most, burst)
    const seconds = sql`greatest(0, extract(epoch from ${now}::timestamptz - bucket.filled_at))`
    const filled = sql`least(${burst}::float8, bucket.level + ${seconds} * ${perSecond}::float8)`
    const lent = sql`least(${most}::float8, floor(${filled}))`
    const { rows } = await sql<{ lent: number; level: number }>`
      insert into rate_bucket as bucket (key, level, lent, filled_at)
      values (${key}, ${burst - first}, ${first}, ${now})
      on conflict (key) do update set
        level = ${filled} - ${lent}, lent = ${lent}, filled_at = greatest(bucket.filled_at, ${now}::timestamptz)
      returning lent, level
    `.execute(db)
    const { lent: given, level } = rows[0] ?? { lent: 0, level: 0 }
    return { tokens: given, wait: given > 0 ? 0 : (1 - level) / perSecond }
  }
}
