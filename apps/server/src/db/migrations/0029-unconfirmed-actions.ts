import { type Kysely, sql } from 'kysely'

/** Records on which a session acted without a confirmed password. */
export const unconfirmedActions = {
  async up(db: Kysely<unknown>) {
    await sql`alter table session
      add column unconfirmed uuid[] not null default '{}',
      add column unconfirmed_since timestamptz`.execute(db)
  },
}
