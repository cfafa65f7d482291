import { type Kysely, sql } from 'kysely'

// Plain SQL, because migrations must not change with the query builder.
const statements = [
  sql`create table mall (
    id uuid primary key,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    name text not null,
    time_zone text not null,
    languages jsonb not null,
    icon_id uuid,
    event_url text,
    event_category_id uuid,
    location jsonb,
    brand_color text
  )`,
  sql`create table content (
    mall_id uuid not null references mall,
    id uuid not null,
    type text not null,
    version integer not null default 1,
    status text generated always as (data ->> 'status') stored,
    data jsonb not null,
    created_at timestamptz not null,
    created_by jsonb not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    deleted_at timestamptz,
    primary key (mall_id, id)
  )`,
  // an id names one record in all malls: calls such as GET /Offer/{id} name no mall
  sql`create unique index content_id on content (id)`,
  sql`create index content_type on content (mall_id, type) where deleted_at is null`,
  sql`create index content_trash on content (deleted_at) where deleted_at is not null`,
  sql`create table reference (
    mall_id uuid not null,
    from_id uuid not null,
    path text not null,
    to_id uuid not null,
    primary key (mall_id, from_id, path),
    foreign key (mall_id, from_id) references content on delete cascade
  )`,
  sql`create index reference_to on reference (mall_id, to_id)`,
  sql`create table user_group (
    id uuid primary key,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    deleted_at timestamptz,
    name text not null,
    areas jsonb not null
  )`,
  sql`create table user_account (
    id uuid primary key,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    deleted_at timestamptz,
    username text not null,
    email text not null,
    password_hash text not null,
    group_id uuid not null references user_group,
    status text not null,
    last_sign_in_at timestamptz
  )`,
  sql`create unique index user_account_username on user_account (lower(username))`,
  sql`create table user_mall (
    user_id uuid not null references user_account on delete cascade,
    mall_id uuid not null references mall on delete cascade,
    primary key (user_id, mall_id)
  )`,
  sql`create table session (
    token_hash text primary key,
    user_id uuid not null references user_account on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  sql`create index session_of_user on session (user_id)`,
  sql`create table sign_in_try (
    key text primary key,
    failures integer not null,
    last_at timestamptz not null,
    blocked_until timestamptz not null
  )`,
  sql`create table station (
    mall_id uuid not null references mall,
    id uuid not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    deleted_at timestamptz,
    code text not null,
    name text not null,
    latitude double precision not null,
    longitude double precision not null,
    area_id text,
    key_hash text,
    primary key (mall_id, id)
  )`,
  sql`create unique index station_id on station (id)`,
  sql`create unique index station_key on station (key_hash)`,
  sql`create unique index station_code on station (mall_id, code) where deleted_at is null`,
  sql`create table media (
    mall_id uuid not null references mall,
    id uuid not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    deleted_at timestamptz,
    kind text not null,
    name text not null,
    mime text not null,
    extension text not null,
    size integer not null,
    sha256 text not null,
    width integer,
    height integer,
    alt jsonb not null default '{}',
    url text generated always as ('/media/' || sha256 || '.' || extension) stored,
    primary key (mall_id, id)
  )`,
  sql`create unique index media_id on media (id)`,
  sql`create index media_sha256 on media (sha256)`,
  sql`create table publication (
    id uuid primary key,
    mall_id uuid not null references mall,
    number integer not null,
    published_at timestamptz not null,
    published_by jsonb not null,
    note text,
    counts jsonb not null,
    rolled_back_to integer,
    unique (mall_id, number)
  )`,
  sql`create table published_record (
    publication_id uuid not null references publication on delete cascade,
    record_id uuid not null,
    type text not null,
    data jsonb not null,
    media jsonb not null,
    primary key (publication_id, record_id)
  )`,
  sql`create table audit (
    id bigint generated always as identity primary key,
    mall_id uuid,
    at timestamptz not null,
    by jsonb not null,
    area text not null,
    action text not null,
    resource text not null,
    record_id uuid not null,
    record_name jsonb,
    changes jsonb not null
  )`,
  sql`create index audit_record on audit (record_id, at)`,
  sql`create index audit_mall on audit (mall_id, at)`,
  sql`create table preview_link (
    id uuid primary key,
    token_hash text not null unique,
    mall_id uuid not null references mall on delete cascade,
    user_id uuid not null references user_account on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create table meta (key text primary key, value jsonb not null)`,
]

export const first = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
