import { Migrator } from 'kysely/migration'
import type { Db } from '../seams'
import { migrations } from './migrations/index'

/**
 * Brings the database to this version's shape. Kysely's migrator takes an advisory lock, so of several servers that
 * start at once one does it and the others wait.
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
