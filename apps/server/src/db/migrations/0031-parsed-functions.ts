import { type Kysely, sql } from 'kysely'

// Dumps are restored without a search path. Parsed when they are created, functions find each other there, too.
const statements = [
  sql`create or replace function search_fold(value text) returns text language sql immutable parallel safe strict
    return trim(regexp_replace(search_plain(value, '[\\u0300-\\u036f]'), '\\s+', ' ', 'g'))`,
  sql`create or replace function search_lines(texts jsonb) returns text language sql immutable parallel safe strict
    return (
      select coalesce(E'\\n' || string_agg(search_fold(one), E'\\n' order by place), '')
      from jsonb_array_elements_text(texts) with ordinality as lines (one, place)
    )`,
  sql`create or replace function search_name(name jsonb) returns text language sql immutable parallel safe
    return search_lines(jsonb_path_query_array(coalesce(name, '[]'), '$.* ? (@.type() == "string")')
      || jsonb_path_query_array(coalesce(name, '[]'), '$ ? (@.type() == "string")'))`,
  sql`create or replace function search_text(data jsonb) returns text language sql immutable parallel safe strict
    return search_plain(search_texts(data)::text, '<[^>]*>|&[a-z]+;|[\\u0300-\\u036f]')`,
]

/** The database can be dumped and upgraded with PostgreSQL's own tools. */
export const parsedFunctions = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
