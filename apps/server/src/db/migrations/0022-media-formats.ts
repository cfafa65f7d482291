import { type Kysely, sql } from 'kysely'

const statements = [
  // codec, profile and pixel format of films; null until they have been read
  sql`alter table media add column video jsonb`,
  // pictures in formatted texts are files of the publication, too
  sql`
    insert into published_file (publication_id, sha256)
    select distinct publication_id, file.hash[1]
    from published_record cross join lateral regexp_matches(data::text, '/media/([0-9a-f]{64})', 'g') file (hash)
    on conflict do nothing
  `,
]

export const mediaFormats = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
