import { type Kysely, sql } from 'kysely'

const statements = [
  // in bytes; null for the default of the settings
  sql`alter table mall add column media_quota double precision`,
  // bytes that are coming, or lie in parts until their record is made: they count towards the mall's quota
  sql`
    create table media_upload (
      id uuid primary key,
      mall_id uuid not null references mall on delete cascade,
      user_id uuid not null references user_account on delete cascade,
      name text not null,
      size double precision not null,
      room double precision not null,
      received double precision not null default 0,
      parts text[] not null default '{}',
      media_id uuid,
      expires_at timestamptz not null
    )`,
  sql`create index media_upload_of_mall on media_upload (mall_id)`,
  sql`create index media_upload_by_time on media_upload (expires_at)`,
]

export const mediaQuota = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
