import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { audit } from '../../store/audit'
import { json } from '../json'
import { inTransaction } from '../transaction'
import { auditRecordId, serverAuthor, serverOrigin } from './authors'
import { writeEnds } from './chain'
import { requireSteadyClock } from './clock-jump'
import { lockAndSeal, type Sealing } from './seal'

const settingKey = 'auditKeepMonths'
const entry = { mallId: null, area: 'Mall', resource: 'Audit', id: auditRecordId, name: null } as const

/** The start of the retention period; undefined when entries are kept forever. */
export function firstKeptEntry(now: Date, months: number | null): Date | undefined {
  if (months === null) return undefined
  const first = new Date(now)
  // the last day of a shorter month
  const day = first.getUTCDate()
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastDay))
  return first
}

/** Entries that one transaction removes, so that it ends within the statement timeout. */
const largestBatch = 10_000

/**
 * Removes entries from before the retention period, oldest first, and leaves the hash of the last one as the anchor of
 * the chain. Throws after a jump of the clock. Removals, and a change of the setting, are entries themselves. Returns the number of removed entries.
 */
export async function applyRetention(
  sealing: Sealing,
  months: number | null,
  { batch = largestBatch }: { batch?: number } = {},
): Promise<number> {
  let total = 0
  for (;;) {
    const count = await inTransaction(sealing.db, (tx) => removeBatch(tx, sealing, { months, batch }))
    total += count
    if (count < batch) return total
  }
}

async function removeBatch(tx: Db, sealing: Sealing, { months, batch }: { months: number | null; batch: number }) {
  const now = sealing.clock.now()
  const stamp = { tx, now, by: serverAuthor, origin: serverOrigin, secrets: sealing.secrets }
  const { key, ends } = await lockAndSeal(tx, sealing)
  await noteSetting(stamp, months)
  const first = firstKeptEntry(now, months)
  if (!first) return 0
  await requireSteadyClock(tx, now)
  const { rows } = await sql<{ sequence: string | null; hash: string | null }>`
    select sequence::text as sequence, hash from audit
    where sequence < coalesce(
      (select min(sequence) from audit where at >= ${first}), (select max(sequence) + 1 from audit)
    ) and sequence <= ${ends.anchor_sequence}::bigint + ${batch}::bigint
    order by audit.sequence desc limit 1
  `.execute(tx)
  const [last] = rows
  if (!last?.sequence || last.hash === null) return 0
  const removed = await tx.deleteFrom('audit').where('sequence', '<=', last.sequence).executeTakeFirst()
  const isBreakRemoved = ends.broken_sequence !== null && BigInt(ends.broken_sequence) <= BigInt(last.sequence)
  const anchor = { anchor_sequence: last.sequence, anchor_hash: last.hash }
  await writeEnds(tx, key, { ...ends, ...anchor, ...(isBreakRemoved ? { broken_sequence: null } : {}) })
  const count = Number(removed.numDeletedRows)
  await audit(stamp, [{ ...entry, action: 'retention', before: {}, after: { entries: count } }])
  return count
}

/** Records a change of the setting. The first value is not a change. */
async function noteSetting(stamp: Parameters<typeof audit>[0], months: number | null): Promise<void> {
  const { tx } = stamp
  const row = await tx.selectFrom('meta').select('value').where('key', '=', settingKey).executeTakeFirst()
  if (row && row.value === months) return
  const value = json(months)
  await tx
    .insertInto('meta')
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  if (!row) return
  await audit(stamp, [{ ...entry, action: 'fields', before: { keepMonths: row.value }, after: { keepMonths: months } }])
}
