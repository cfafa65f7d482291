import { type Kysely, sql } from 'kysely'

export const mallTrash = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table mall add column deleted_at timestamptz`.execute(db)
  },
}
