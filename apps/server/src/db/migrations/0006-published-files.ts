import { type Kysely, sql } from 'kysely'

const statements = [
  // published files, so that their use is known without reading every publication
  sql`create table published_file (
    publication_id uuid not null references publication on delete cascade,
    sha256 text not null,
    primary key (publication_id, sha256)
  )`,
  sql`create index published_file_sha256 on published_file (sha256)`,
  sql`
    insert into published_file (publication_id, sha256)
    select distinct publication_id, substring(file.value ->> 'url' from '[0-9a-f]{64}')
    from published_record cross join lateral jsonb_each(media) file
    where file.value ->> 'url' ~ '[0-9a-f]{64}'
  `,
]

export const publishedFiles = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
