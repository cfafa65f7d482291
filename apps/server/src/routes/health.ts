import { sql } from 'kysely'
import type { Seams } from '../seams'
import type { App } from './dispatch'

/** For whoever runs the server: does the process live, and can it work. */
export function registerHealth(app: App, { db, log }: Seams): void {
  app.get('/health', (c) => c.json({ success: true, message: 'ok' }))
  app.get('/ready', async (c) => {
    try {
      await sql`select 1`.execute(db)
      return c.json({ success: true, message: 'ok' })
    } catch (error) {
      log.warn('The database does not answer', { error })
      return c.json({ success: false, message: 'The database does not answer', code: 'internal' }, 503)
    }
  })
}
