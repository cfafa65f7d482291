import { type Kysely, sql } from 'kysely'

// null until the first change after this migration
const statement = sql`alter table mall add column users_updated_by jsonb`

export const mallUsers = {
  async up(db: Kysely<unknown>) {
    await statement.execute(db)
  },
}
