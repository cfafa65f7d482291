import { type Kysely, sql } from 'kysely'

// null where nobody has changed it since it is kept
const statement = sql`alter table mall add column users_updated_by jsonb`

export const mallUsers = {
  async up(db: Kysely<unknown>) {
    await statement.execute(db)
  },
}
