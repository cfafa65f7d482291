import { type Kysely, sql } from 'kysely'

const statements = [
  // the records that visitors chose, by day in the mall's time zone
  sql`create table search_found (
    mall_id uuid not null references mall on delete cascade,
    day date not null,
    station_id uuid not null,
    kind text not null,
    ref uuid not null,
    count integer not null,
    primary key (mall_id, day, station_id, kind, ref)
  )`,
  // texts without results: one row per text, visit and week, named by its Monday
  sql`create table search_missed (
    mall_id uuid not null references mall on delete cascade,
    week date not null,
    text text not null,
    visit uuid not null,
    station_id uuid not null,
    primary key (mall_id, week, text, visit)
  )`,
  sql`create index search_missed_week on search_missed (week)`,
]

/** What visitors search for. */
export const visitorSearches = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
