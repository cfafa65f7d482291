import { type Kysely, sql } from 'kysely'

export const mallFonts = {
  async up(db: Kysely<unknown>) {
    await sql`alter table mall add column font_id uuid`.execute(db)
  },
}
