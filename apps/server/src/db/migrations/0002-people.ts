import { type Kysely, sql } from 'kysely'

const statements = [
  // null: created by no user, or before this column existed
  sql`alter table user_account add column created_by jsonb`,
  sql`alter table user_group add column created_by jsonb`,
  sql`create index user_account_group on user_account (group_id)`,
  sql`create index user_mall_mall on user_mall (mall_id)`,
]

export const people = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
