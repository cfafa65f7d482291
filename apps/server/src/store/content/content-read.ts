import { type ContentStatus, describeFields, type Option, type Status, type TypeNumber } from '@kiosk-admin/api-client'
import { type StoredKind, storedKinds } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import { currentSnapshot, differencesBetween, lastPublished, selectIds } from '../../db/publication/snapshot'
import type { Db } from '../../dependencies'
import { type ContentRow, type Data, recordOf } from '../records'

type Reading = {
  type: StoredKind
  mallId: string
  /** Which of the three types the reader may see; absent for a kind without types. */
  types?: readonly TypeNumber[] | undefined
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** What every reading of a kind in a mall has in common. */
const belonging = ({ type, mallId, types }: Reading) => [
  sql`content.mall_id = ${mallId}`,
  sql`content.type = ${type.type}`,
  sql`content.deleted_at is null`,
  ...(types ? [sql`cast(content.data ->> 'type' as integer) in (${sql.join([0, ...types])})`] : []),
]

/** A further filter of a list is a field's value or, when no field has its name, the id of a record referred to. */
const filtered = ({ type }: Reading, filters: Record<string, unknown>) =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      (type.fieldNames as string[]).includes(name)
        ? sql`content.data ->> ${name} = ${String(value)}`
        : sql`exists (
            select from reference
            where reference.mall_id = content.mall_id and reference.from_id = content.id and reference.to_id = ${value}
          )`,
    )

const order = ({ type }: Reading) =>
  type.ordered
    ? sql`cast(content.data ->> 'index' as integer), content.created_at, content.id`
    : sql`content.created_at, content.id`

/** The records of a kind in a mall, each with where it stands against the last publication. */
export async function listRecords(
  db: Db,
  reading: Reading,
  today: string,
  filters: Record<string, unknown> = {},
): Promise<Data[]> {
  const { rows } = await sql<Parameters<typeof recordOf>[0]>`
    select content.id, content.mall_id, content.data, content.version, content.created_at, content.updated_at, content.updated_by
    from content
    where ${all([...belonging(reading), ...filtered(reading, filters)])}
    order by ${order(reading)}
  `.execute(db)
  const statusOf = await standing(db, reading.mallId, today)
  const belongings = await Promise.all(
    Object.entries(reading.type.alsoListed).map(async ([name, { type, by }]) => {
      const all = await listRecords(db, { type: kindNamed(type), mallId: reading.mallId }, today)
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

function kindNamed(name: string): StoredKind {
  const kind = storedKinds.find(({ type }) => type === name)
  if (!kind) throw new Error(`There is no kind ${name}`)
  return kind
}

/**
 * Where records stand against the last publication. Asked apart from the records: joined in one statement, a database
 * that has not yet counted its rows may compare each with each.
 */
async function standing(db: Db, mallId: string, today: string): Promise<(id: string) => ContentStatus> {
  const published = await selectIds(db, lastPublished(mallId))
  const different = await selectIds(db, differencesBetween(lastPublished(mallId), currentSnapshot(mallId, today)))
  return (id) => (!published.has(id) ? 'unpublished' : different.has(id) ? 'changed' : 'published')
}

/** The short form, enough to choose a record by. */
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

/** Records of a kind in these malls; what is in the trash is not there. */
export async function findRecords(
  db: Db,
  type: StoredKind,
  ids: readonly string[],
  mallIds: readonly string[],
): Promise<ContentRow[]> {
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where('id', 'in', ids)
    .where('type', '=', type.type)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter((row) => mallIds.includes(row.mall_id))
}

/** A record of a kind wherever it lies; what is in the trash is not there. */
export const findRecord = (db: Db, type: StoredKind, id: string): Promise<ContentRow | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', type.type)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
