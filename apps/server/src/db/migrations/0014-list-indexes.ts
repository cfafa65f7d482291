import { type Kysely, sql } from 'kysely'

// Numbers in texts are compared by value, as in the tables of the kit. A PostgreSQL that was built without ICU compares
// by code.
const collations = ['en:en', 'se:sv', 'no:nb', 'is:is'].map((names) => {
  const [code, tag] = names.split(':')
  return sql`do ${sql.lit(`
    begin
      create collation list_${code} (provider = icu, locale = '${tag}-u-kn');
    exception when feature_not_supported then
      create collation list_${code} from "C";
    end
  `)}`
})

const statements = [
  ...collations,
  // the short fields, which lists sort and filter by: reading them from `data` would decompress the long ones, too
  sql`create function list_fields(data jsonb) returns jsonb language sql immutable parallel safe strict as $$
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(data)
    where case jsonb_typeof(value)
      when 'object' then value - array['en', 'se', 'no', 'is'] = '{}' and length(value::text) <= 1000
      when 'array' then false
      when 'null' then false
      else length(value::text) <= 250
    end
  $$`,
  sql`alter table content add column list_fields jsonb generated always as (list_fields(data)) stored`,
]

/** What pages of lists are sorted by. */
export const listIndexes = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
