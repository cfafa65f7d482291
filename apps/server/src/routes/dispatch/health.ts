import { sql } from 'kysely'
import { DatabaseUnavailable } from '../../db/unavailable'
import type { Dependencies } from '../../dependencies'
import type { SetTimer } from '../../limits/concurrency-limiter'
import { hasDiskSpace } from '../../media/storage-space'
import type { App } from './dispatch'

/** Timeout of the readiness check; load balancers wait 2 s. */
const readyMs = 1_500

/** Liveness and readiness for operators. */
export function registerHealth(app: App, { db, setTimer, files, settings }: Dependencies): void {
  app.get('/health', (c) => c.json({ success: true, message: 'ok' }))
  // concurrent checks share one query, so that they do not use up connections
  let pending: Promise<void> | undefined
  const answers = () => {
    pending ??= within({ ms: readyMs, setTimer, work: sql`select 1`.execute(db) }).finally(() => {
      pending = undefined
    })
    return pending
  }
  app.get('/ready', async (c) => {
    await answers().catch((error) => {
      throw new DatabaseUnavailable(error)
    })
    // ready without room for files: everything else goes on
    const hasSpace = await hasDiskSpace({ files, settings }).catch(() => false)
    return c.json({ success: true, message: 'ok', storage: hasSpace ? 'ok' : 'full' })
  })
}

type WithinOptions = { ms: number; setTimer: SetTimer; work: Promise<unknown> }

function within({ ms, setTimer, work }: WithinOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(ms, () => reject(new Error(`No answer after ${ms} ms`)))
    work.then(() => resolve(), reject).finally(cancel)
  })
}
