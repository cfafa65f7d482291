import { type ContentStatus, describeFields, type Option, type Status, type TypeNumber } from '@kiosk-admin/api-client'
import type { SortKind, StoredKind } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { json } from '../json'
import { kindOf } from '../kinds'
import {
  currentSnapshot,
  differencesBetween,
  lastPublished,
  type SnapshotRow,
  selectIds,
} from '../publication/snapshot'
import { type Data, recordOf } from '../records'
import { jsonColumn, type Languages, numberColumn, timeColumn } from './columns'
import { type ListQuery, type Selected, type SortColumn, selectPage } from './page'

type Reading = {
  type: StoredKind
  mallId: string
  /** Which of the three types the reader may see; absent for a kind without types. */
  types?: readonly TypeNumber[] | undefined
  /** By the value of a field or the id of a referenced record. */
  filters?: Record<string, unknown>
  /** Only these records. */
  ids?: readonly string[] | undefined
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const jsonTexts = (values: readonly unknown[]) =>
  sql`array(select jsonb_array_elements_text(${json(values.map(String))}))`

const oneOf = (ids: readonly string[]) => sql`any(cast(cast(${`{${ids.join(',')}}`} as text) as uuid[]))`

/** The conditions of every list. */
const belonging = ({ type, mallId, types, ids, ...reading }: Reading) => [
  sql`content.mall_id = ${mallId}`,
  sql`content.type = ${type.type}`,
  sql`content.deleted_at is null`,
  ...(types ? [sql`cast(content.list_fields ->> 'type' as integer) in (${sql.join([0, ...types])})`] : []),
  ...(ids ? [sql`content.id = ${oneOf(ids)}`] : []),
  ...filtered(type, reading.filters ?? {}),
]

/** A filter is the value of a field, or one of several, or, when no field has its name, the id of a referenced record. */
const filtered = (type: StoredKind, filters: Record<string, unknown>) =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      (type.fieldNames as string[]).includes(name)
        ? sql`content.list_fields ->> ${name} = any(${jsonTexts([value].flat())})`
        : sql`exists (
            select from reference
            where reference.mall_id = content.mall_id and reference.from_id = content.id and reference.to_id = ${value}
          )`,
    )

const order = ({ type }: Reading) =>
  type.ordered
    ? sql`cast(content.list_fields ->> 'index' as integer), content.created_at, content.id`
    : sql`content.created_at, content.id`

/** Lists the records of a kind in a mall, each with its content status. */
export async function listRecords(db: Db, reading: Reading, today: string): Promise<Data[]> {
  const { ids } = reading
  const { rows } = await sql<Parameters<typeof recordOf>[0]>`
    select content.id, content.mall_id, content.data, content.version, content.created_at, content.updated_at, content.updated_by
    from content
    where ${all(belonging(reading))}
    order by ${order(reading)}
  `.execute(db)
  const statusOf = await contentStatuses(db, reading.mallId, today, ids)
  const belongings = await Promise.all(
    Object.entries(reading.type.alsoListed).map(async ([name, { type, by }]) => {
      const kind = kindOf(type)
      if (!kind) throw new Error(`There is no kind ${type}`)
      const filters = ids ? { [by]: ids } : {}
      const all = await listRecords(db, { type: kind, mallId: reading.mallId, filters }, today)
      return [name, Map.groupBy(all, (record) => record[by])] as const
    }),
  )
  const leftOut = describeFields(reading.type)
    .filter(({ name, localised }) => localised && reading.type.notInList.includes(name))
    .map(({ name }) => name)
  return rows.map((row) => {
    const record: Data = { ...recordOf(row), contentStatus: statusOf(row.id) }
    if (leftOut.length > 0)
      record.writtenIn = Object.fromEntries(leftOut.map((name) => [name, languagesOf(record[name])]))
    for (const name of reading.type.notInList) delete record[name]
    for (const [name, byRecord] of belongings) record[name] = byRecord.get(row.id) ?? []
    return record
  })
}

const languagesOf = (texts: unknown) => Object.keys(texts ?? {})

/**
 * Compares records with the last publication. This is a query of its own: without table statistics, PostgreSQL may join
 * the two by nested loops.
 */
async function contentStatuses(
  db: Db,
  mallId: string,
  today: string,
  ids: readonly string[] | undefined,
): Promise<(id: string) => ContentStatus> {
  const within = (snapshot: RawBuilder<SnapshotRow>) =>
    ids ? sql<SnapshotRow>`select * from (${snapshot}) snapshot where record_id = ${oneOf(ids)}` : snapshot
  const [before, after] = [within(lastPublished(mallId)), within(currentSnapshot(mallId, today))]
  const published = await selectIds(db, before)
  const different = await selectIds(db, differencesBetween(before, after))
  return (id) => (!published.has(id) ? 'unpublished' : different.has(id) ? 'changed' : 'published')
}

/** Selects a page of the records of a kind. */
export function selectRecords(
  db: Db,
  { sorts, ...reading }: Reading & { sorts: Record<string, SortKind> },
  languages: Languages,
  list: ListQuery,
): Promise<Selected> {
  const { type, mallId, filters } = reading
  const created = timeColumn(sql`created_at`)
  const from = sql`
    select id, list_fields, created_at, updated_at, search_text from content where ${all(belonging(reading))}
  `
  const columns = Object.entries(sorts).map(([name, kind]): [string, SortColumn] => [
    name,
    kind === 'time'
      ? timeColumn(name === 'createdAt' ? sql`created_at` : sql`updated_at`)
      : jsonColumn(sql`list_fields`, name, kind, languages),
  ])
  return selectPage(
    db,
    {
      from,
      columns: Object.fromEntries(columns),
      order: type.ordered ? [numberColumn(sql`(list_fields ->> 'index')`), created] : [created],
      text: sql`search_text`,
    },
    { ...list, of: JSON.stringify([type.type, mallId, filters]) },
  )
}

/** Lists the short form of records, for choosing one. */
export async function listOptions(db: Db, reading: Reading): Promise<Option[]> {
  const { rows } = await sql<{
    id: string
    name: unknown
    status: Status
    parent: string | null
    thumbnail: string | null
  }>`
    select content.id, content.data -> 'name' as name, content.status, content.data ->> 'parentId' as parent,
      media.url as thumbnail
    from content
    left join media on media.mall_id = content.mall_id and media.deleted_at is null
      and media.id = cast(coalesce(content.data ->> 'logoId', content.data ->> 'imageId') as uuid)
    where ${all(belonging(reading))}
    order by ${order(reading)}
  `.execute(db)
  const hasParent = (reading.type.fieldNames as string[]).includes('parentId')
  return rows.map(({ id, name, status, parent, thumbnail }) => ({
    id,
    name,
    status,
    ...(hasParent ? { parentId: parent } : {}),
    thumbnailUrl: thumbnail,
  }))
}
