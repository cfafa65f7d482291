import { type Kysely, sql } from 'kysely'

/** Where on its floor a station stands, and where its screen faces; null: unknown. */
export const stationPlaces = {
  async up(db: Kysely<unknown>) {
    await sql`alter table station add column position jsonb, add column bearing double precision`.execute(db)
  },
}
