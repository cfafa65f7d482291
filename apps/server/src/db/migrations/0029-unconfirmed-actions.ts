import { type Kysely, sql } from 'kysely'

/** Counts sensitive actions of a session without a confirmed password. */
export const unconfirmedActions = {
  async up(db: Kysely<unknown>) {
    await sql`alter table session
      add column unconfirmed integer not null default 0,
      add column unconfirmed_since timestamptz`.execute(db)
  },
}
