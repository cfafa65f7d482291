import { type Kysely, sql } from 'kysely'

export const confirmedSessions = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table session add column confirmed_at timestamptz`.execute(db)
  },
}
