// Compares the PostgreSQL in use with the newest that this release knows: at the start, and after it was upgraded.

import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { Log } from '../log'
import { describeVersion, type PostgresSource, type PostgresVersion, rateVersion } from '../postgres/releases'
import { createRepeatedWork } from '../repeated-work'

const hour = 3_600_000

/** Logs each version once. The PostgreSQL of DATABASE_URL may be upgraded while the server runs. */
export function createVersionWatch({ db, source, log }: { db: Db; source: PostgresSource; log: Log }) {
  let state: PostgresVersion | undefined
  const work = createRepeatedWork({
    everyMs: hour,
    async work() {
      const { rows } = await sql<{ number: number }>`
        select current_setting('server_version_num')::int as number
      `.execute(db)
      const number = rows[0]?.number ?? 0
      const found = rateVersion({ major: Math.floor(number / 10_000), minor: number % 10_000 }, source)
      const isKnown = found.version === state?.version
      state = found
      if (!isKnown) log[found.outdated ? 'warn' : 'info'](describeVersion(found))
    },
    onError: (error) => log.warn('The version of PostgreSQL could not be read', { error }),
  })
  return { ...work, state: () => state }
}
