import { type Kysely, sql } from 'kysely'

const statements = [
  // unlogged: written often, and may be lost after a crash
  sql`create unlogged table rate_bucket (
    key text primary key,
    level double precision not null,
    lent double precision not null,
    filled_at timestamptz not null
  )`,
  sql`create index rate_bucket_filled_at on rate_bucket (filled_at)`,
  sql`create table statistic_menu_key (
    mall_id uuid not null references mall on delete cascade,
    key text not null,
    primary key (mall_id, key)
  )`,
  // existing totals stay; the keys with most clicks are those of the menu
  sql`insert into statistic_menu_key (mall_id, key)
    select mall_id, ref from (
      select mall_id, ref, row_number() over (partition by mall_id order by sum(count) desc, ref) as place
      from statistic_ref_day where type = 4 group by mall_id, ref
    ) counted where place <= 200`,
]

export const rates = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
