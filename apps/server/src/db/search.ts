import { type Found, may, type Permissions, type Status, type TypeNumber } from '@kiosk-admin/api-client'
import { storedKinds } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../dependencies'
import { resourceOf } from './kinds'
import { foldedQuery, holdsWords } from './search-words'

const pageSize = 20

/** The mall and the reader's permissions. */
type Searcher = { mallId: string; permissions: Permissions }
/** The last result of a page; the next page starts after it. */
export type SearchCursor = [rank: number, name: string, id: string]
type Page = { data: Found[]; nextCursor: string | null }

type Row = {
  id: string
  /** The kind's name in the store, `mediaLibrary` or `mallStation`. */
  type: string
  data: Record<string, unknown>
  rank: number
  sort: string
  thumbnail: string | null
}

const any = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** Limits content to the areas that the reader may read. */
const readable = (permissions: Permissions) =>
  any(
    storedKinds.flatMap(({ type, area }) => {
      if (typeof area === 'string') return may(permissions, area, 'read') ? [sql`content.type = ${type}`] : []
      const types = ([1, 2, 3] as const).filter((one) => may(permissions, area[one], 'read'))
      if (types.length === 0) return []
      return [sql`(content.type = ${type} and content.data ->> 'type' in (${sql.join(types.map(String))}))`]
    }),
  )

/** Everything that can be found, in one shape. */
function sources({ mallId, permissions }: Searcher): RawBuilder<unknown> {
  const all = [
    sql`select id, type, data, search_name as name, search_text as text from content
      where mall_id = ${mallId} and deleted_at is null and ${readable(permissions)}`,
  ]
  if (may(permissions, 'MediaLibrary', 'read')) {
    all.push(sql`select id, 'mediaLibrary', jsonb_build_object('name', name, 'kind', kind), search_name, search_text
      from media where mall_id = ${mallId} and deleted_at is null`)
  }
  if (may(permissions, 'Mall', 'read')) {
    all.push(sql`select id, 'mallStation', jsonb_build_object('name', name),
      search_name(to_jsonb(array[name, code])), search_fold(concat_ws(' ', name, code, area_id))
      from station where mall_id = ${mallId} and deleted_at is null`)
  }
  return sql.join(all, sql` union all `)
}

/**
 * Finds one page of records that contain all words. Order: the name starts with the query, a word of the name starts
 * with it, the name contains all words, other texts contain them; equal ranks prefer exact accents.
 */
export async function searchMall(db: Db, searcher: Searcher, q: string, after?: SearchCursor): Promise<Page> {
  const { query, words } = await foldedQuery(db, q)
  if (query === '') return { data: [], nextCursor: null }
  // without accents, both spellings are meant
  const plain = query === q.toLowerCase()
  const { rows } = await sql<Row>`
    with hits as (
      select id, type, left(name, 100) collate "C" as sort,
        2 * (case
          when strpos(name, ${`\n${query}`}) > 0 then 0
          when strpos(translate(name, ${'\n'}, ' '), ${` ${query}`}) > 0 then 1
          when ${holdsWords(sql`name`, words)} then 2
          else 3
        end) + ${
          plain
            ? sql`0`
            : sql`(case when strpos(
          lower(normalize(coalesce(data ->> 'name', data ->> 'title'), NFD)), lower(normalize(cast(${q} as text), NFD))
        ) > 0 then 0 else 1 end)`
        } as rank
      from (${sources(searcher)}) sources
      where ${holdsWords(sql`text`, words)}
    ), page as (
      select * from hits
      where ${after ? sql`(rank, sort, id) > (${after[0]}, ${after[1]} collate "C", cast(${after[2]} as uuid))` : sql`true`}
      order by rank, sort, id
      limit ${pageSize + 1}
    )
    select page.*, sources.data, coalesce(picture.thumbnail_url, picture.url) as thumbnail
    from page
    join (${sources(searcher)}) sources on sources.id = page.id
    left join media picture on picture.mall_id = ${searcher.mallId} and picture.deleted_at is null
      and (picture.kind = 'Image' or picture.thumbnail_url is not null) and picture.id = case page.type
        when 'mediaLibrary' then page.id
        else cast(coalesce(sources.data ->> 'logoId', sources.data ->> 'imageId', sources.data ->> 'iconId') as uuid) end
    order by rank, sort, page.id
  `.execute(db)
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  const next: SearchCursor | undefined = last && [last.rank, last.sort, last.id]
  return { data: rows.slice(0, pageSize).map(foundOf), nextCursor: next ? JSON.stringify(next) : null }
}

const foundOf = ({ id, type, data, rank, thumbnail }: Row): Found => ({
  resource: resourceOf(type),
  id,
  type: (data.type as TypeNumber | undefined) ?? null,
  kind: (data.kind as string | undefined) ?? null,
  name: data.name ?? data.title ?? null,
  status: (data.status as Status | undefined) ?? null,
  thumbnailUrl: thumbnail,
  matched: rank < 6 ? 'name' : 'text',
})
