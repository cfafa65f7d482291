import pg from 'pg'

type Lock = {
  key: number
  /** Held together with others who share it, and waited for; otherwise held alone, or not at all. */
  shared?: boolean
}

/**
 * Runs the work while it holds an advisory lock, which ends with its connection. It lies in a transaction, so that it
 * holds through a pooler as well; that rests without a snapshot and keeps nothing from being tidied up.
 */
export async function withAdvisoryLock<T>(
  connection: pg.ClientConfig,
  { key, shared = false }: Lock,
  work: () => Promise<T>,
): Promise<{ held: true; result: T } | { held: false }> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin lock', keepAlive: true })
  // a connection that breaks has lost its lock, and the work fails by itself or is done
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const take = shared
      ? 'select true as held from pg_advisory_xact_lock_shared($1)'
      : 'select pg_try_advisory_xact_lock($1) as held'
    const { rows } = await client.query<{ held: boolean }>(take, [key])
    return rows[0]?.held ? { held: true, result: await work() } : { held: false }
  } finally {
    await client.end().catch(() => {})
  }
}
