import { type Kysely, sql } from 'kysely'

/** Position of a station on its floor, and direction of its screen; null if unknown. */
export const stationPlaces = {
  async up(db: Kysely<unknown>) {
    await sql`alter table station add column position jsonb, add column bearing double precision`.execute(db)
  },
}
