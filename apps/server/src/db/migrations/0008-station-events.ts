import { type Kysely, sql } from 'kysely'

const statements = [
  // `frame_id` is the command that an answer is for; the answer may come to another server process, or after a restart
  sql`create table station_event (
    id bigint generated always as identity primary key,
    station_id uuid not null references station (id) on delete cascade,
    at timestamptz not null,
    kind text not null,
    publication integer,
    reason text,
    by jsonb,
    frame_id text,
    answered_at timestamptz
  )`,
  sql`create index station_event_of_station on station_event (station_id, id)`,
]

export const stationEvents = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
