import { type Kysely, sql } from 'kysely'

/** Languages that a station reads aloud; null until it has said so. */
export const stationVoices = {
  async up(db: Kysely<unknown>) {
    await sql`alter table station add column voices jsonb`.execute(db)
  },
}
