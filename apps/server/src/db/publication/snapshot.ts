import { storedKinds } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { SnapshotMedia } from '../schema'

export type SnapshotRow = {
  record_id: string
  /** The kind's name in the contract, or `mall`. */
  type: string
  data: Record<string, unknown>
  media: Record<string, SnapshotMedia>
}

/** A file as stations receive it. The URL contains the hash, so a replaced file counts as a difference. */
const publicFile = sql`jsonb_build_object(
  'url', media.url, 'mime', media.mime, 'width', media.width, 'height', media.height
)`

/** The last day on which a record is published; null for no limit. */
export const lastDay = sql`content.data #>> cast(case content.type ${sql.join(
  storedKinds.flatMap(({ type, lastDay: path }) =>
    path === undefined ? [] : [sql`when ${type} then ${`{${path.replaceAll('.', ',')}}`}`],
  ),
  sql` `,
)} end as text[])`

/**
 * Selects the records that Publish would include now: the mall, and each record that is Active or of a kind without status, and whose
 * end date has not passed, with its files. Publishing, the list of changes, the status in lists and the preview share this query,
 * so they cannot disagree. Null fields that older publications do not have are stripped; otherwise they would count as changes.
 */
export const currentSnapshot = (mallId: string, today: string): RawBuilder<SnapshotRow> => sql<SnapshotRow>`
  select content.id as record_id, content.type, content.data, coalesce(files.media, '{}') as media
  from content
  left join lateral (
    select jsonb_object_agg(media.id, ${publicFile}) as media
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
      'eventUrl', mall.event_url, 'eventCategoryId', mall.event_category_id, 'fontId', mall.font_id
    )),
    coalesce(files.media, '{}')
  from mall
  left join lateral (
    select jsonb_object_agg(media.id, ${publicFile}) as media
    from media
    where media.mall_id = mall.id and media.id in (mall.icon_id, mall.font_id) and media.deleted_at is null
  ) files on true
  where mall.id = ${mallId}
`

/** Selects the records of the mall's last publication, which stations show now. */
export const lastPublished = (mallId: string): RawBuilder<SnapshotRow> => sql<SnapshotRow>`
  select record_id, type, data, media
  from published_record
  where publication_id = (select id from publication where mall_id = ${mallId} order by number desc limit 1)
`

export const publishedAs = (publicationId: string): RawBuilder<SnapshotRow> => sql<SnapshotRow>`
  select record_id, type, data, media from published_record where publication_id = ${publicationId}
`

export type Difference = {
  record_id: string
  type: string
  kind: 'added' | 'changed' | 'removed'
  /** Whether it comes before or after other records than it did. */
  moved: boolean
  before: SnapshotRow['data'] | null
  after: SnapshotRow['data'] | null
  before_media: SnapshotRow['media'] | null
  after_media: SnapshotRow['media'] | null
}

const orderedKinds = storedKinds.filter(({ ordered }) => ordered)
const orderedTypes = sql.join(orderedKinds.map(({ type }) => type))

/** The level of a record of an ordered kind. */
const levelIn = (data: RawBuilder<unknown>) =>
  sql`case type ${sql.join(
    orderedKinds.map(
      ({ type, level }) =>
        sql`when ${type} then jsonb_build_array(${sql.join(level.map((field) => sql`${data} -> ${field}`))})`,
    ),
    sql` `,
  )} end`

/**
 * Selects the ids of records that stayed in their level and come before or after other records than they did there. Their
 * numbers alone also change when a record is added or removed.
 */
const movedBetween = (before: RawBuilder<SnapshotRow>, after: RawBuilder<SnapshotRow>) => {
  const place = (data: RawBuilder<unknown>) => sql`row_number() over (
    partition by type, level order by cast(${data} ->> 'index' as integer), record_id
  )`
  return sql<{ record_id: string }>`
    select record_id from (
      select record_id, ${place(sql`before`)} as place_before, ${place(sql`after`)} as place_after
      from (
        select before.record_id, before.type, before.data as before, after.data as after, ${levelIn(sql`after.data`)} as level
        from (select * from (${before}) before where type in (${orderedTypes})) before
        full outer join (select * from (${after}) after where type in (${orderedTypes})) after using (record_id, type)
        where before.record_id is not null and after.record_id is not null
          and ${levelIn(sql`before.data`)} is not distinct from ${levelIn(sql`after.data`)}
      ) stayed
    ) placed
    where place_before <> place_after
  `
}

/**
 * Selects the records that differ between two snapshots. PostgreSQL never runs a full join as a nested loop, so this stays
 * linear. A null field equals a missing one, and a record of an ordered kind is not changed when only others came or went.
 */
export const differencesBetween = (before: RawBuilder<SnapshotRow>, after: RawBuilder<SnapshotRow>) => sql<Difference>`
  with moved as (${movedBetween(before, after)})
  select
    coalesce(after.record_id, before.record_id) as record_id,
    coalesce(after.type, before.type) as type,
    case when before.record_id is null then 'added' when after.record_id is null then 'removed' else 'changed' end as kind,
    coalesce(after.record_id, before.record_id) in (select record_id from moved) as moved,
    before.data as before, after.data as after, before.media as before_media, after.media as after_media
  from (${before}) before
  full outer join (${after}) after on after.record_id = before.record_id
  where before.record_id is null or after.record_id is null
    or before.media <> after.media or after.record_id in (select record_id from moved)
    or (
      jsonb_strip_nulls(before.data) <> jsonb_strip_nulls(after.data)
      and jsonb_strip_nulls(before.data) - 'index' <> jsonb_strip_nulls(after.data) - 'index'
    )
`

/** Selects the record ids of a snapshot or a difference. */
export async function selectIds(db: Db, source: RawBuilder<{ record_id: string }>): Promise<Set<string>> {
  const { rows } = await sql<{ record_id: string }>`select record_id from (${source}) source`.execute(db)
  return new Set(rows.map(({ record_id }) => record_id))
}
