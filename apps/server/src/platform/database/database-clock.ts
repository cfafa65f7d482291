import { sql } from 'kysely'
import type { Clock, Db } from '../../dependencies'
import type { Log } from '../log'
import { createRepeatedWork, type RepeatedWork } from '../repeated-work'

const measureEvery = 60_000
/** A smaller difference is not worth a line in the log. */
const noticedMs = 60_000

type Options = { log: Log; system?: () => number; every?: RepeatedWork['every'] }

/** The clock of the database, which all servers share. A server whose own clock is wrong follows it. */
export function createDatabaseClock({ log, system = Date.now, every }: Options) {
  let offset = 0
  const clock: Clock = { now: () => new Date(system() + offset) }

  /** Reads the database's time. Keeps the last difference when the database does not answer. */
  async function measure(db: Db): Promise<void> {
    const began = system()
    const { rows } = await sql<{ ms: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms
    `.execute(db)
    const before = offset
    const [row] = rows
    if (row) offset = Math.round(row.ms - (began + system()) / 2)
    if (Math.abs(offset - before) > noticedMs) {
      log.warn('The clocks of the server and of the database differ: the time of the database counts', { ms: offset })
    }
  }

  return {
    ...clock,
    measure,
    /** Measures again each minute. */
    following: (db: Db) =>
      createRepeatedWork({
        everyMs: measureEvery,
        work: () => measure(db),
        onError: () => {},
        every,
      }),
  }
}
