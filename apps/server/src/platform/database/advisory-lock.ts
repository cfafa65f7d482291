import pg from 'pg'

type Lock = {
  key: number
  /** Waits for a shared lock; otherwise tries an exclusive lock without waiting. */
  shared?: boolean
}

/**
 * Runs the work while holding an advisory lock on a separate connection. The lock belongs to a transaction, so that it
 * works with a pooler; the idle transaction has no snapshot and does not block vacuum.
 */
export async function withAdvisoryLock<T>(
  connection: pg.ClientConfig,
  { key, shared = false }: Lock,
  work: () => Promise<T>,
): Promise<{ held: true; result: T } | { held: false }> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin lock', keepAlive: true })
  // the lock is lost with the connection; the work fails or has finished
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
