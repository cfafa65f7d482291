import { Migrator } from 'kysely/migration'
import type { Db } from '../dependencies'
import { StartError } from '../platform/start-error'
import { migrations } from './migrations/index'

const migrator = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Lists the applied and the pending migrations, without running any. */
export async function planOf(db: Db): Promise<{ done: string[]; waiting: string[]; unknown: string[] }> {
  const all = await migrator(db).getMigrations()
  const done = await executed(db)
  const waiting = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
  return { done, waiting, unknown: unknownMigrations(done) }
}

/** Whether all migrations of this version are applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { waiting, unknown } = await planOf(db)
  return waiting.length === 0 && unknown.length === 0
}

/** Those of the names that no migration of this version has: a newer version made them. */
export const unknownMigrations = (names: readonly string[]) => names.filter((name) => !Object.hasOwn(migrations, name))

async function executed(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const bare = db.withTables<{ kysely_migration: { name: string } }>()
  const rows = await bare.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/**
 * Runs pending migrations. Kysely's migrator takes an advisory lock, so one of several starting servers migrates and
 * the others wait.
 */
export async function migrate(db: Db): Promise<void> {
  const { unknown } = await planOf(db)
  if (unknown.length > 0) {
    throw new StartError(
      `A newer version has used this database (it made ${unknown.join(', ')}): start that version, or restore a back-up made before.`,
    )
  }
  await migrateTo(db)
}

/** Migrates up to and including the given migration, or all. Within a transaction it is part of it. */
export async function migrateTo(db: Db, name?: string): Promise<void> {
  const { error } = await (name === undefined ? migrator(db).migrateToLatest() : migrator(db).migrateTo(name))
  if (error) throw error
}
