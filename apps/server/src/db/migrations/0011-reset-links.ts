import { type Kysely, sql } from 'kysely'

// one link of each purpose for a user, so that a reset by e-mail does not end a colleague's invitation
const statements = [
  sql`alter table password_link add column purpose text not null default 'invitation'`,
  sql`alter table password_link drop constraint password_link_pkey`,
  sql`alter table password_link add primary key (user_id, purpose)`,
]

export const resetLinks = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
