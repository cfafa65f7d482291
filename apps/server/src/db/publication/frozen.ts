import { storedKinds } from '@kiosk-admin/api-client'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { FrozenMedia } from '../schema'

export type FrozenRow = {
  record_id: string
  /** The kind's name in the contract, or `mall`. */
  type: string
  data: Record<string, unknown>
  media: Record<string, FrozenMedia>
}

/** What stations are told of a file; its address carries the file's hash, so that a replaced file is a difference. */
const shown = sql`jsonb_build_object(
  'url', media.url, 'mime', media.mime, 'width', media.width, 'height', media.height
)`

/** The day after which a record is not published any more; null where there is none. */
const lastDay = sql`content.data #>> cast(case content.type ${sql.join(
  storedKinds.flatMap(({ type, lastDay: path }) =>
    path === undefined ? [] : [sql`when ${type} then ${`{${path.replaceAll('.', ',')}}`}`],
  ),
  sql` `,
)} end as text[])`

/**
 * What Publish would freeze now: every Active record, and what has no status, whose end date has not passed, future ones too, and the mall
 * itself, each with the files that it shows. Publishing, the list of changes, the status in lists and the preview all
 * read this one query, so that they cannot disagree. What a mall has none of is left out where earlier publications do not
 * know the field: else every mall would have a change that nobody made.
 */
export const frozenNow = (mallId: string, today: string): RawBuilder<FrozenRow> => sql<FrozenRow>`
  select content.id as record_id, content.type, content.data, coalesce(files.media, '{}') as media
  from content
  left join lateral (
    select jsonb_object_agg(media.id, ${shown}) as media
    from reference
    join media on media.mall_id = reference.mall_id and media.id = reference.to_id and media.deleted_at is null
    where reference.mall_id = content.mall_id and reference.from_id = content.id
  ) files on true
  where content.mall_id = ${mallId}
    and content.deleted_at is null
    and coalesce(content.status, 'Active') = 'Active'
    and coalesce(${lastDay} >= ${today}, true)
  union all
  select mall.id, 'mall',
    jsonb_build_object(
      'name', mall.name, 'timeZone', mall.time_zone, 'languages', mall.languages,
      'brandColor', mall.brand_color, 'iconId', mall.icon_id
    ) || jsonb_strip_nulls(jsonb_build_object(
      'eventUrl', mall.event_url, 'eventCategoryId', mall.event_category_id
    )),
    coalesce(icon.media, '{}')
  from mall
  left join lateral (
    select jsonb_build_object(media.id, ${shown}) as media
    from media
    where media.mall_id = mall.id and media.id = mall.icon_id and media.deleted_at is null
  ) icon on true
  where mall.id = ${mallId}
`

/** What the stations show now: the records of the mall's last publication. */
export const lastPublished = (mallId: string): RawBuilder<FrozenRow> => sql<FrozenRow>`
  select record_id, type, data, media
  from published_record
  where publication_id = (select id from publication where mall_id = ${mallId} order by number desc limit 1)
`

export const publishedAs = (publicationId: string): RawBuilder<FrozenRow> => sql<FrozenRow>`
  select record_id, type, data, media from published_record where publication_id = ${publicationId}
`

export type Difference = {
  record_id: string
  type: string
  kind: 'added' | 'changed' | 'removed'
  before: FrozenRow['data'] | null
  after: FrozenRow['data'] | null
  before_media: FrozenRow['media'] | null
  after_media: FrozenRow['media'] | null
}

/**
 * The records that differ between two of the above, however they came to. A full join is never done row by row. A field that
 * is null says as little as one that an earlier version did not know.
 */
export const differencesBetween = (before: RawBuilder<FrozenRow>, after: RawBuilder<FrozenRow>) => sql<Difference>`
  select
    coalesce(after.record_id, before.record_id) as record_id,
    coalesce(after.type, before.type) as type,
    case when before.record_id is null then 'added' when after.record_id is null then 'removed' else 'changed' end as kind,
    before.data as before, after.data as after, before.media as before_media, after.media as after_media
  from (${before}) before
  full outer join (${after}) after on after.record_id = before.record_id
  where before.record_id is null or after.record_id is null
    or jsonb_strip_nulls(before.data) <> jsonb_strip_nulls(after.data) or before.media <> after.media
`

/** The records of one of the above, by id. */
export async function idsIn(db: Db, source: RawBuilder<{ record_id: string }>): Promise<Set<string>> {
  const { rows } = await sql<{ record_id: string }>`select record_id from (${source}) source`.execute(db)
  return new Set(rows.map(({ record_id }) => record_id))
}
