import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { inTransaction } from '../transaction'

/** A month in UTC, `YYYY-MM`. */
type Month = string

const monthOf = (at: Date): Month => at.toISOString().slice(0, 7)

/** Adds months; a negative number subtracts. */
function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)))
}

const prefix = 'statistic_event_'
const partOf = (month: Month) => prefix + month.replace('-', '_')

async function parts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'statistic_event'::regclass
    order by relname
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Start of the retention period of clicks. */
export const firstKept = (now: Date, keep: number): Date => new Date(`${addMonths(monthOf(now), -keep)}-01T00:00:00Z`)

/**
 * Creates partitions for the clicks' months. The start of a new month also drops partitions beyond the retention
 * period, so no timer is needed. Totals stay.
 */
export async function openMonths(db: Db, moments: readonly Date[], now: Date, keep: number): Promise<void> {
  const wanted = [...new Set(moments.map(monthOf))].sort()
  const missing = async (tx: Db) => {
    const there = await parts(tx)
    return wanted.filter((month) => !there.includes(partOf(month)))
  }
  if ((await missing(db)).length === 0) return
  await inTransaction(db, async (tx) => {
    await lockMonths(tx)
    for (const month of await missing(tx)) await createMonth(tx, month)
    await dropMonths(tx, now, keep)
  })
}

// identifiers and partition bounds cannot be parameters
const createMonth = (tx: Db, month: Month) =>
  sql`
    create table ${sql.table(partOf(month))} partition of statistic_event
    for values from (${sql.lit(`${month}-01T00:00:00Z`)}) to (${sql.lit(`${addMonths(month, 1)}-01T00:00:00Z`)})
  `.execute(tx)

/** Creates the partition of this name; false when no month has it. */
export async function createPartition(tx: Db, name: string): Promise<boolean> {
  const [, year, month] = /^statistic_event_(20\d\d)_(0[1-9]|1[0-2])$/.exec(name) ?? []
  if (!year || !month) return false
  await createMonth(tx, `${year}-${month}`)
  return true
}

/** Drops the partitions before the retention period. Totals stay. */
export const dropOldMonths = (db: Db, now: Date, keep: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMonths(tx)
    await dropMonths(tx, now, keep)
  })

// one of several servers creates a partition
const lockMonths = (tx: Db) => sql`select pg_advisory_xact_lock(hashtext('statistic_event'))`.execute(tx)

async function dropMonths(tx: Db, now: Date, keep: number): Promise<void> {
  const first = firstKept(now, keep)
  for (const part of (await parts(tx)).filter((name) => name < partOf(monthOf(first)))) {
    await sql`drop table ${sql.table(part)}`.execute(tx)
  }
  await tx.deleteFrom('statistic_seen').where('received', '<', first.toISOString().slice(0, 10)).execute()
}
