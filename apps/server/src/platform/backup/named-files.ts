import type pg from 'pg'

/** A referenced file, with its names for people. */
export type NamedFile = { sha256: string; names: string[] }

/** Returns every file that media, thumbnails and publications reference. */
export async function namedFiles(client: Pick<pg.ClientBase, 'query'>): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(`
    select sha256, array_agg(distinct name order by name) as names
    from (
      select media.sha256, format('“%s” of %s', media.name, mall.name) as name
      from media join mall on mall.id = media.mall_id
      union all
      select substring(thumbnail_url from '[0-9a-f]{64}'), format('the thumbnail of “%s” of %s', media.name, mall.name)
      from media join mall on mall.id = media.mall_id
      union all
      select published_file.sha256, format('publication %s of %s', publication.number, mall.name)
      from published_file
      join publication on publication.id = published_file.publication_id
      join mall on mall.id = publication.mall_id
    ) named
    where sha256 is not null
    group by sha256 order by sha256
  `)
  return rows
}

/** Maximum number of files in the message. */
const maxListed = 20

/** Formats files for a message: `“map.png” of Strandgallerian (3f0a…)`. */
export function listOfFiles(files: readonly NamedFile[]): string {
  const some = files.slice(0, maxListed).map(({ sha256, names }) => `${names[0]} (${sha256})`)
  const more = files.length - some.length
  return `${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
