import { type Kysely, sql } from 'kysely'

const statements = [
  // clicks, partitioned by month; a month is dropped as a whole after its retention
  sql`create table statistic_event (
    id uuid not null,
    mall_id uuid not null references mall on delete cascade,
    station_id uuid not null,
    type smallint not null,
    view text not null,
    ref text,
    at timestamptz not null
  ) partition by range (at)`,
  // a unique key of a partitioned table spans one partition only, and the same id may arrive with another time
  sql`create table statistic_seen (id uuid primary key, received date not null)`,
  sql`create index statistic_seen_received on statistic_seen using brin (received)`,
  // days and hours are in the mall's time zone at the time of counting
  sql`create table statistic_hour (
    mall_id uuid not null references mall on delete cascade,
    day date not null,
    hour smallint not null,
    station_id uuid not null,
    type smallint not null,
    view text not null,
    count integer not null,
    primary key (mall_id, day, hour, station_id, type, view)
  )`,
  sql`create table statistic_day (
    mall_id uuid not null references mall on delete cascade,
    day date not null,
    station_id uuid not null,
    type smallint not null,
    view text not null,
    count integer not null,
    primary key (mall_id, day, station_id, type, view)
  )`,
  sql`create table statistic_ref_day (
    mall_id uuid not null references mall on delete cascade,
    day date not null,
    station_id uuid not null,
    type smallint not null,
    view text not null,
    ref text not null,
    count integer not null,
    primary key (mall_id, day, station_id, type, view, ref)
  )`,
  sql`create table statistic_ref_hour (
    mall_id uuid not null references mall on delete cascade,
    ref text not null,
    day date not null,
    hour smallint not null,
    station_id uuid not null,
    type smallint not null,
    view text not null,
    count integer not null,
    primary key (mall_id, ref, day, hour, station_id, type, view)
  )`,
]

export const statistics = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
