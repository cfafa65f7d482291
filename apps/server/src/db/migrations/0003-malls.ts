import { type Kysely, sql } from 'kysely'

// The creator, which identifies a repeated create after a lost response.
const creators = ['mall', 'station'].flatMap((table) => [
  sql`alter table ${sql.table(table)} add column created_by jsonb`,
  sql`update ${sql.table(table)} set created_by = updated_by where version = 1`,
])

// Deleting a mall deletes its content (docs/decisions/0007).
const belongings = ['content', 'station', 'media', 'publication'].flatMap((table) => [
  sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_mall_id_fkey`)}`,
  sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_mall_id_fkey`)}
    foreign key (mall_id) references mall on delete cascade`,
])

const statements = [
  ...creators,
  ...belongings,
  sql`alter table station add column floor_id uuid`,
  sql`create index station_floor on station (floor_id) where floor_id is not null`,
  sql`create table sms_settings (
    mall_id uuid primary key references mall on delete cascade,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by jsonb not null,
    from_id text,
    sms_id text,
    password_sealed text
  )`,
  // read from the newest on, a page at a time
  sql`create index audit_of_mall on audit (mall_id, id)`,
  sql`create index audit_of_record on audit (record_id, id)`,
  sql`drop index audit_mall`,
  sql`drop index audit_record`,
  // Search ignores case and accents. Decomposition (NFD) separates accents from letters; letters without a
  // decomposition are mapped here. Needs no extension and no locale of the database.
  sql`create function search_plain(value text, without text) returns text language sql immutable parallel safe strict as $$
    select replace(replace(replace(replace(
      lower(translate(regexp_replace(normalize(value, NFD), without, '', 'g'), 'ÆØÐÞŒĐŁðđøłı', 'æodþœdlddoli')),
      'æ', 'ae'), 'þ', 'th'), 'œ', 'oe'), 'ß', 'ss')
  $$`,
  sql`create function search_fold(value text) returns text language sql immutable parallel safe strict as $$
    select trim(regexp_replace(search_plain(value, '[\\u0300-\\u036f]'), '\\s+', ' ', 'g'))
  $$`,
  // One line for each text.
  sql`create function search_lines(texts jsonb) returns text language sql immutable parallel safe strict as $$
    select coalesce(E'\\n' || string_agg(search_fold(one), E'\\n' order by place), '')
    from jsonb_array_elements_text(texts) with ordinality as lines (one, place)
  $$`,
  // The texts by language, wherever they lie, and those that have none and are read by people.
  sql`create function search_texts(data jsonb) returns jsonb language sql immutable parallel safe strict as $$
    select jsonb_path_query_array(data, '$.**."en"[*] ? (@.type() == "string")')
      || jsonb_path_query_array(data, '$.**."se"[*] ? (@.type() == "string")')
      || jsonb_path_query_array(data, '$.**."no"[*] ? (@.type() == "string")')
      || jsonb_path_query_array(data, '$.**."is"[*] ? (@.type() == "string")')
      || jsonb_path_query_array(data, '$.**.name ? (@.type() == "string")')
      || jsonb_path_query_array(data, '$.**.areaId ? (@.type() == "string")')
      || jsonb_path_query_array(data, '$.address') || jsonb_path_query_array(data, '$.phone')
      || jsonb_path_query_array(data, '$.siteUrl') || jsonb_path_query_array(data, '$.floorMapName')
  $$`,
  sql`create function search_name(name jsonb) returns text language sql immutable parallel safe as $$
    select search_lines(jsonb_path_query_array(coalesce(name, '[]'), '$.* ? (@.type() == "string")')
      || jsonb_path_query_array(coalesce(name, '[]'), '$ ? (@.type() == "string")'))
  $$`,
  sql`create function search_text(data jsonb) returns text language sql immutable parallel safe strict as $$
    select search_plain(search_texts(data)::text, '<[^>]*>|&[a-z]+;|[\\u0300-\\u036f]')
  $$`,
  sql`alter table content
    add column search_name text generated always as (search_name(coalesce(data -> 'name', data -> 'title'))) stored,
    add column search_text text generated always as (search_text(data)) stored
  `,
  sql`alter table media
    add column search_name text generated always as (E'\\n' || search_fold(name)) stored,
    add column search_text text generated always as (search_fold(name) || ' ' || search_text(alt)) stored`,
]

/** Malls that come and go, stations on floors, text messages, and search. */
export const mallsAndSearch = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
