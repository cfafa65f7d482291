import { type Kysely, sql } from 'kysely'

const statements = [
  // an hour of failures at the most: they are counted by other keys from now on
  sql`delete from sign_in_try`,
  // null for the count of an address alone
  sql`alter table sign_in_try add column account text`,
  // the value of `last_at` before the last attempt, restored after a correct password
  sql`alter table sign_in_try add column before_at timestamptz`,
  sql`create index sign_in_try_of_account on sign_in_try (account)`,
  sql`create index sign_in_try_by_time on sign_in_try (last_at)`,
  // raised whenever another user may reach the mall, or one no longer may
  sql`alter table mall add column users_version integer not null default 1`,
]

export const signIn = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
