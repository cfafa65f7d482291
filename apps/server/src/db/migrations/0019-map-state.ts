import { type Kysely, sql } from 'kysely'

const statements = [
  // targets that were opened again stay, since the version of a mall's state is the highest of its rows
  sql`create table map_state (
    mall_id uuid not null references mall on delete cascade,
    target uuid not null,
    closed boolean not null,
    until timestamptz,
    version integer not null,
    primary key (mall_id, target)
  )`,
]

/** What is out of order. */
export const mapState = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
