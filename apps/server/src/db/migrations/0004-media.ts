import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table media_category (
    mall_id uuid not null references mall on delete cascade,
    id uuid not null,
    version integer not null default 1,
    created_at timestamptz not null,
    created_by jsonb not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    deleted_at timestamptz,
    kind text not null,
    name text not null,
    primary key (mall_id, id)
  )`,
  sql`create unique index media_category_id on media_category (id)`,
  sql`alter table media
    add column category_id uuid,
    add column duration double precision,
    add column focal_point jsonb,
    add column thumbnail_url text`,
  sql`create index media_kind on media (mall_id, kind, created_at desc) where deleted_at is null`,
  sql`create index media_trash on media (deleted_at) where deleted_at is not null`,
  // every stored file, referenced by a library, the trash or a publication
  sql`create table stored_file (
    sha256 text primary key,
    extensions jsonb not null,
    kept_at timestamptz not null
  )`,
  sql`insert into stored_file (sha256, extensions, kept_at)
    select sha256, jsonb_agg(distinct extension), min(created_at) from media group by sha256`,
  // a drawing is small at any size
  sql`update media set thumbnail_url = url where extension = 'svg'`,
]

export const media = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
